package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random storms over all contacts: the debouncer agrees with a naive one, square by square. */
class DebouncerStormTest {
    private static final int SCANS = 6_000;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    void agreesWithTheNaiveDebouncer(int seed) {
        Random random = new Random(seed);
        DebounceTimes times = new DebounceTimes(micros(random), micros(random));
        long contacts = random.nextLong();
        long now = random.nextLong() >> 8;
        Debouncer debouncer = new Debouncer(times, contacts, now);
        NaiveDebouncer naive = new NaiveDebouncer(times, contacts);
        int lifts = 0;
        int places = 0;
        int blips = 0;
        long told = contacts;
        for (int scan = 0; scan < SCANS; scan++) {
            now += gapMicros(random);
            contacts ^= toggles(random, scan);
            List<ContactEvent> events = debouncer.scan(contacts, now);
            assertEquals(naive.scan(contacts, now), events);
            for (ContactEvent event : events) {
                switch (event) {
                    case Lift(Square square, long at) -> {
                        told &= ~square.bit();
                        lifts++;
                    }
                    case Place(Square square, long at) -> {
                        told |= square.bit();
                        places++;
                    }
                    case Blip blip -> blips++;
                }
            }
            assertEquals(told, debouncer.occupancy());
        }
        int fewest = Math.min(Math.min(lifts, places), blips);
        assertTrue(fewest > 500, "a storm that hardly tests: only " + fewest + " of a kind");
    }

    private static int micros(Random random) {
        return 1_000 + random.nextInt(30_000);
    }

    /** Mostly a scan of a few milliseconds, sometimes no time at all, sometimes a long leap. */
    private static long gapMicros(Random random) {
        return switch (random.nextInt(40)) {
            case 0, 1, 2, 3 -> 0;
            case 4 -> random.nextInt(400_000);
            case 5 -> random.nextInt(5) == 0 ? 3_600_000_000L : 131_072;
            default -> random.nextInt(8_000);
        };
    }

    /** From a few squares that move to half the board in a flurry. */
    private static long toggles(Random random, int scan) {
        int halvings = new int[] {7, 5, 3, 1}[scan / 500 % 4];
        long toggles = Bitboard.ALL;
        for (int i = 0; i < halvings; i++) {
            toggles &= random.nextLong();
        }
        return toggles;
    }
}
