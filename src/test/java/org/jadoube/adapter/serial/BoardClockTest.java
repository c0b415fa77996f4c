package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardClockTest {
    private static final long HOST_START_MICROS = 987_654_321;

    private final BoardClock clock = new BoardClock();

    @Test
    void aLineThatWasNotDelayedTellsTheTimeOfThoseThatWere() {
        clock.arrived(1_000, 5_001_000);
        clock.arrived(1_100, 5_140_000);
        assertEquals(5_101_000, clock.hostMicros(1_100));
        assertEquals(5_001_000, clock.hostMicros(1_000));
    }

    @Test
    void theClockOfTheBoardMayWrap() {
        long wrap = 1L << 32;
        clock.arrived(wrap - 200, 5_000_000);
        clock.arrived(100, 5_300_000);
        assertEquals(5_300_000, clock.hostMicros(100));
        assertEquals(5_000_000, clock.hostMicros(wrap - 200));
    }

    @Test
    void aLineSentAgainSaysNothingOfTheTime() {
        clock.arrived(60_000, 5_000_000);
        clock.arrived(1_000, 5_100_000);
        assertEquals(5_000_000, clock.hostMicros(60_000));
    }

    /** Lines twice a second, delayed by 2 ms and 4 ms more on average, for five minutes. */
    @ParameterizedTest(name = "a board that gains {0} ms a second, seed {1}")
    @CsvSource({"0, 1", "5, 2", "-5, 3", "0.05, 4", "-12, 5", "8, 6"})
    void driftAndDelaysDoNotMoveTheTimes(double drift, long seed) {
        Random random = new Random(seed);
        double rate = 1 + drift / 1000;
        long worstMicros = 0;
        for (long trueMillis = 0; trueMillis < 300_000; trueMillis += 500) {
            long boardMillis = (long) (trueMillis * rate);
            double delayMillis = 2 - 4 * Math.log(1 - random.nextDouble());
            long trueMicros = HOST_START_MICROS + trueMillis * 1000;
            clock.arrived(boardMillis, trueMicros + (long) (delayMillis * 1000));
            if (trueMillis >= 15_000) {
                long error = clock.hostMicros(boardMillis) - trueMicros;
                worstMicros = Math.max(worstMicros, Math.abs(error));
            }
        }
        assertTrue(worstMicros < 10_000, "off by up to " + worstMicros + " us");
    }

    @Test
    void inTheFirstSecondsDriftCountsLittle() {
        for (long trueMillis = 0; trueMillis < 9_000; trueMillis += 100) {
            long boardMillis = trueMillis * 995 / 1000;
            clock.arrived(boardMillis, HOST_START_MICROS + trueMillis * 1000 + 2_000);
            long error =
                    clock.hostMicros(boardMillis) - HOST_START_MICROS - trueMillis * 1000 - 2_000;
            assertTrue(Math.abs(error) <= 12_000, "off by " + error + " us");
        }
    }
}
