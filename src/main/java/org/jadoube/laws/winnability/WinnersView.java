package org.jadoube.laws.winnability;

import org.jadoube.chess.Color;

/** The board turned so that the side that wants to mate, the winner, plays up it. */
final class WinnersView {

    private WinnersView() {}

    /** The squares as the winner sees them. */
    static long of(long squares, Color winner) {
        return winner == Color.WHITE ? squares : Long.reverseBytes(squares);
    }

    /** The square as the winner sees it. */
    static int of(int square, Color winner) {
        return winner == Color.WHITE ? square : square ^ 56;
    }
}
