package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.Arrays;

/**
 * A strip of WS2812 on the data line of an SPI bus: each bit of a colour becomes three bits there,
 * 100 for a 0 and 110 for a 1.
 */
final class Ws2812Strip implements LightChip {
    static final int BAUD = 2_400_000;

    /** The line may be high at rest: without a low bit first the first diode turns green. */
    private static final int LEAD_BYTES = 1;

    /** 300 microseconds of low level have the strip show what it got. */
    private static final int RESET_BYTES = 90;

    private static final int BYTES_PER_LED = 9;

    /** What one of the three colours of a diode draws when it is fully lit. */
    private static final int MILLIAMPS = 20;

    private final SpiChip line;
    private final int brightnessPercent;
    private final int mostMilliamps;
    private int[] written = {};

    Ws2812Strip(SpiChip line, int brightnessPercent, int mostMilliamps) {
        this.line = line;
        this.brightnessPercent = brightnessPercent;
        this.mostMilliamps = mostMilliamps;
    }

    @Override
    public void restart(int[] colors) throws IOException {
        line.write(bytes(colors));
        written = colors;
    }

    @Override
    public void show(int[] colors) throws IOException {
        if (!Arrays.equals(colors, written)) {
            restart(colors);
        }
    }

    private byte[] bytes(int[] colors) {
        byte[] bytes = new byte[LEAD_BYTES + BYTES_PER_LED * colors.length + RESET_BYTES];
        double scale = scale(colors);
        int at = LEAD_BYTES;
        for (int color : colors) {
            for (int channel : new int[] {color >> 8 & 0xff, color >> 16 & 0xff, color & 0xff}) {
                int symbols = symbols((int) (scale * channel));
                bytes[at++] = (byte) (symbols >> 16);
                bytes[at++] = (byte) (symbols >> 8);
                bytes[at++] = (byte) symbols;
            }
        }
        return bytes;
    }

    /** What all channels are multiplied by, so that brightness and current are as they may be. */
    private double scale(int[] colors) {
        double scale = brightnessPercent / 100.0;
        long channels = 0;
        for (int color : colors) {
            channels += (color >> 16 & 0xff) + (color >> 8 & 0xff) + (color & 0xff);
        }
        double milliamps = scale * channels * MILLIAMPS / 255;
        return milliamps <= mostMilliamps ? scale : scale * mostMilliamps / milliamps;
    }

    private static int symbols(int channel) {
        int symbols = 0;
        for (int bit = 7; bit >= 0; bit--) {
            symbols = symbols << 3 | ((channel >> bit & 1) == 0 ? 0b100 : 0b110);
        }
        return symbols;
    }

    @Override
    public void close() {
        line.close();
    }
}
