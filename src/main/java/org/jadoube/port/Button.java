package org.jadoube.port;

/** The buttons that a board may have beside it; which wire is which is up to the adapter. */
public enum Button {
    /** White's side of the clock. */
    WHITE_CLOCK,
    /** Black's side of the clock. */
    BLACK_CLOCK,
    /** The player to move is going to adjust pieces. */
    ADJUST,
    /** The player whose move was the last offers a draw. */
    OFFER_DRAW,
    /** The player to move resigns. */
    RESIGN,
    QUEEN,
    ROOK,
    BISHOP,
    KNIGHT
}
