package org.jadoube.laws;

import org.jadoube.chess.Color;

/**
 * What an illegal move costs that was completed by pressing the clock (Laws 7.5.5, A.3 to A.5, B.2,
 * B.3).
 *
 * @param extraTimeMicros what the opponent gets for an illegal move that does not lose yet, in
 *     microseconds
 * @param losesAt the number of a player's illegal moves that loses the game, at least 1
 * @param correctableAfterReply whether an illegal move is corrected even when the opponent has
 *     replied; else it stands from then on
 */
public record IllegalMoveRules(long extraTimeMicros, int losesAt, boolean correctableAfterReply) {
    private static final long MINUTE = 60_000_000;

    /** Standard chess: two minutes, the second loses, correctable whenever found (7.5.1). */
    public static final IllegalMoveRules STANDARD = new IllegalMoveRules(2 * MINUTE, 2, true);

    /** Rapid and blitz without an arbiter at every board: one minute, until the reply (A.5.2). */
    public static final IllegalMoveRules RAPID_AND_BLITZ = new IllegalMoveRules(MINUTE, 2, false);

    /** Rapid under the competition rules of standard play: one minute (A.3, A.4). */
    public static final IllegalMoveRules RAPID_SUPERVISED = new IllegalMoveRules(MINUTE, 2, true);

    public IllegalMoveRules {
        if (extraTimeMicros < 0 || losesAt < 1) {
            throw new IllegalArgumentException(
                    "extra time " + extraTimeMicros + ", loses at " + losesAt);
        }
    }

    /** What follows from an illegal move. */
    public sealed interface Penalty {
        /** The opponent gets time; the move is replaced by a legal one. */
        record ExtraTime(Color to, long micros) implements Penalty {}

        /** The game is over: see {@link Adjudication#illegalMoves}. */
        record GameLost(Color by) implements Penalty {}
    }

    /**
     * The penalty for a player's illegal move.
     *
     * @param count how many this player has now completed in the game, this one included, from 1
     */
    public Penalty penalty(Color player, int count) {
        return count >= losesAt
                ? new Penalty.GameLost(player)
                : new Penalty.ExtraTime(player.opposite(), extraTimeMicros);
    }
}
