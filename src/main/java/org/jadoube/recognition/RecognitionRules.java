package org.jadoube.recognition;

import org.jadoube.chess.Square;

/**
 * How moves are made on this board.
 *
 * @param completion what completes a move
 * @param touchMove whether a released move stands
 * @param masked squares whose contacts are known to be dead
 * @param scanMicros the time of one scan of the board, within which order says nothing
 */
public record RecognitionRules(
        Completion completion, TouchMove touchMove, long masked, long scanMicros) {

    /** At home, no clock, every contact sound, a hundred scans a second. */
    public static final RecognitionRules DEFAULT =
            new RecognitionRules(Completion.AUTO, TouchMove.TOLERANT, 0, 10_000);

    /** What completes a move. */
    public enum Completion {
        /** Rest, and the opponent's touch. */
        AUTO,
        /** The mover's clock button. */
        PRESS
    }

    /** How strictly a touched or released piece binds. */
    public enum TouchMove {
        /** Hands may wander until the opponent touches a piece or the clock is pressed. */
        TOLERANT,
        /** Laws of Chess, article 4: a touched piece moves, a released move stands. */
        STRICT
    }

    /** The same on a board of which other contacts are dead. */
    public RecognitionRules masking(long contacts) {
        return new RecognitionRules(completion, touchMove, contacts, scanMicros);
    }

    /** The same with one contact counting or not. */
    public RecognitionRules masking(Square square, boolean dead) {
        return masking(dead ? masked | square.bit() : masked & ~square.bit());
    }

    /** Whether pieces put back where they came from undo moves. */
    boolean allowsTakeback() {
        return touchMove == TouchMove.TOLERANT;
    }

    /** Whether a rest releases a piece for good (Laws 4.7), there being no button to say so. */
    boolean releasesByRest() {
        return touchMove == TouchMove.STRICT && completion == Completion.AUTO;
    }
}
