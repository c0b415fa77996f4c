package org.jadoube.laws;

import org.jadoube.chess.Color;

/**
 * What an illegal move costs that was completed by pressing the clock, and a wrong claim of a draw
 * (Laws 7.5.5, 9.5.3, A.3, B.3).
 *
 * @param extraTimeMicros what the opponent gets for a wrong claim, and for an illegal move that
 *     does not lose yet, in microseconds
 * @param losesAt the number of a player's illegal moves that loses the game, at least 1
 */
public record PenaltyRules(long extraTimeMicros, int losesAt) {
    private static final long MINUTE = 60_000_000;

    /** Standard chess: two minutes, the second illegal move loses. */
    public static final PenaltyRules STANDARD = new PenaltyRules(2 * MINUTE, 2);

    /** Rapid and blitz: one minute, the second illegal move loses. */
    public static final PenaltyRules RAPID_AND_BLITZ = new PenaltyRules(MINUTE, 2);

    public PenaltyRules {
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
