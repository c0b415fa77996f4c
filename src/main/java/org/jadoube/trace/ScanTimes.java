package org.jadoube.trace;

/**
 * The times at which a simulated board is scanned.
 *
 * <p>Smooth time has a scan every period. Jumping time leaps: between two scans lie no time at all,
 * a period, or several up to 12 ms, by a sequence that looks like chance and is always the same.
 */
final class ScanTimes {
    private static final long LONGEST_LEAP_MICROS = 12_000;

    private final Pace pace;
    private long count;
    private long nextMicros;

    /**
     * @param firstMicros the time of the first scan
     */
    ScanTimes(Pace pace, long firstMicros) {
        this.pace = pace;
        this.nextMicros = firstMicros;
    }

    /** The time of the scan to come. */
    long nextMicros() {
        return nextMicros;
    }

    /** Goes on to the scan after it. */
    void advance() {
        nextMicros += gapMicros();
    }

    private long gapMicros() {
        long period = pace.periodMicros();
        if (!pace.jumping()) {
            return period;
        }
        long longest = Math.max(1, LONGEST_LEAP_MICROS / period);
        return period * Chance.below(longest + 1, count++, period);
    }
}
