package org.jadoube.adapter.pi4j.wiring;

import java.util.List;

/**
 * How the 64 contacts are wired. Nothing is checked here, but by {@link Wiring#faults}.
 *
 * <p>Lines are numbered as the Raspberry Pi numbers its GPIO, not as pins of the header.
 */
public sealed interface SensorWiring {

    /**
     * A diode matrix on sixteen lines: one row after the other is driven, the columns are read.
     *
     * @param rows the lines of the first to the eighth rank
     * @param columns the lines of the a-file to the h-file
     * @param closed what a column reads where a contact is closed, which is also what a row is
     *     driven to: {@code LOW} with the diodes' cathodes on the rows, and pull-ups on the columns
     * @param settleMicros how long columns get to follow a row, 0 to 1000
     */
    record GpioMatrix(List<Integer> rows, List<Integer> columns, Level closed, int settleMicros)
            implements SensorWiring {
        public static final GpioMatrix DEFAULT =
                new GpioMatrix(
                        List.of(5, 6, 13, 19, 26, 16, 20, 21),
                        List.of(4, 17, 27, 22, 23, 24, 25, 12),
                        Level.LOW,
                        50);

        public GpioMatrix {
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
        }
    }

    /**
     * A diode matrix on the sixteen pins of an MCP23017.
     *
     * @param bus the number of the I2C bus
     * @param address of the chip, 0x20 to 0x27
     * @param rows the pins of the first to the eighth rank, which are driven
     * @param columns the pins of the a-file to the h-file, which are read
     * @param closed as in {@link GpioMatrix}; with {@code HIGH} the columns need pull-downs of
     *     their own, since the chip has none
     * @param settleMicros how long columns get to follow a row besides the 70 microseconds that the
     *     bus takes anyway, 0 to 1000
     */
    record ExpanderMatrix(
            int bus,
            int address,
            List<ExpanderPin> rows,
            List<ExpanderPin> columns,
            Level closed,
            int settleMicros)
            implements SensorWiring {
        public static final ExpanderMatrix DEFAULT =
                new ExpanderMatrix(
                        1,
                        0x20,
                        List.of(
                                ExpanderPin.GPA4,
                                ExpanderPin.GPA5,
                                ExpanderPin.GPA6,
                                ExpanderPin.GPA7,
                                ExpanderPin.GPB4,
                                ExpanderPin.GPB5,
                                ExpanderPin.GPB6,
                                ExpanderPin.GPB7),
                        List.of(
                                ExpanderPin.GPA0,
                                ExpanderPin.GPA1,
                                ExpanderPin.GPA2,
                                ExpanderPin.GPA3,
                                ExpanderPin.GPB0,
                                ExpanderPin.GPB1,
                                ExpanderPin.GPB2,
                                ExpanderPin.GPB3),
                        Level.LOW,
                        0);

        public ExpanderMatrix {
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
        }
    }

    /**
     * A chain of eight 74HC165, which take in all contacts at one stroke.
     *
     * @param bus the number of the SPI bus
     * @param chipSelect of that bus; the chips do not see it, but the system wants one
     * @param baud clock of the bus in Hz, 10 kHz to 10 MHz
     * @param loadLine the GPIO line that has all chips take in their contacts while it is low
     * @param ranks the ranks, 1 to 8, in the order in which their bytes arrive
     * @param files the letters of the files in the order in which their bits arrive; the data
     *     sheet's D7 comes first
     * @param closed the level of a closed contact
     */
    record ShiftRegisters(
            int bus,
            int chipSelect,
            int baud,
            int loadLine,
            List<Integer> ranks,
            String files,
            Level closed)
            implements SensorWiring {
        public static final ShiftRegisters DEFAULT =
                new ShiftRegisters(
                        0,
                        0,
                        1_000_000,
                        25,
                        List.of(8, 7, 6, 5, 4, 3, 2, 1),
                        "hgfedcba",
                        Level.LOW);

        public ShiftRegisters {
            ranks = List.copyOf(ranks);
        }
    }
}
