package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Max7219;

/** A chain of MAX7219; registers as its data sheet numbers them. */
final class Max7219Chain implements LightChip {
    /** The fastest that the chip can follow is 10 MHz; over wires, less is safer. */
    private static final int BAUD = 1_000_000;

    private static final int LEDS_PER_CHIP = 64;
    private static final int DIGITS = 8;
    private static final int NO_OPERATION = 0x00;
    private static final int FIRST_DIGIT = 0x01;
    private static final int DECODE_MODE = 0x09;
    private static final int INTENSITY = 0x0a;
    private static final int SCAN_LIMIT = 0x0b;
    private static final int SHUTDOWN = 0x0c;
    private static final int DISPLAY_TEST = 0x0f;

    private final SpiChip chain;
    private final int chips;
    private final int intensity;
    private byte[] written;

    private Max7219Chain(SpiChip chain, int chips, int intensity) {
        this.chain = chain;
        this.chips = chips;
        this.intensity = intensity;
        written = new byte[chips * DIGITS];
    }

    static Max7219Chain open(Max7219 wiring, Wires wires) throws IOException {
        int last = wiring.map().leds().stream().mapToInt(led -> led).max().orElse(0);
        return new Max7219Chain(
                wires.spi(wiring.bus(), wiring.chipSelect(), BAUD),
                1 + last / LEDS_PER_CHIP,
                Brightness.step(wiring.brightnessPercent()));
    }

    @Override
    public void restart(int[] colors) throws IOException {
        writeAll(DISPLAY_TEST, 0);
        writeAll(DECODE_MODE, 0);
        writeAll(SCAN_LIMIT, DIGITS - 1);
        writeAll(INTENSITY, intensity);
        byte[] digits = digits(colors);
        for (int at = 0; at < digits.length; at++) {
            writeDigit(at, digits[at]);
        }
        writeAll(SHUTDOWN, 1);
        written = digits;
    }

    @Override
    public void show(int[] colors) throws IOException {
        byte[] digits = digits(colors);
        for (int at = 0; at < digits.length; at++) {
            if (digits[at] != written[at]) {
                writeDigit(at, digits[at]);
                written[at] = digits[at];
            }
        }
    }

    private byte[] digits(int[] colors) {
        byte[] digits = new byte[chips * DIGITS];
        for (int led = 0; led < colors.length; led++) {
            if (colors[led] != 0) {
                digits[led / 8] |= (byte) (1 << led % 8);
            }
        }
        return digits;
    }

    private void writeAll(int register, int value) throws IOException {
        byte[] bytes = new byte[2 * chips];
        for (int chip = 0; chip < chips; chip++) {
            put(bytes, chip, register, value);
        }
        chain.write(bytes);
    }

    private void writeDigit(int at, byte value) throws IOException {
        byte[] bytes = new byte[2 * chips];
        for (int chip = 0; chip < chips; chip++) {
            put(bytes, chip, NO_OPERATION, 0);
        }
        put(bytes, at / DIGITS, FIRST_DIGIT + at % DIGITS, value);
        chain.write(bytes);
    }

    /** What is sent first ends up in the chip that is farthest away. */
    private void put(byte[] bytes, int chip, int register, int value) {
        int at = 2 * (chips - 1 - chip);
        bytes[at] = (byte) register;
        bytes[at + 1] = (byte) value;
    }

    @Override
    public void close() {
        chain.close();
    }
}
