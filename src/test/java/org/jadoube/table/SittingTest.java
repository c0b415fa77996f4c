package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.chess.Position;
import org.jadoube.guidance.LightFrame;
import org.junit.jupiter.api.Test;

/** A board in use, from one game to the next, with nobody touching a keyboard. */
class SittingTest {
    private static final Position START = Position.start();
    private static final Plan HOME = Plan.of(TableRules.DEFAULT);
    private static final String[] FOOLS_MATE = {"f2f3", "e7e5", "g2g4", "d8h4"};

    @Test
    void twoGamesInARowWithoutAKeyboard() {
        Evening evening = Evening.at(HOME, START.occupied()).play(FOOLS_MATE);
        assertEquals("0-1 checkmate", evening.outcome());

        evening.rest(3_000).arrange(Evening.BARE).arrange(START).rest(5_000);
        assertEquals("*", evening.outcome());
        assertEquals("", evening.moves());
        evening.play("e2e4", "e7e5");

        assertEquals("e2e4 e7e5", evening.moves());
        assertEquals(1, evening.effects(Effect.GameBegun.class).size());
        assertTrue(evening.effects(Effect.Abandoned.class).isEmpty());
    }

    @Test
    void aBareBoardIsSetUpGroupByGroup() {
        Evening evening = Evening.at(HOME, Evening.BARE);
        assertEquals("Put the white king on e1.", evening.says());
        assertEquals("e1 fill", evening.lights());
        evening.hand("e1+", "d1+");
        assertEquals("Put the white rooks on a1 and h1.", evening.says());
        evening.hand("a1+");
        assertEquals("Put the white rook on h1.", evening.says());
        evening.arrange(START);
        assertEquals("The pieces stand. White is to move.", evening.says());
        assertEquals("set up the pieces", evening.moves());
        evening.rest(2_000);
        assertEquals("White is to move.", evening.says());
        assertEquals(LightFrame.DARK, evening.sitting().lights());
        assertEquals(List.of(), evening.effects(Effect.Played.class));
    }
}
