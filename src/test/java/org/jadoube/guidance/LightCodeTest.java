package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LightCodeTest {

    @Test
    void eachCueHasOneCode() {
        assertEquals(
                EnumSet.allOf(Cue.class),
                EnumSet.copyOf(Arrays.stream(LightCode.values()).map(LightCode::cue).toList()));
        assertEquals(Cue.values().length, LightCode.values().length);
    }

    @Test
    void noLightFlashesMoreThanThreeTimesASecond() {
        Stream.of(LightCode.values())
                .filter(light -> light.offMillis() > 0)
                .forEach(light -> assertTrue(light.onMillis() + light.offMillis() >= 334));
    }

    @ParameterizedTest
    @EnumSource(LightCode.class)
    void aLightHoldsUntilItChangesAndIsLitAsLongAsItsRhythmSays(LightCode light) {
        long cycleMicros = (light.onMillis() + light.offMillis()) * 1_000L;
        long lit = 0;
        long holds;
        for (long micros = 0; micros < cycleMicros; micros += holds) {
            holds = Math.min(light.holdsMicros(micros), cycleMicros - micros);
            boolean isLit = light.isLit(micros);
            lit += isLit ? holds : 0;
            assertEquals(isLit, light.isLit(micros + holds - 1));
            if (light.holdsMicros(micros) == holds) {
                assertNotEquals(isLit, light.isLit(micros + holds));
            }
        }
        assertEquals(light.onMillis() * 1_000L, lit);
    }

    @Test
    void anAnnouncedMoveIsLitFromAndToInTurn() {
        for (long micros = 0; micros < 2_000_000; micros += 50_000) {
            assertNotEquals(
                    LightCode.ANNOUNCED_FROM.isLit(micros), LightCode.ANNOUNCED_TO.isLit(micros));
        }
    }
}
