package org.jadoube.laws;

import java.util.Optional;
import org.jadoube.chess.Color;
import org.jspecify.annotations.Nullable;

/**
 * The offer of a draw that stands, if any (Laws 9.1.2); immutable.
 *
 * <p>An offer cannot be withdrawn and carries no condition. It stands until the opponent accepts
 * it, declines it in words or by touching a piece to move or take it, or the game ends. One made
 * after one's move and before pressing the clock is made at the right time; at any other time it is
 * valid all the same, but may annoy (11.5).
 */
public final class DrawOffer {
    private static final DrawOffer NONE = new DrawOffer(null);

    private final @Nullable Color offeredBy;

    private DrawOffer(@Nullable Color offeredBy) {
        this.offeredBy = offeredBy;
    }

    /** No offer. */
    public static DrawOffer none() {
        return NONE;
    }

    /** Who has offered the draw that is waiting for an answer. */
    public Optional<Color> offeredBy() {
        return Optional.ofNullable(offeredBy);
    }

    /**
     * The state after a player has offered a draw. Where the opponent's offer stands already, the
     * new one changes nothing: to offer is not to accept.
     */
    public DrawOffer offer(Color player) {
        return offeredBy == null ? new DrawOffer(player) : this;
    }

    /** The state after a player has declined in words; one's own offer cannot be declined. */
    public DrawOffer decline(Color player) {
        return offeredBy == player.opposite() ? NONE : this;
    }

    /** The state after a player has touched a piece to move or take it: that declines. */
    public DrawOffer touch(Color player) {
        return decline(player);
    }
}
