package org.jadoube.adapter.serial;

import java.util.Arrays;
import java.util.function.ObjLongConsumer;
import org.jadoube.port.Button;

/**
 * Tells presses from the bounce of buttons: a press is an edge after the button was up for long.
 */
final class ButtonEdges {
    /** Longer than a button bounces, shorter than a hand needs to press again. */
    private static final long LONGEST_BOUNCE_MICROS = 30_000;

    private static final Button[] BY_BIT = {
        Button.WHITE_CLOCK,
        Button.BLACK_CLOCK,
        Button.ADJUST,
        Button.OFFER_DRAW,
        Button.QUEEN,
        Button.ROOK,
        Button.BISHOP,
        Button.KNIGHT
    };

    private static final int UNKNOWN = -1;
    private static final long LONG_AGO_MICROS = Long.MIN_VALUE / 2;

    private final long[] changedMicros = new long[BY_BIT.length];
    private int last = UNKNOWN;

    ButtonEdges() {
        Arrays.fill(changedMicros, LONG_AGO_MICROS);
    }

    /** Forgets what was pressed; what is pressed at the beginning is no press. */
    void restart() {
        last = UNKNOWN;
    }

    /**
     * Takes in which buttons are down.
     *
     * @param down bit 0 White's clock, bit 1 Black's, bits 2 to 7 keys 1 to 6
     */
    void accept(int down, long atMicros, ObjLongConsumer<Button> pressed) {
        int before = last == UNKNOWN ? down : last;
        last = down;
        for (int bit = 0; bit < BY_BIT.length; bit++) {
            if (((before ^ down) & (1 << bit)) != 0) {
                boolean rested = atMicros - changedMicros[bit] > LONGEST_BOUNCE_MICROS;
                changedMicros[bit] = atMicros;
                if (rested && (down & (1 << bit)) != 0) {
                    pressed.accept(BY_BIT[bit], atMicros);
                }
            }
        }
    }
}
