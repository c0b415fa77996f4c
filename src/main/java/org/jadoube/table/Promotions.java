package org.jadoube.table;

import org.jadoube.chess.Move;

/** Tells moves by which a pawn becomes another piece from all others. */
final class Promotions {
    private Promotions() {}

    static boolean isOne(Move move) {
        return move instanceof Move.Normal normal && normal.promotion() != null;
    }
}
