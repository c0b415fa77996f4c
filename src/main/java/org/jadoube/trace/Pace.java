package org.jadoube.trace;

/**
 * How a simulated board is scanned.
 *
 * @param scansPerSecond 1 to 1000
 * @param jumping whether time leaps between scans, or else runs smoothly
 */
public record Pace(int scansPerSecond, boolean jumping) {
    public Pace {
        if (scansPerSecond < 1 || scansPerSecond > 1000) {
            throw new IllegalArgumentException(
                    scansPerSecond + " scans a second are not within 1 to 1000");
        }
    }

    /** The time of one scan. */
    long periodMicros() {
        return 1_000_000 / scansPerSecond;
    }

    @Override
    public String toString() {
        return scansPerSecond + " scans/s, " + (jumping ? "jumping" : "smooth") + " time";
    }
}
