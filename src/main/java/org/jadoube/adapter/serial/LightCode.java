package org.jadoube.adapter.serial;

import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightFrame;

/**
 * How a cue shines: a colour and a rhythm, so that one is enough where the other cannot be seen.
 *
 * <p>The colours are those of Okabe and Ito, which can be told apart by people who see few colours.
 * No light flashes more than three times a second.
 */
enum LightCode {
    CLEAR(Cue.CLEAR, 0xd55e00, 200, 200, 0),
    FILL(Cue.FILL, 0xd55e00, 1000, 0, 0),
    ASK(Cue.ASK, 0xcc79a7, 200, 800, 0),
    HELD(Cue.HELD, 0x009e73, 1000, 0, 0),
    MUST(Cue.MUST, 0xf0e442, 800, 200, 0),
    ANNOUNCED_FROM(Cue.ANNOUNCED_FROM, 0x56b4e9, 250, 250, 0),
    ANNOUNCED_TO(Cue.ANNOUNCED_TO, 0x56b4e9, 250, 250, 250),
    CAPTURE(Cue.CAPTURE, 0xe69f00, 500, 500, 0),
    TARGET(Cue.TARGET, 0x0072b2, 1000, 0, 0),
    HINT(Cue.HINT, 0x0072b2, 900, 100, 0),
    CHECK(Cue.CHECK, 0xd55e00, 100, 400, 0),
    LAST_TO(Cue.LAST_TO, 0x606060, 1000, 0, 0),
    LAST_FROM(Cue.LAST_FROM, 0x303030, 1000, 0, 0),
    ADVISED(Cue.ADVISED, 0x009e73, 700, 300, 0),
    DANGER(Cue.DANGER, 0xd55e00, 600, 200, 0);

    private final Cue cue;
    private final int rgb;
    private final int onMillis;
    private final int offMillis;
    private final int shiftMillis;

    LightCode(Cue cue, int rgb, int onMillis, int offMillis, int shiftMillis) {
        this.cue = cue;
        this.rgb = rgb;
        this.onMillis = onMillis;
        this.offMillis = offMillis;
        this.shiftMillis = shiftMillis;
    }

    /** Its entry in the palette of a board, 1 to 15. */
    int entry() {
        return ordinal() + 1;
    }

    int rgb() {
        return rgb;
    }

    int onMillis() {
        return onMillis;
    }

    /** 0 for a steady light. */
    int offMillis() {
        return offMillis;
    }

    int shiftMillis() {
        return shiftMillis;
    }

    /** Whether it tells only of the past, and would be taken for advice where colours lack. */
    boolean isOfThePast() {
        return this == LAST_TO || this == LAST_FROM;
    }

    /** The palette entries of a frame, a hex digit for each square from a1 to h8. */
    static String entries(LightFrame frame) {
        char[] digits = "0".repeat(64).toCharArray();
        for (LightCode light : values()) {
            for (long rest = frame.squares(light.cue); rest != 0; rest &= rest - 1) {
                digits[Long.numberOfTrailingZeros(rest)] = Character.forDigit(light.entry(), 16);
            }
        }
        return new String(digits);
    }

    /** The squares of a frame that a board with one steady colour lights, bit 0 = a1. */
    static long squares(LightFrame frame) {
        long squares = 0;
        for (LightCode light : values()) {
            if (!light.isOfThePast()) {
                squares |= frame.squares(light.cue);
            }
        }
        return squares;
    }
}
