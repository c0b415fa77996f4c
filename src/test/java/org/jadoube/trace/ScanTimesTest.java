package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ScanTimesTest {

    @Test
    void smoothTimeHasAScanEveryPeriod() {
        assertEquals(Set.of(20_000L), gaps(Pace.perSecond(50, false)));
        assertEquals(Set.of(5_000L), gaps(Pace.perSecond(200, false)));
    }

    @Test
    void jumpingTimeStandsStillAndLeaps() {
        assertEquals(Set.of(0L, 20_000L), gaps(Pace.perSecond(50, true)));
        assertEquals(Set.of(0L, 10_000L), gaps(Pace.perSecond(100, true)));
        assertEquals(Set.of(0L, 5_000L, 10_000L), gaps(Pace.perSecond(200, true)));
    }

    @Test
    void timeJumpsTheSameWayEveryTime() {
        assertEquals(times(Pace.perSecond(200, true)), times(Pace.perSecond(200, true)));
    }

    @Test
    void aPaceIsNamedAndBounded() {
        assertEquals("50 scans/s, jumping time", Pace.perSecond(50, true).toString());
        assertThrows(IllegalArgumentException.class, () -> Pace.perSecond(0, false));
        assertThrows(IllegalArgumentException.class, () -> Pace.perSecond(1001, false));
    }

    private static Set<Long> gaps(Pace pace) {
        List<Long> times = times(pace);
        Set<Long> gaps = new TreeSet<>();
        for (int i = 1; i < times.size(); i++) {
            gaps.add(times.get(i) - times.get(i - 1));
        }
        assertEquals(1_234_567, times.getFirst());
        return gaps;
    }

    private static List<Long> times(Pace pace) {
        ScanTimes scanTimes = new ScanTimes(pace, 1_234_567);
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            times.add(scanTimes.nextMicros());
            scanTimes.advance();
        }
        return times;
    }
}
