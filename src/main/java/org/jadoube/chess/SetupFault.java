package org.jadoube.chess;

/**
 * A rule that a {@link Setup} breaks, so that no game can have reached it or no move be made in it.
 *
 * @param message the fault in words, naming the squares
 */
public record SetupFault(Kind kind, String message) {

    /** The kinds of broken rules. */
    public enum Kind {
        NO_KING,
        SEVERAL_KINGS,
        PAWN_ON_OUTER_RANK,
        /** More than 16 pieces or 8 pawns of one side. */
        TOO_MANY_PIECES,
        /** More pieces that must have been promoted than pawns that are gone. */
        TOO_MANY_PROMOTED,
        OPPONENT_IN_CHECK,
        /** A check that no last move can have given. */
        IMPOSSIBLE_CHECK,
        /** A castling right without king and rook on its back rank, or to one rook too many. */
        CASTLING_RIGHT,
        /** A castling right of pieces that cannot have begun the game where they stand. */
        CASTLING_START,
        EN_PASSANT,
        COUNTER;

        /** Whether the fault lies only in how the position came about, not in going on from it. */
        public boolean isOfThePastOnly() {
            return switch (this) {
                case TOO_MANY_PIECES, TOO_MANY_PROMOTED, IMPOSSIBLE_CHECK, CASTLING_START -> true;
                case NO_KING,
                        SEVERAL_KINGS,
                        PAWN_ON_OUTER_RANK,
                        OPPONENT_IN_CHECK,
                        CASTLING_RIGHT,
                        EN_PASSANT,
                        COUNTER ->
                        false;
            };
        }
    }
}
