package org.jadoube.port;

/**
 * What a buzzer beside a board may tell, the more important the later; how it sounds is up to the
 * adapter.
 */
public enum Sound {
    /** The board has a question. */
    QUESTION,
    /** Something is wrong on the board, or was refused. */
    WRONG,
    /** The game is over. */
    OVER
}
