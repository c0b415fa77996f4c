package org.jadoube.chess;

import java.util.Map;

/** Pieces on squares, by the rules or not. */
final class Placement {
    private final long[] byPiece = new long[Piece.values().length];

    Placement(Map<Square, Piece> board) {
        board.forEach((square, piece) -> byPiece[piece.ordinal()] |= square.bit());
    }

    long pieces(Color color, Role role) {
        return byPiece[Piece.of(color, role).ordinal()];
    }

    long pieces(Role role) {
        return pieces(Color.WHITE, role) | pieces(Color.BLACK, role);
    }

    long occupied(Color color) {
        long set = 0;
        for (Role role : Role.values()) {
            set |= pieces(color, role);
        }
        return set;
    }

    long occupied() {
        return occupied(Color.WHITE) | occupied(Color.BLACK);
    }

    long attackers(Square square, Color by) {
        long attackers = 0;
        for (Role role : Role.values()) {
            // A piece attacks the square from wherever its enemy counterpart there would.
            Piece counterpart = Piece.of(by.opposite(), role);
            attackers |= Attacks.of(counterpart, square, occupied()) & pieces(by, role);
        }
        return attackers;
    }
}
