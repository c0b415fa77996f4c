package org.jadoube.guidance;

/**
 * How much the board helps a player; each level has all that the ones before it have.
 *
 * <p>Advice is forbidden in serious play (Laws 11.3.1): there it is {@link #NONE} for both.
 */
public enum HelpLevel {
    /** Only what the board itself needs: questions, duties, what has to be put right. */
    NONE,
    /** Checks, and in words why a move is not legal. */
    ERRORS,
    /** Where the piece in the hand may go. */
    SQUARES,
    /** On which of these squares it would be lost. */
    DANGER,
    /** Which pieces may move. */
    PIECES,
    /** A good move, instead of all pieces that may move. */
    HINT;

    /** Whether this level has what another one brings. */
    public boolean has(HelpLevel other) {
        return compareTo(other) >= 0;
    }
}
