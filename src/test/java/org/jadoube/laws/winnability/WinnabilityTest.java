package org.jadoube.laws.winnability;

import static org.jadoube.laws.winnability.Verdict.NO;
import static org.jadoube.laws.winnability.Verdict.NOT_DECIDED;
import static org.jadoube.laws.winnability.Verdict.YES;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WinnabilityTest {
    @ParameterizedTest
    @CsvSource({
        "NO, NO, true",
        "YES, NO, false",
        "NO, YES, false",
        "NO, NOT_DECIDED, false",
        "NOT_DECIDED, NO, false",
        "NOT_DECIDED, NOT_DECIDED, false",
    })
    void onlyWhatIsCertainForBothIsDead(Verdict white, Verdict black, boolean dead) {
        assertEquals(dead, new Winnability(white, black).isDead());
    }

    @Test
    void eachSideHasItsVerdict() {
        Winnability winnability = new Winnability(YES, NO);

        assertEquals(YES, winnability.of(Color.WHITE));
        assertEquals(NO, winnability.of(Color.BLACK));
        assertEquals("W-", winnability.toString());
        assertEquals("?B", new Winnability(NOT_DECIDED, YES).toString());
    }
}
