package org.jadoube.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockTextTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0:00",
        "1, 0:00.1",
        "100000, 0:00.1",
        "100001, 0:00.2",
        "9900000, 0:09.9",
        "9900001, 0:10",
        "10000000, 0:10",
        "10000001, 0:11",
        "59000001, 1:00",
        "182000000, 3:02",
        "3599000000, 59:59",
        "3599000001, 1:00:00",
        "5430000000, 1:30:30",
        "360000000000, 100:00:00",
    })
    void timesAreRoundedUpSoThatZeroMeansNothingLeft(long micros, String text) {
        assertEquals(text, ClockText.of(micros));
    }

    @Test
    void withoutLimitThereIsNoTime() {
        assertEquals("-", ClockText.of(ChessClock.UNLIMITED));
    }
}
