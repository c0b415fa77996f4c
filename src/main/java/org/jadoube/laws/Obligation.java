package org.jadoube.laws;

import java.util.Set;
import org.jadoube.chess.Move;

/**
 * What a player who has touched pieces still may do.
 *
 * @param article the article of the Laws that binds, such as {@code 4.3.1}
 * @param moves the moves that satisfy it, at least one
 */
public record Obligation(String article, Set<Move> moves) {

    public Obligation {
        moves = Set.copyOf(moves);
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("an obligation that no move satisfies binds nobody");
        }
    }
}
