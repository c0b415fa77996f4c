package org.jadoube.chess;

/** The kind of a piece, whatever its color. */
public enum Role {
    PAWN,
    KNIGHT,
    BISHOP,
    ROOK,
    QUEEN,
    KING
}
