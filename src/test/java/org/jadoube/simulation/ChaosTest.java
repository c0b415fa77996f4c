package org.jadoube.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.simulation.Chaos.Survived;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is done to a board: it goes on, its record is legal, and what was kept survives. */
class ChaosTest {
    private static final int EVENTS = 250;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void stormsNonsenseAndPowerCutsBreakNothing(long seed) {
        Survived survived = Chaos.of(seed, EVENTS);

        assertTrue(survived.inputs() > EVENTS, "hardly anything happened: " + survived);
        assertTrue(survived.restarts() > 0, "no power cut");
    }

    @Test
    void theSameSeedIsTheSameChaos() {
        assertEquals(Chaos.of(9, EVENTS), Chaos.of(9, EVENTS));
    }
}
