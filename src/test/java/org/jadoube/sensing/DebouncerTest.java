package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.junit.jupiter.api.Test;

class DebouncerTest {
    private static final long E4 = Square.E4.bit();
    private static final long D5 = Square.D5.bit();

    private final List<ContactEvent> events = new ArrayList<>();
    private Debouncer debouncer = new Debouncer(DebounceTimes.DEFAULT, 0, 0);

    @Test
    void whatStandsThereAtTheStartIsBelieved() {
        start(E4 | D5);
        scan(10, E4 | D5);
        assertEquals(List.of(), events);
        assertEquals(E4 | D5, debouncer.occupancy());
    }

    @Test
    void aLiftIsBelievedAtTheThirdEqualScanOfAHundredASecond() {
        start(E4);
        scan(10, 0);
        scan(20, 0);
        assertEquals(List.of(), events);
        assertEquals(E4, debouncer.occupancy());

        scan(30, 0);
        assertEquals(List.of(lift(Square.E4, 10)), events);
        assertEquals(0, debouncer.occupancy());
    }

    @Test
    void aLiftIsBelievedAtTheSecondEqualScanOfFiftyASecond() {
        start(E4);
        scan(20, 0);
        scan(40, 0);
        assertEquals(List.of(lift(Square.E4, 20)), events);
    }

    @Test
    void theTimeIsKeptToTheMicrosecond() {
        Debouncer early = new Debouncer(DebounceTimes.DEFAULT, E4, 1);
        early.scan(0, 1);
        assertEquals(List.of(), early.scan(0, 15_000));
        assertEquals(List.of(new Lift(Square.E4, 1)), early.scan(0, 15_001));
    }

    @Test
    void liftsAndPlacesHaveTimesOfTheirOwn() {
        debouncer = new Debouncer(new DebounceTimes(5_000, 40_000), E4, 0);
        scan(10, D5);
        scan(15, D5);
        assertEquals(List.of(lift(Square.E4, 10)), events);
        scan(49, D5);
        assertEquals(List.of(lift(Square.E4, 10)), events);
        scan(50, D5);
        assertEquals(List.of(lift(Square.E4, 10), place(Square.D5, 10)), events);
    }

    @Test
    void oneSampleAwayIsABlipToldWhenTheReturnHasSettled() {
        start(E4);
        scan(10, 0);
        scan(20, E4);
        scan(30, E4);
        assertEquals(List.of(), events);
        scan(40, E4);
        assertEquals(List.of(new Blip(Square.E4, true, 10_000, 10_000)), events);
    }

    @Test
    void aGrazedEmptySquareIsABlipThatClosed() {
        start(0);
        scan(20, D5);
        scan(40, 0);
        scan(60, 0);
        assertEquals(List.of(new Blip(Square.D5, false, 20_000, 20_000)), events);
    }

    @Test
    void togglesThatFollowEachOtherAreOneBlip() {
        start(E4);
        scan(1, 0);
        scan(2, E4);
        scan(9, 0);
        scan(12, E4);
        scan(20, 0);
        scan(21, E4);
        scan(36, E4);
        assertEquals(List.of(new Blip(Square.E4, true, 1_000, 20_000)), events);
    }

    @Test
    void chatterBelongsToTheEdgeAndTheFirstToggleIsItsTime() {
        start(E4);
        scan(10, 0);
        scan(11, E4);
        scan(13, 0);
        scan(16, E4);
        scan(17, 0);
        scan(31, 0);
        assertEquals(List.of(), events);
        scan(32, 0);
        assertEquals(List.of(lift(Square.E4, 10)), events);
    }

    @Test
    void aTouchThatSettledBeforeTheLiftIsNotPartOfIt() {
        start(E4);
        scan(10, 0);
        scan(12, E4);
        scan(27, E4);
        scan(28, 0);
        scan(43, 0);
        assertEquals(
                List.of(new Blip(Square.E4, true, 10_000, 2_000), lift(Square.E4, 28)), events);
    }

    @Test
    void eventsOfOneScanComeInTheOrderOfTheirEdges() {
        start(E4);
        scan(10, D5 | E4);
        scan(12, D5);
        scan(40, D5);
        assertEquals(List.of(place(Square.D5, 10), lift(Square.E4, 12)), events);
    }

    @Test
    void eventsOfOneInstantComeFromA1ToH8() {
        start(E4);
        scan(10, D5);
        scan(25, D5);
        assertEquals(List.of(lift(Square.E4, 10), place(Square.D5, 10)), events);
    }

    @Test
    void aLateScanAloneIsNotBelieved() {
        start(E4);
        scan(110, 0);
        assertEquals(List.of(), events);
        scan(120, E4);
        scan(135, E4);
        assertEquals(List.of(new Blip(Square.E4, true, 110_000, 10_000)), events);
    }

    @Test
    void twoScansThatAgreeAreBelievedHoweverLongTheGap() {
        for (long gapMillis : new long[] {15, 100, 131, 132, 3_600_000}) {
            events.clear();
            start(E4);
            scan(10, 0);
            scan(10 + gapMillis, 0);
            assertEquals(List.of(lift(Square.E4, 10)), events, () -> gapMillis + " ms");
        }
    }

    @Test
    void timeThatStandsStillMakesNothingOlder() {
        start(E4);
        scan(10, 0);
        for (int i = 0; i < 100; i++) {
            scan(10, 0);
        }
        scan(24, 0);
        assertEquals(List.of(), events);
        scan(25, 0);
        assertEquals(List.of(lift(Square.E4, 10)), events);
    }

    @Test
    void timeThatRunsBackwardsIsRefusedAndTheScanForgotten() {
        start(E4);
        scan(10, E4);
        assertThrows(IllegalArgumentException.class, () -> debouncer.scan(0, 9_999));
        scan(30, E4);
        scan(60, E4);
        assertEquals(List.of(), events);
    }

    @Test
    void anyStartOfTimeWillDo() {
        debouncer = new Debouncer(DebounceTimes.DEFAULT, E4, Long.MAX_VALUE - 5_000);
        debouncer.scan(0, Long.MAX_VALUE);
        assertEquals(
                List.of(new Lift(Square.E4, Long.MAX_VALUE)),
                debouncer.scan(0, Long.MIN_VALUE + 20_000));
    }

    @Test
    void aContactThatFlickersOnAndOnIsToldButNotBelieved() {
        start(E4);
        for (int millis = 10; millis < 2_000; millis += 10) {
            scan(millis, millis % 20 == 0 ? E4 : 0);
            assertEquals(E4, debouncer.occupancy());
        }
        scan(2_000, E4);
        scan(2_020, E4);
        assertTrue(events.size() >= 9 && events.size() <= 11, events::toString);
        assertEquals(new Blip(Square.E4, true, 10_000, 190_000), events.getFirst());
        assertEquals(new Blip(Square.E4, true, 210_000, 190_000), events.get(1));
    }

    @Test
    void aFlickerThatEndsInALiftDoesNotMakeTheLiftOld() {
        start(E4);
        for (int millis = 10; millis < 1_000; millis += 10) {
            scan(millis, millis % 20 == 0 ? E4 : 0);
        }
        scan(1_000, 0);
        scan(1_010, 0);
        assertEquals(Lift.class, events.getLast().getClass());
        assertTrue(events.getLast().atMicros() > 750_000, events::toString);
    }

    @Test
    void oneFlickeringContactDoesNotHoldUpTheOthers() {
        start(E4 | D5);
        scan(10, E4);
        scan(20, 0);
        scan(30, E4);
        assertEquals(List.of(lift(Square.D5, 10)), events);
    }

    @Test
    void aScanWithNothingToReportAllocatesNothing() {
        start(E4);
        assertAllocatesNothing(scan -> E4, 1_000);
    }

    @Test
    void aScanOfUnsettledContactsWithNothingToReportAllocatesNothing() {
        start(Bitboard.ALL);
        // While time stands still nothing settles, so there is never anything to report.
        assertAllocatesNothing(scan -> scan % 2 == 0 ? E4 : D5, 0);
    }

    private void assertAllocatesNothing(LongUnaryOperator contactsOf, long stepMicros) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        assumeTrue(threads.isThreadAllocatedMemorySupported());
        int scans = 50_000;
        scanMany(contactsOf, stepMicros, 0, scans);
        long before = threads.getCurrentThreadAllocatedBytes();
        scanMany(contactsOf, stepMicros, scans, scans);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        // The smallest object takes 16 bytes; less than one byte a scan is the measuring itself.
        assertTrue(allocated < scans, () -> allocated + " bytes in " + scans + " scans");
    }

    private void scanMany(LongUnaryOperator contactsOf, long stepMicros, int from, int scans) {
        for (long i = from; i < from + scans; i++) {
            debouncer.scan(contactsOf.applyAsLong(i), i * stepMicros);
        }
    }

    private void start(long contacts) {
        debouncer = new Debouncer(DebounceTimes.DEFAULT, contacts, 0);
    }

    private void scan(long millis, long contacts) {
        events.addAll(debouncer.scan(contacts, millis * 1_000));
    }

    private static ContactEvent lift(Square square, long millis) {
        return new Lift(square, millis * 1_000);
    }

    private static ContactEvent place(Square square, long millis) {
        return new Place(square, millis * 1_000);
    }
}
