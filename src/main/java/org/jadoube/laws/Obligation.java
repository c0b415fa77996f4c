package org.jadoube.laws;

import java.util.Set;
import org.jadoube.chess.Move;

/**
 * What a player who has touched pieces, or declared a move, still may do.
 *
 * @param article what binds the player
 * @param moves the moves that satisfy it, at least one
 */
public record Obligation(Article article, Set<Move> moves) {

    /** The articles of the Laws that bind. */
    public enum Article {
        /** Own pieces were touched: the first that can move moves. */
        OWN_TOUCHED("4.3.1"),
        /** Pieces of the opponent were touched: the first that can be taken is taken. */
        ENEMY_TOUCHED("4.3.2"),
        /** Pieces of both colors were touched. */
        BOTH_TOUCHED("4.3.3"),
        /** King and then a rook were touched: castling on that side. */
        KING_AND_ROOK("4.4.1"),
        /** A rook was touched before the king: no castling with it. */
        ROOK_FIRST("4.4.2"),
        /** King and then a rook were touched, and cannot castle: another move of the king. */
        KING_INSTEAD("4.4.3"),
        /** The move declared with a wrong claim. */
        DECLARED("9.5.3");

        private final String number;

        Article(String number) {
            this.number = number;
        }

        /** The number of the article, such as {@code 4.3.1}. */
        @Override
        public String toString() {
            return number;
        }
    }

    public Obligation {
        moves = Set.copyOf(moves);
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("an obligation that no move satisfies binds nobody");
        }
    }
}
