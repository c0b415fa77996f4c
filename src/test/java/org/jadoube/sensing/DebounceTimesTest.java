package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DebounceTimesTest {
    @Test
    void aMillisecondAndATenthOfASecondAreTheBounds() {
        assertEquals(1_000, new DebounceTimes(1_000, 100_000).liftMicros());
        assertEquals(100_000, new DebounceTimes(1_000, 100_000).placeMicros());
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 999, 100_001, Integer.MAX_VALUE})
    void otherTimesAreRefused(int micros) {
        assertThrows(IllegalArgumentException.class, () -> new DebounceTimes(micros, 15_000));
        assertThrows(IllegalArgumentException.class, () -> new DebounceTimes(15_000, micros));
    }
}
