package org.jadoube.recognition;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;

/**
 * A move as part of an explanation.
 *
 * @param before the position in which it is played
 * @param signature what it does to the contacts that are not masked
 * @param evidence how well its victim was seen to leave
 */
record Ply(Position before, Move move, Signature signature, Evidence evidence) {

    /** How well the contacts show that a swapped square was empty in between. */
    enum Evidence {
        /** It opened and closed, or nothing had to. */
        SEEN,
        /** It opened too briefly to be believed. */
        GRAZED,
        /** It was never seen to change. */
        UNSEEN
    }

    /** The squares that the moving pieces pass. */
    long passed() {
        return switch (move) {
            case Move.Normal normal -> between(normal.from(), normal.to());
            case Move.EnPassant taking -> 0;
            case Move.Castle castle ->
                    between(castle.king(), castle.kingTarget())
                            | between(castle.rook(), castle.rookTarget());
        };
    }

    /** The squares between two squares of one line; none when they share no line. */
    static long between(Square a, Square b) {
        int files = b.file() - a.file();
        int ranks = b.rank() - a.rank();
        if (files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks)) {
            return 0;
        }
        int step = Integer.signum(files) + 8 * Integer.signum(ranks);
        long set = 0;
        for (int square = a.index() + step; square != b.index() && step != 0; square += step) {
            set |= 1L << square;
        }
        return set;
    }
}
