package org.jadoube.laws;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jadoube.laws.PenaltyRules.Penalty;
import org.junit.jupiter.api.Test;

class PenaltyRulesTest {
    private static final long MINUTE = 60_000_000;

    @Test
    void theFirstInStandardChessGivesTheOpponentTwoMinutes() {
        assertEquals(
                new Penalty.ExtraTime(BLACK, 2 * MINUTE), PenaltyRules.STANDARD.penalty(WHITE, 1));
    }

    @Test
    void theFirstInBlitzGivesTheOpponentOneMinute() {
        assertEquals(
                new Penalty.ExtraTime(WHITE, MINUTE),
                PenaltyRules.RAPID_AND_BLITZ.penalty(BLACK, 1));
    }

    @Test
    void theSecondLoses() {
        assertEquals(new Penalty.GameLost(BLACK), PenaltyRules.STANDARD.penalty(BLACK, 2));
        assertEquals(new Penalty.GameLost(WHITE), PenaltyRules.RAPID_AND_BLITZ.penalty(WHITE, 2));
    }

    @Test
    void anEventMayForgiveMore() {
        PenaltyRules lenient = new PenaltyRules(MINUTE, 3);
        assertEquals(new Penalty.ExtraTime(BLACK, MINUTE), lenient.penalty(WHITE, 2));
        assertEquals(new Penalty.GameLost(WHITE), lenient.penalty(WHITE, 3));
    }

    @Test
    void anEventMayLetTheFirstLoseAndGiveNoTimeForAWrongClaim() {
        assertEquals(new Penalty.GameLost(WHITE), new PenaltyRules(0, 1).penalty(WHITE, 1));
    }

    @Test
    void noEventCanForgiveNoneOrTakeTimeAway() {
        assertThrows(IllegalArgumentException.class, () -> new PenaltyRules(0, 0));
        assertThrows(IllegalArgumentException.class, () -> new PenaltyRules(-1, 2));
    }
}
