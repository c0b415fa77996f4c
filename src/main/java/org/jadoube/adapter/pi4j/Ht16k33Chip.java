package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.Arrays;

/** An HT16K33; commands and memory as its data sheet numbers them. */
final class Ht16k33Chip implements LightChip {
    private static final byte OSCILLATOR_ON = 0x21;
    private static final byte DISPLAY_ON = (byte) 0x81;
    private static final int DIMMING = 0xe0;
    private static final int MEMORY = 16;

    private final I2cChip chip;
    private final byte dimming;
    private byte[] written = new byte[MEMORY];

    Ht16k33Chip(I2cChip chip, int brightnessPercent) {
        this.chip = chip;
        dimming = (byte) (DIMMING | Brightness.step(brightnessPercent));
    }

    /** Memory before the display, since it wakes up with anything in it. */
    @Override
    public void restart(int[] colors) throws IOException {
        byte[] memory = memory(colors);
        chip.write(OSCILLATOR_ON);
        write(memory, 0, MEMORY);
        chip.write(dimming);
        chip.write(DISPLAY_ON);
        written = memory;
    }

    @Override
    public void show(int[] colors) throws IOException {
        byte[] memory = memory(colors);
        int first = Arrays.mismatch(memory, written);
        if (first < 0) {
            return;
        }
        int end = MEMORY;
        while (memory[end - 1] == written[end - 1]) {
            end--;
        }
        write(memory, first, end);
        written = memory;
    }

    private void write(byte[] memory, int first, int end) throws IOException {
        byte[] bytes = new byte[1 + end - first];
        bytes[0] = (byte) first;
        System.arraycopy(memory, first, bytes, 1, end - first);
        chip.write(bytes);
    }

    private static byte[] memory(int[] colors) {
        byte[] memory = new byte[MEMORY];
        for (int led = 0; led < colors.length; led++) {
            if (colors[led] != 0) {
                memory[led / 8] |= (byte) (1 << led % 8);
            }
        }
        return memory;
    }

    @Override
    public void close() {
        chip.close();
    }
}
