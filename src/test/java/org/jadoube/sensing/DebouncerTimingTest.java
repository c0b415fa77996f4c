package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays every timing table at ten scan rates, with smooth and with jumping time. */
class DebouncerTimingTest {
    private static final List<Integer> SCANS_PER_SECOND =
            List.of(50, 60, 75, 100, 125, 200, 250, 333, 500, 1000);
    private static final long FIRST_SCAN_MICROS = 7_654_321_987L;
    private static final long LEAD_MICROS = 40_000;
    private static final long MINUTE_MICROS = 60_000_000;

    /** The longest leap of jumping time, unless one scan takes longer. */
    private static final long LEAP_MICROS = 12_000;

    static List<TimingTable> tables() throws IOException, URISyntaxException {
        Path directory =
                Path.of(
                        Objects.requireNonNull(DebouncerTimingTest.class.getResource("timing"))
                                .toURI());
        List<TimingTable> tables = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".timing")).toList()) {
                tables.add(TimingTable.read(file));
            }
        }
        return tables;
    }

    static Stream<Arguments> tablesAndRates() throws IOException, URISyntaxException {
        return tables().stream()
                .flatMap(table -> SCANS_PER_SECOND.stream().map(rate -> Arguments.of(table, rate)));
    }

    @Test
    void thereAreTablesToReplay() throws Exception {
        assertTrue(tables().size() >= 12, "too few timing tables");
    }

    @ParameterizedTest(name = "{0} at {1} scans/s, seeds 0 to 4")
    @MethodSource("tablesAndRates")
    void smoothTime(TimingTable table, int scansPerSecond) {
        IntStream.range(0, 5).forEach(seed -> new Replay(table, scansPerSecond, false, seed).run());
    }

    @ParameterizedTest(name = "{0} at {1} scans/s, seeds 0 to 4")
    @MethodSource("tablesAndRates")
    void jumpingTime(TimingTable table, int scansPerSecond) {
        IntStream.range(0, 5).forEach(seed -> new Replay(table, scansPerSecond, true, seed).run());
    }

    /** One run of a table; the seed moves the scans against the story. */
    private static final class Replay {
        private final TimingTable table;
        private final long periodMicros;
        private final boolean jumping;
        private final Random random;
        private final long startMicros;

        Replay(TimingTable table, int scansPerSecond, boolean jumping, int seed) {
            this.table = table;
            this.periodMicros = 1_000_000 / scansPerSecond;
            this.jumping = jumping;
            this.random = new Random(seed);
            this.startMicros = FIRST_SCAN_MICROS + LEAD_MICROS + random.nextInt((int) periodMicros);
        }

        void run() {
            Debouncer debouncer =
                    new Debouncer(DebounceTimes.DEFAULT, table.closed(), FIRST_SCAN_MICROS);
            List<ContactEvent> events = new ArrayList<>();
            long settledMicros = startMicros + table.endMicros() + 100_000;
            long now = FIRST_SCAN_MICROS;
            while (now < settledMicros) {
                events.addAll(debouncer.scan(table.contactsAt(now - startMicros), now));
                now += gapMicros();
            }
            assertReported(events);

            long rest = table.contactsAt(table.endMicros());
            assertEquals(rest, debouncer.occupancy());
            while (now < settledMicros + MINUTE_MICROS) {
                assertEquals(List.of(), debouncer.scan(rest, now));
                now += gapMicros();
            }
        }

        private long gapMicros() {
            return jumping ? periodMicros * random.nextInt(longestLeap() + 1) : periodMicros;
        }

        private int longestLeap() {
            return Math.toIntExact(Math.max(1, LEAP_MICROS / periodMicros));
        }

        private void assertReported(List<ContactEvent> events) {
            long longestGapMicros = jumping ? periodMicros * longestLeap() : periodMicros;
            List<ContactEvent> unexplained = new ArrayList<>(events);
            for (TimingTable.Expected expected : table.expected()) {
                List<ContactEvent> fitting =
                        unexplained.stream()
                                .filter(e -> expected.fits(e, startMicros, longestGapMicros))
                                .toList();
                assertTrue(
                        expected.maybe() || fitting.size() == 1,
                        () -> expected + " in " + sinceStart(events));
                unexplained.removeAll(fitting);
            }
            assertTrue(unexplained.isEmpty(), () -> "too much: " + sinceStart(unexplained));
        }

        private String sinceStart(List<ContactEvent> events) {
            return events + ", story began at " + startMicros;
        }
    }
}
