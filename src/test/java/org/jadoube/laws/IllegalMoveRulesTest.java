package org.jadoube.laws;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jadoube.laws.IllegalMoveRules.Penalty;
import org.junit.jupiter.api.Test;

class IllegalMoveRulesTest {
    private static final long MINUTE = 60_000_000;

    @Test
    void theFirstInStandardChessGivesTheOpponentTwoMinutes() {
        assertEquals(
                new Penalty.ExtraTime(BLACK, 2 * MINUTE),
                IllegalMoveRules.STANDARD.penalty(WHITE, 1));
    }

    @Test
    void theFirstInBlitzGivesTheOpponentOneMinute() {
        assertEquals(
                new Penalty.ExtraTime(WHITE, MINUTE),
                IllegalMoveRules.RAPID_AND_BLITZ.penalty(BLACK, 1));
    }

    @Test
    void theSecondLoses() {
        assertEquals(new Penalty.GameLost(BLACK), IllegalMoveRules.STANDARD.penalty(BLACK, 2));
        assertEquals(
                new Penalty.GameLost(WHITE), IllegalMoveRules.RAPID_SUPERVISED.penalty(WHITE, 2));
    }

    @Test
    void anEventMayForgiveMore() {
        IllegalMoveRules lenient = new IllegalMoveRules(MINUTE, 3, true);
        assertEquals(new Penalty.ExtraTime(BLACK, MINUTE), lenient.penalty(WHITE, 2));
        assertEquals(new Penalty.GameLost(WHITE), lenient.penalty(WHITE, 3));
    }

    @Test
    void noEventCanForgiveNone() {
        assertThrows(IllegalArgumentException.class, () -> new IllegalMoveRules(0, 0, true));
    }
}
