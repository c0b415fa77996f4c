package org.jadoube.laws;

import java.util.Optional;
import org.jadoube.chess.Move;

/**
 * A claim for a draw by the player to move (Laws 9.2, 9.3).
 *
 * <p>It cannot be withdrawn (9.5.1), lapses for a player who has touched a piece on this move (9.4,
 * for the caller to see to), and is also an offer of a draw (9.1.2.3).
 *
 * @param intended the move that the player has declared and will have to make if the claim is wrong
 *     (9.5.3); none if the claim is about the position on the board
 */
public record DrawClaim(Ground ground, Optional<Move> intended) {

    /** What a claim rests on. */
    public enum Ground {
        /** The same position for the third time. */
        THREEFOLD,
        /** Fifty moves by each side without a capture or a pawn move. */
        FIFTY
    }

    /** A claim about the position on the board. */
    public static DrawClaim onTheBoard(Ground ground) {
        return new DrawClaim(ground, Optional.empty());
    }

    /** A claim about the position that a declared move would bring about. */
    public static DrawClaim withMove(Ground ground, Move intended) {
        return new DrawClaim(ground, Optional.of(intended));
    }

    /**
     * The draw if the claim is right, else nothing.
     *
     * @throws IllegalArgumentException if the declared move is not legal
     */
    public Optional<Outcome> outcome(Game game) {
        Game claimed = intended.map(game::play).orElse(game);
        boolean right =
                switch (ground) {
                    case THREEFOLD -> claimed.canClaimThreefold();
                    case FIFTY -> claimed.canClaimFifty();
                };
        return right ? Optional.of(Outcome.draw(termination())) : Optional.empty();
    }

    private Termination termination() {
        return switch (ground) {
            case THREEFOLD -> Termination.THREEFOLD;
            case FIFTY -> Termination.FIFTY;
        };
    }
}
