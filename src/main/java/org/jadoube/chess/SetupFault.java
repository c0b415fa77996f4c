package org.jadoube.chess;

/**
 * A rule that a {@link Setup} breaks, so that no game can have reached it or no move be made in it.
 */
public record SetupFault(Kind kind, String message) {

    /** The kinds of broken rules. */
    public enum Kind {
        NO_KING,
        SEVERAL_KINGS,
        PAWN_ON_OUTER_RANK,
        TOO_MANY_PIECES,
        OPPONENT_IN_CHECK,
        IMPOSSIBLE_CHECK,
        CASTLING_RIGHT,
        EN_PASSANT,
        COUNTER
    }
}
