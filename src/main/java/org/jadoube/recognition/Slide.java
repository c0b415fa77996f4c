package org.jadoube.recognition;

import org.jadoube.chess.Move;

/** Recognises that a move that was shown for made was only a stop on the way of a slide. */
final class Slide {
    private Slide() {}

    /**
     * Whether the piece that made the only move still open to revision left its square again after
     * no more than a stop.
     *
     * @param shown the moves on the board
     */
    static boolean wentOn(Line shown, Hypothesis hypothesis) {
        if (shown.plies() != hypothesis.line().plies() + 1
                || !(shown.lastMove() instanceof Move.Normal move)) {
            return false;
        }
        long left = hypothesis.interval().contacts();
        if (((move.from().bit() | move.to().bit()) & left) != 0) {
            return false;
        }
        History history = new History(hypothesis.interval());
        int stop = move.to().index();
        long landed = history.closingFromEnd(stop, 0);
        return landed != Long.MIN_VALUE
                && history.openingFromEnd(stop, 0) - landed < Cost.SLIDE_STOP_MICROS;
    }
}
