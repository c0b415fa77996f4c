package org.jadoube.hil;

import java.util.HexFormat;

/**
 * The chips of the lights as the module shows them, parted by slashes: which squares are lit.
 *
 * <p>Read from the data sheets, not from the drivers.
 */
enum LightChip {
    HT16K33("ht16k33") {
        @Override
        long lit(String shown) {
            if (!shown.startsWith("oscillator 1 on 1 ")) {
                return 0;
            }
            byte[] memory = hex(shown.substring(shown.lastIndexOf(' ') + 1));
            long lit = 0;
            for (int common = 0; common < 8; common++) {
                lit |= (memory[2 * common] & 0xffL) << (8 * common);
            }
            return lit;
        }
    },
    MAX7219("max7219") {
        @Override
        long lit(String shown) {
            byte[] registers = hex(shown);
            boolean isOn = (registers[0x0c] & 1) != 0 && registers[0x0b] == 7 && registers[9] == 0;
            long lit = 0;
            for (int digit = 0; digit < 8 && isOn; digit++) {
                lit |= (registers[1 + digit] & 0xffL) << (8 * digit);
            }
            return lit;
        }
    },
    WS2812("ws2812") {
        @Override
        long lit(String shown) {
            byte[] colors = colors(shown);
            long lit = 0;
            for (int led = 0; led < colors.length / 3; led++) {
                int rank = led / 8;
                int file = rank % 2 == 0 ? led % 8 : 7 - led % 8;
                boolean isLit = (colors[3 * led] | colors[3 * led + 1] | colors[3 * led + 2]) != 0;
                lit |= isLit ? 1L << (8 * rank + file) : 0;
            }
            return lit;
        }
    };

    private static final double MILLIAMPS_A_COLOR = 20;

    private final String kind;

    LightChip(String kind) {
        this.kind = kind;
    }

    /** Its name in a configuration. */
    String kind() {
        return kind;
    }

    /** The lit squares, bit 0 for a1. */
    abstract long lit(String shown);

    /** The lit squares of this one in what the module shows of all. */
    long litIn(String sample) {
        return lit(sample.split("/", -1)[ordinal()]);
    }

    /** What a strip draws as it is lit in a sample. */
    static double milliamps(String sample) {
        double sum = 0;
        for (byte color : colors(sample.split("/", -1)[WS2812.ordinal()])) {
            sum += (color & 0xff) / 255.0 * MILLIAMPS_A_COLOR;
        }
        return sum;
    }

    private static byte[] colors(String shown) {
        return hex(shown.substring(shown.indexOf(' ') + 1));
    }

    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits);
    }
}
