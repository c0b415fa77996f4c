package org.jadoube.adapter.serial;

import org.jadoube.guidance.LightCode;
import org.jadoube.guidance.LightFrame;

/** Light frames in the terms of boards on a serial line. */
final class LightEntries {
    private LightEntries() {}

    /** The entry of a light in the palette of a board, 1 to 15. */
    static int entry(LightCode light) {
        return light.ordinal() + 1;
    }

    /** The palette entries of a frame, a hex digit for each square from a1 to h8. */
    static String entries(LightFrame frame) {
        char[] digits = "0".repeat(64).toCharArray();
        for (LightCode light : LightCode.values()) {
            for (long rest = frame.squares(light.cue()); rest != 0; rest &= rest - 1) {
                digits[Long.numberOfTrailingZeros(rest)] = Character.forDigit(entry(light), 16);
            }
        }
        return new String(digits);
    }

    /** The squares of a frame that a board with one steady colour lights, bit 0 = a1. */
    static long squares(LightFrame frame) {
        long squares = 0;
        for (LightCode light : LightCode.values()) {
            if (!light.isOfThePast()) {
                squares |= frame.squares(light.cue());
            }
        }
        return squares;
    }
}
