package org.jadoube.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.laws.winnability.Winnability;
import org.junit.jupiter.api.Test;

class ProspectsTest {
    private static final Winnability ONLY_WHITE = new Winnability(Verdict.YES, Verdict.NO);
    private static final Winnability UNKNOWN =
            new Winnability(Verdict.NOT_DECIDED, Verdict.NOT_DECIDED);

    @Test
    void atTheStartTheQuickTestDecidesNothing() {
        Prospects prospects = Prospects.of(Game.fromStart());

        assertEquals(UNKNOWN, prospects.now());
        assertFalse(prospects.isFinal());
    }

    @Test
    void bareKingsAreDeadAtOnce() {
        Prospects prospects =
                Prospects.of(Games.fromFen("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "Kxd2"));

        assertEquals(OptionalInt.of(1), prospects.deadAfter());
        assertTrue(prospects.isFinal());
    }

    @Test
    void whoCannotMateNeverCanAgainButTheOtherIsOpen() {
        Prospects prospects = Prospects.of(Games.played("e4")).judged(0, ONLY_WHITE);

        assertEquals("?-", prospects.now().toString());
        assertEquals("?-", prospects.after(Games.played("e4 e5").position()).now().toString());
        assertEquals(ONLY_WHITE, prospects.first(0).now());
    }

    @Test
    void aFullTestThatLeavesItOpenIsFinalToo() {
        Prospects prospects = Prospects.of(Game.fromStart()).judged(0, UNKNOWN);

        assertTrue(prospects.isFinal());
        assertEquals(OptionalInt.empty(), prospects.deadAfter());
    }
}
