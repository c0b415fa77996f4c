package org.jadoube.app.configuration;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jadoube.adapter.pi4j.wiring.ExpanderPin;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;

/** The tables that tell how the 64 contacts are wired to a Raspberry Pi, one for each way. */
final class SensorSection {
    static final String GPIO_MATRIX = "gpio-matrix";
    static final String EXPANDER = "mcp23017";
    static final String SHIFT_REGISTERS = "74hc165";

    private static final SensorWiring.GpioMatrix GPIO = SensorWiring.GpioMatrix.DEFAULT;
    private static final SensorWiring.ExpanderMatrix CHIP = SensorWiring.ExpanderMatrix.DEFAULT;
    private static final SensorWiring.ShiftRegisters CHAIN = SensorWiring.ShiftRegisters.DEFAULT;

    private static final Kind<List<Integer>> LINES = new Kind.Several<>(Lines.GPIO, 8, 8);
    private static final Kind<List<ExpanderPin>> PINS =
            new Kind.Several<>(new Kind.Choice<>(Words.asNamed(ExpanderPin.values())), 8, 8);

    private static final Key<List<Integer>> GPIO_ROWS =
            Key.standard(GPIO_MATRIX, "rows", LINES, GPIO.rows(), "the GPIO of ranks 1 to 8");
    private static final Key<List<Integer>> GPIO_COLUMNS =
            Key.standard(GPIO_MATRIX, "columns", LINES, GPIO.columns(), "the GPIO of files a to h");
    private static final Key<Level> GPIO_CLOSED =
            closed(GPIO_MATRIX, GPIO.closed(), "what a column reads over a closed contact");
    private static final Key<Integer> GPIO_SETTLE =
            settle(GPIO_MATRIX, GPIO.settleMicros(), "how long columns get to follow a row, in µs");

    private static final Key<Integer> CHIP_BUS =
            Key.standard(EXPANDER, "bus", Lines.I2C_BUS, CHIP.bus(), "the I²C bus");
    private static final Key<Integer> CHIP_ADDRESS =
            Key.standard(
                    EXPANDER,
                    "address",
                    new Kind.Address(0x20, 0x27),
                    CHIP.address(),
                    "of the chip, by its pins A2 to A0");
    private static final Key<List<ExpanderPin>> CHIP_ROWS =
            Key.standard(EXPANDER, "rows", PINS, names(CHIP.rows()), "the pins of ranks 1 to 8");
    private static final Key<List<ExpanderPin>> CHIP_COLUMNS =
            Key.standard(
                    EXPANDER,
                    "columns",
                    PINS,
                    names(CHIP.columns()),
                    "the pins of files a to h; GPA7 and GPB7 must not be among them");
    private static final Key<Level> CHIP_CLOSED =
            closed(
                    EXPANDER,
                    CHIP.closed(),
                    "what a column reads over a closed contact; `high` needs pull-downs");
    private static final Key<Integer> CHIP_SETTLE =
            settle(
                    EXPANDER,
                    CHIP.settleMicros(),
                    "how long columns get besides the 70 µs that the bus takes, in µs");

    private static final Key<Integer> CHAIN_BUS =
            Key.standard(SHIFT_REGISTERS, "bus", Lines.SPI_BUS, CHAIN.bus(), "the SPI bus");
    private static final Key<Integer> CHAIN_SELECT =
            Key.standard(
                    SHIFT_REGISTERS,
                    "chip-select",
                    Lines.CHIP_SELECT,
                    CHAIN.chipSelect(),
                    "of that bus; the chips do not see it");
    private static final Key<Integer> CHAIN_BAUD =
            Key.standard(
                    SHIFT_REGISTERS,
                    "baud",
                    new Kind.Whole(10_000, 10_000_000),
                    CHAIN.baud(),
                    "clock of the bus, in Hz");
    private static final Key<Integer> CHAIN_LOAD =
            Key.standard(
                    SHIFT_REGISTERS,
                    "load",
                    Lines.GPIO,
                    CHAIN.loadLine(),
                    "the GPIO of the load line");
    private static final Key<List<Integer>> CHAIN_RANKS =
            Key.standard(
                    SHIFT_REGISTERS,
                    "ranks",
                    new Kind.Several<>(new Kind.Whole(1, 8), 8, 8),
                    CHAIN.ranks(),
                    "the ranks in the order in which their bytes arrive");
    private static final Key<String> CHAIN_FILES =
            Key.standard(
                    SHIFT_REGISTERS,
                    "files",
                    new Kind.Text<>("the letters a to h in some order", SensorSection::files),
                    CHAIN.files(),
                    "the files in the order in which their bits arrive, D7 first");
    private static final Key<Level> CHAIN_CLOSED =
            closed(SHIFT_REGISTERS, CHAIN.closed(), "what an input reads from a closed contact");

    static final List<Key<?>> KEYS =
            List.of(
                    GPIO_ROWS,
                    GPIO_COLUMNS,
                    GPIO_CLOSED,
                    GPIO_SETTLE,
                    CHIP_BUS,
                    CHIP_ADDRESS,
                    CHIP_ROWS,
                    CHIP_COLUMNS,
                    CHIP_CLOSED,
                    CHIP_SETTLE,
                    CHAIN_BUS,
                    CHAIN_SELECT,
                    CHAIN_BAUD,
                    CHAIN_LOAD,
                    CHAIN_RANKS,
                    CHAIN_FILES,
                    CHAIN_CLOSED);

    private SensorSection() {}

    static SensorWiring gpioMatrix(Settings settings) {
        return new SensorWiring.GpioMatrix(
                settings.get(GPIO_ROWS),
                settings.get(GPIO_COLUMNS),
                settings.get(GPIO_CLOSED),
                settings.get(GPIO_SETTLE));
    }

    static SensorWiring expander(Settings settings) {
        return new SensorWiring.ExpanderMatrix(
                settings.get(CHIP_BUS),
                settings.get(CHIP_ADDRESS),
                settings.get(CHIP_ROWS),
                settings.get(CHIP_COLUMNS),
                settings.get(CHIP_CLOSED),
                settings.get(CHIP_SETTLE));
    }

    static SensorWiring shiftRegisters(Settings settings) {
        return new SensorWiring.ShiftRegisters(
                settings.get(CHAIN_BUS),
                settings.get(CHAIN_SELECT),
                settings.get(CHAIN_BAUD),
                settings.get(CHAIN_LOAD),
                settings.get(CHAIN_RANKS),
                settings.get(CHAIN_FILES),
                settings.get(CHAIN_CLOSED));
    }

    /** The key that sets each field of a wiring's sensor. */
    static Map<String, Key<?>> fields(SensorWiring sensor) {
        return switch (sensor) {
            case SensorWiring.GpioMatrix matrix ->
                    Map.of(
                            "sensor.rows", GPIO_ROWS,
                            "sensor.columns", GPIO_COLUMNS,
                            "sensor.settleMicros", GPIO_SETTLE);
            case SensorWiring.ExpanderMatrix matrix ->
                    Map.of(
                            "sensor.bus", CHIP_BUS,
                            "sensor.address", CHIP_ADDRESS,
                            "sensor.rows", CHIP_ROWS,
                            "sensor.columns", CHIP_COLUMNS,
                            "sensor.settleMicros", CHIP_SETTLE);
            case SensorWiring.ShiftRegisters chain ->
                    Map.of(
                            "sensor.bus", CHAIN_BUS,
                            "sensor.chipSelect", CHAIN_SELECT,
                            "sensor.baud", CHAIN_BAUD,
                            "sensor.loadLine", CHAIN_LOAD,
                            "sensor.ranks", CHAIN_RANKS,
                            "sensor.files", CHAIN_FILES);
        };
    }

    private static Key<Level> closed(String table, Level standard, String meaning) {
        return Key.standard(table, "closed", Lines.LEVEL, standard, meaning);
    }

    private static Key<Integer> settle(String table, int standard, String meaning) {
        return Key.standard(table, "settle-micros", new Kind.Whole(0, 1000), standard, meaning);
    }

    private static List<String> names(List<ExpanderPin> pins) {
        return pins.stream().map(ExpanderPin::name).toList();
    }

    private static String files(String letters) {
        char[] sorted = letters.toCharArray();
        Arrays.sort(sorted);
        if (!new String(sorted).equals("abcdefgh")) {
            throw new IllegalArgumentException("each of them once");
        }
        return letters;
    }
}
