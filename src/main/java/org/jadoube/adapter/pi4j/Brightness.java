package org.jadoube.adapter.pi4j;

/** Brightness in the steps of chips. */
final class Brightness {
    private static final int STEPS = 16;

    private Brightness() {}

    /**
     * The nearest of sixteen steps that is not darker.
     *
     * @param percent 1 to 100
     * @return 0 to 15
     */
    static int step(int percent) {
        return Math.ceilDiv(percent * STEPS, 100) - 1;
    }
}
