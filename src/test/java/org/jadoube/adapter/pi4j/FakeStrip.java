package org.jadoube.adapter.pi4j;

import java.util.Arrays;

/** A strip of WS2812, which reads levels of 417 ns each. */
final class FakeStrip implements SpiChip {
    private static final int RESET_BITS = 672;

    private int[] colors = {};
    private int writes;

    /** Red in bits 23 to 16, green, and blue. */
    int[] colors() {
        return colors;
    }

    int writes() {
        return writes;
    }

    /** What it draws at 20 mA for each colour. */
    double milliamps() {
        return Arrays.stream(colors)
                        .map(color -> (color >> 16) + (color >> 8 & 0xff) + (color & 0xff))
                        .sum()
                * 20
                / 255.0;
    }

    @Override
    public void write(byte... bytes) {
        writes++;
        int bits = bytes.length * 8;
        int at = 0;
        while (at < bits && !isHigh(bytes, at)) {
            at++;
        }
        if (at == 0) {
            throw new AssertionError("the line may have been high: the first diode is green");
        }
        int[] read = new int[(bits - RESET_BITS - at) / 72];
        for (int led = 0; led < read.length; led++) {
            int greenRedBlue = 0;
            for (int bit = 0; bit < 24; bit++, at += 3) {
                if (!isHigh(bytes, at) || isHigh(bytes, at + 2)) {
                    throw new AssertionError("no pulse at bit " + at);
                }
                greenRedBlue = greenRedBlue << 1 | (isHigh(bytes, at + 1) ? 1 : 0);
            }
            read[led] =
                    (greenRedBlue & 0xff00) << 8
                            | (greenRedBlue & 0xff0000) >> 8
                            | (greenRedBlue & 0xff);
        }
        for (; at < bits; at++) {
            if (isHigh(bytes, at)) {
                throw new AssertionError("no reset at bit " + at);
            }
        }
        colors = read;
    }

    private static boolean isHigh(byte[] bytes, int bit) {
        return (bytes[bit / 8] & 0x80 >> bit % 8) != 0;
    }

    @Override
    public void read(byte[] into) {
        throw new AssertionError("nothing to read");
    }

    @Override
    public void close() {}
}
