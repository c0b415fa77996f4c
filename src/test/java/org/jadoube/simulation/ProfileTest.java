package org.jadoube.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Hands and boards as values. */
class ProfileTest {

    @Test
    void aParameterIsFoundByItsWord() {
        assertEquals(Parameter.PUT_BACK, Parameter.of("put-back").orElseThrow());
        assertTrue(Parameter.of("putback").isEmpty());
    }

    @Test
    void aProfileIsTheClubButForWhatItNames() {
        assertEquals(0.6, Profile.BLITZ.get(Parameter.HAND_SCALE));
        assertEquals(Parameter.CHATTER.usual(), Profile.BLITZ.get(Parameter.CHATTER));
        assertEquals(Profile.BLITZ, Profile.of("blitz").orElseThrow());
    }

    @Test
    void aValueOutOfRangeIsRefusedWithTheRange() {
        IllegalArgumentException refusal =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> Profile.CLUB.with(Parameter.SLIDE, 1.5));

        assertEquals("slide is 0 to 1, not 1.5", refusal.getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> Profile.CLUB.with(Parameter.SLIDE, Double.NaN));
    }

    @Test
    void everyUsualValueIsWithinItsRange() {
        for (Parameter parameter : Parameter.values()) {
            assertEquals(
                    parameter.usual(),
                    Profile.CLUB.with(parameter, parameter.usual()).get(parameter));
        }
    }
}
