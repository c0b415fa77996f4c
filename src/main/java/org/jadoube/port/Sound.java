package org.jadoube.port;

/** What a buzzer beside a board may tell; how it sounds is up to the adapter. */
public enum Sound {
    /** Something is wrong on the board, or was refused. */
    WRONG,
    /** The board has a question. */
    QUESTION,
    /** The game is over. */
    OVER
}
