package org.jadoube.sensing;

/**
 * How long a contact must hold a level before it is believed.
 *
 * <p>Long times hide what hands do: of swaps whose square is empty for about 120 ms, a debounce of
 * 100 ms loses four in ten. Short times let bounce through, which reed switches show for up to 1 ms
 * an edge, and chatter for tens.
 *
 * @param liftMicros for a contact that opened, in microseconds, 1 000 to 100 000
 * @param placeMicros for a contact that closed, in microseconds, 1 000 to 100 000
 */
public record DebounceTimes(int liftMicros, int placeMicros) {
    private static final int SHORTEST_MICROS = 1_000;
    static final int LONGEST_MICROS = 100_000;

    /** 15 ms either way: three equal samples at 100 scans a second, two at 50. */
    public static final DebounceTimes DEFAULT = new DebounceTimes(15_000, 15_000);

    /**
     * @throws IllegalArgumentException if a time is out of range
     */
    public DebounceTimes {
        requireInRange("lift", liftMicros);
        requireInRange("place", placeMicros);
    }

    private static void requireInRange(String name, int micros) {
        if (micros < SHORTEST_MICROS || micros > LONGEST_MICROS) {
            throw new IllegalArgumentException(
                    name
                            + " time of "
                            + micros
                            + " us is not within "
                            + SHORTEST_MICROS
                            + " to "
                            + LONGEST_MICROS);
        }
    }
}
