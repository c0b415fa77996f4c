package org.jadoube.trace;

/**
 * How a simulated board is scanned.
 *
 * @param periodMicros the time of one scan, a millisecond to a second
 * @param jumping whether time leaps between scans, or else runs smoothly
 */
public record Pace(long periodMicros, boolean jumping) {
    private static final int MICROS_A_SECOND = 1_000_000;
    private static final int SHORTEST_MICROS = 1_000;

    public Pace {
        if (periodMicros < SHORTEST_MICROS || periodMicros > MICROS_A_SECOND) {
            throw new IllegalArgumentException(
                    "a scan every " + periodMicros + " us is not within 1 to 1000 a second");
        }
    }

    /**
     * So many scans a second.
     *
     * @param scans 1 to 1000
     */
    public static Pace perSecond(int scans, boolean jumping) {
        return new Pace(scans < 1 ? 0 : MICROS_A_SECOND / scans, jumping);
    }

    @Override
    public String toString() {
        return MICROS_A_SECOND / periodMicros
                + " scans/s, "
                + (jumping ? "jumping" : "smooth")
                + " time";
    }
}
