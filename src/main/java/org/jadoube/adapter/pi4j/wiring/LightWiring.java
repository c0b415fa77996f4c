package org.jadoube.adapter.pi4j.wiring;

import java.util.List;

/** How the lights are wired. Nothing is checked here, but by {@link Wiring#faults}. */
public sealed interface LightWiring {

    /** Which diode is where. */
    LightMap map();

    /**
     * An HT16K33, whose diode {@code 16 * c + r} lies between common {@code c} and row {@code r}.
     *
     * @param bus the number of the I2C bus
     * @param address of the chip, 0x70 to 0x77
     * @param brightnessPercent 1 to 100, rounded to the sixteen steps of the chip
     */
    record Ht16k33(int bus, int address, LightMap map, int brightnessPercent)
            implements LightWiring {
        public static final Ht16k33 DEFAULT =
                new Ht16k33(1, 0x70, LightMap.straight(LightPlaces.SQUARES, 16), 50);
    }

    /**
     * One or two MAX7219 in a chain, whose diode {@code 64 * n + 8 * d + b} belongs to chip {@code
     * n}, of which 0 is the one next to the Raspberry Pi, to its digit {@code d} from 0, and to bit
     * {@code b} of that: 0 for segment G to 6 for A, 7 for DP.
     *
     * @param bus the number of the SPI bus
     * @param chipSelect of that bus, which is wired to LOAD
     * @param brightnessPercent 1 to 100, rounded to the sixteen steps of the chip
     */
    record Max7219(int bus, int chipSelect, LightMap map, int brightnessPercent)
            implements LightWiring {
        public static final Max7219 DEFAULT =
                new Max7219(0, 1, LightMap.straight(LightPlaces.SQUARES, 8), 25);
    }

    /**
     * A strip of coloured WS2812, numbered from its beginning, on the data line of an SPI bus.
     *
     * @param bus the number of the SPI bus
     * @param chipSelect of that bus; the strip does not see it, but the system wants one
     * @param brightnessPercent 1 to 100
     * @param mostMilliamps what the strip may draw when it is lit; frames that would draw more are
     *     dimmed as a whole. Besides, each diode draws about a milliampere even when it is dark
     */
    record Ws2812(int bus, int chipSelect, LightMap map, int brightnessPercent, int mostMilliamps)
            implements LightWiring {
        public static final Ws2812 DEFAULT =
                new Ws2812(
                        0,
                        1,
                        LightMap.of(
                                LightPlaces.SQUARES,
                                LightMap.Start.A1,
                                LightMap.Lines.ALONG_RANKS,
                                true,
                                8),
                        25,
                        240);
    }

    /**
     * Diodes between lines of the Raspberry Pi itself, driven row after row, fast enough that the
     * eye sees all of them; diode {@code n * r + c} lies between row {@code r} and column {@code c}
     * of {@code n} columns.
     *
     * @param lit the level of a row that is lit; a lit diode has its column at the other level
     */
    record GpioLights(List<Integer> rows, List<Integer> columns, Level lit, LightMap map)
            implements LightWiring {
        public GpioLights {
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
        }
    }
}
