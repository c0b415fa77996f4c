package org.jadoube.table;

import org.jadoube.chess.Color;
import org.jspecify.annotations.Nullable;

/**
 * The illegal moves of a game that were penalised (Laws 7.5).
 *
 * @param last the last of them, null before the first
 */
record IllegalMoves(int white, int black, @Nullable Press last) {
    private static final long ONE_PRESS_MICROS = 1_000_000;

    static final IllegalMoves NONE = new IllegalMoves(0, 0, null);

    /**
     * A press that completed none of the legal moves.
     *
     * @param plies the number of moves made before it
     * @param contacts the closed contacts at that moment
     * @param hasMoved whether anything differed from the position
     */
    record Press(int plies, long contacts, boolean hasMoved, long atMicros) {

        /** Whether a later press is about the same: nothing was put right or tried in between. */
        boolean isRepeatedBy(Press later) {
            return plies == later.plies
                    && contacts == later.contacts
                    && (hasMoved || later.atMicros - atMicros < ONE_PRESS_MICROS);
        }
    }

    int of(Color color) {
        return color == Color.WHITE ? white : black;
    }

    /** Whether a press only repeats the one that was penalised last. */
    boolean isRepeatedBy(Press press) {
        return last != null && last.isRepeatedBy(press);
    }

    IllegalMoves and(Color color, Press press) {
        return color == Color.WHITE
                ? new IllegalMoves(white + 1, black, press)
                : new IllegalMoves(white, black + 1, press);
    }
}
