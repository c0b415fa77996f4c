package org.jadoube.sensing;

import java.util.Arrays;

/**
 * Tells presses from the bounce of buttons: a press is an edge after the button was up for long.
 *
 * <p>Not thread-safe.
 */
public final class ButtonEdges {
    /** Longer than a button bounces, shorter than a hand needs to press again. */
    private static final long LONGEST_BOUNCE_MICROS = 30_000;

    private static final long LONG_AGO_MICROS = Long.MIN_VALUE / 2;

    private final long[] changedMicros = new long[Integer.SIZE];
    private int last;
    private boolean isAnew = true;

    public ButtonEdges() {
        Arrays.fill(changedMicros, LONG_AGO_MICROS);
    }

    /** Forgets what was pressed; what is pressed at the beginning is no press. */
    public void restart() {
        isAnew = true;
    }

    /**
     * Takes in which buttons are down.
     *
     * @param down a bit for each button
     * @param atMicros when they were read, on the caller's monotonic clock
     * @return the buttons whose press began now
     */
    public int pressed(int down, long atMicros) {
        int changed = isAnew ? 0 : last ^ down;
        isAnew = false;
        last = down;
        int pressed = 0;
        for (int rest = changed; rest != 0; rest &= rest - 1) {
            int button = Integer.numberOfTrailingZeros(rest);
            boolean rested = atMicros - changedMicros[button] > LONGEST_BOUNCE_MICROS;
            changedMicros[button] = atMicros;
            if (rested) {
                pressed |= Integer.lowestOneBit(rest) & down;
            }
        }
        return pressed;
    }
}
