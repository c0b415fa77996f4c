package org.jadoube.chess;

/**
 * The rules by which a game is played.
 *
 * <p>They differ in the start position and in how castling is written; legal moves are the same
 * question in both.
 */
public enum Variant {
    /** Ordinary chess: kings begin on the e-file, castling rooks on the a- and h-file. */
    STANDARD,
    /** Chess960 (Laws, guidelines II): one of 960 back ranks, the king between its rooks. */
    CHESS960
}
