package org.jadoube.clock;

/** What sets the clock of the side to move going at the beginning of a game. */
public enum ClockStart {
    /** The opponent's press: Black starts White's clock. */
    PRESS,
    /**
     * Nothing: the first move of the game is not timed, and completing it starts the reply's time.
     */
    FIRST_MOVE
}
