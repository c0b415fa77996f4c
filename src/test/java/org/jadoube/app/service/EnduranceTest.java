package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A board that is used every day, in one process: nothing may grow and no clock may drift.
 *
 * <p>Two short days unless {@code jadoube.days} tells how many; from three on they are whole days,
 * with their nights, and the service starts again in each: {@code mvn test -Dtest=EnduranceTest
 * -Djadoube.days=30} prints each.
 */
@DisplayName("A board that is used every day")
class EnduranceTest {
    private static final int DAYS = Integer.getInteger("jadoube.days", 2);
    private static final boolean WHOLE = DAYS > 2;
    private static final int GAMES_A_DAY = WHOLE ? 20 : 2;
    private static final long DAY_MICROS = (WHOLE ? 24 : 1) * 3_600_000_000L;

    /** What a garbage collection may leave more of by chance. */
    private static final long HEAP_TOLERANCE = 2 << 20;

    @TempDir Path folder;

    /**
     * What a process holds on to.
     *
     * @param heapBytes after a collection
     */
    private record Holdings(long heapBytes, long threads, long descriptors) {
        static Holdings now() throws IOException {
            System.gc();
            try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
                return new Holdings(
                        ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
                        ManagementFactory.getThreadMXBean().getThreadCount(),
                        open.count());
            }
        }
    }

    @Test
    @DisplayName(
            "holds no more memory, threads and descriptors in the end, and its clocks are exact")
    void daysOfPlay() throws Exception {
        List<Holdings> evenings = new ArrayList<>();
        BoardDay board = BoardDay.firstAt(folder);
        for (int day = 0; day < DAYS; day++) {
            long evening = board.nowMicros() + DAY_MICROS;
            for (int game = 0; game < GAMES_A_DAY; game++) {
                board.play(day * GAMES_A_DAY + game);
            }
            assertTrue(board.nowMicros() < evening, "the games did not fit into the day");
            board.restUntil(evening);
            evenings.add(Holdings.now());
            if (WHOLE) {
                System.out.printf("day %d, %s: %s%n", day + 1, board, evenings.getLast());
            }
            board = board.restart();
        }
        board.end();

        try (Stream<Path> kept = Files.list(folder.resolve("games"))) {
            assertEquals((long) DAYS * GAMES_A_DAY, kept.count());
        }
        Holdings first = evenings.get(0);
        assertEquals(first.threads(), most(evenings.stream().mapToLong(Holdings::threads)));
        assertEquals(first.descriptors(), most(evenings.stream().mapToLong(Holdings::descriptors)));
        long half = evenings.size() / 2;
        long before = most(evenings.stream().limit(half).mapToLong(Holdings::heapBytes));
        long after = most(evenings.stream().skip(half).mapToLong(Holdings::heapBytes));
        assertTrue(after <= before + HEAP_TOLERANCE, before + " bytes, later " + after);
    }

    private static long most(LongStream counts) {
        return counts.max().orElseThrow();
    }
}
