package org.jadoube.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jadoube.chess.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OutcomeTest {

    @Test
    void readsAsScenariosWriteIt() {
        assertEquals("0-1 checkmate", Outcome.win(Color.BLACK, Termination.CHECKMATE).toString());
        assertEquals("1/2-1/2 seventy-five", Outcome.draw(Termination.SEVENTY_FIVE).toString());
    }

    @Test
    void aFallenFlagMayBeADraw() {
        assertEquals("1/2-1/2 time", Outcome.draw(Termination.TIME).toString());
    }

    @Test
    void aCheckmateIsNeverADraw() {
        assertThrows(IllegalArgumentException.class, () -> Outcome.draw(Termination.CHECKMATE));
    }

    @ParameterizedTest
    @EnumSource(
            names = {
                "STALEMATE",
                "AGREEMENT",
                "THREEFOLD",
                "FIVEFOLD",
                "FIFTY",
                "SEVENTY_FIVE",
                "DEAD_POSITION"
            })
    void nobodyWinsByADrawingRule(Termination termination) {
        assertThrows(IllegalArgumentException.class, () -> Outcome.win(Color.WHITE, termination));
    }
}
