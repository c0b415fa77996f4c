package org.jadoube.recognition;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * What a move does to the contacts.
 *
 * @param emptied squares occupied before the move and empty after it
 * @param filled squares empty before the move and occupied after it
 * @param swapped squares occupied before and after by different pieces, so that they must have
 *     opened in between: the target of a capture; in Chess960 also squares of a castling
 */
record Signature(long emptied, long filled, long swapped) {

    /** The signature of a move that is legal in the position. */
    static Signature of(Position position, Move move) {
        return switch (move) {
            case Move.Normal normal -> {
                long from = normal.from().bit();
                long to = normal.to().bit();
                boolean capture = (position.occupied() & to) != 0;
                yield new Signature(from, capture ? 0 : to, capture ? to : 0);
            }
            case Move.EnPassant taking ->
                    new Signature(
                            taking.from().bit() | taking.victim().bit(), taking.to().bit(), 0);
            case Move.Castle castle -> {
                long king = castle.king().bit();
                long rook = castle.rook().bit();
                long kingTarget = castle.kingTarget().bit();
                long rookTarget = castle.rookTarget().bit();
                long before = king | rook;
                long after = kingTarget | rookTarget;
                yield new Signature(
                        before & ~after,
                        after & ~before,
                        (king & rookTarget) | (rook & kingTarget));
            }
        };
    }

    /** The same move on a board where some contacts are known to be dead. */
    Signature without(long masked) {
        return new Signature(emptied & ~masked, filled & ~masked, swapped & ~masked);
    }

    /** The squares that open when the move is carried out. */
    long opening() {
        return emptied | swapped;
    }

    /** The squares that close when the move is carried out. */
    long closing() {
        return filled | swapped;
    }

    /** How often the contact of a square changes in this move. */
    int changes(long square) {
        return ((opening() & square) != 0 ? 1 : 0) + ((closing() & square) != 0 ? 1 : 0);
    }
}
