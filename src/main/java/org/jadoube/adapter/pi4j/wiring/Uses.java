package org.jadoube.adapter.pi4j.wiring;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which part of a wiring has which line, so that none has two masters. */
final class Uses {
    private static final Map<Integer, List<Integer>> LINES_OF_I2C =
            Map.of(0, List.of(0, 1), 1, List.of(2, 3));

    private static final Map<Integer, List<Integer>> LINES_OF_SPI =
            Map.of(0, List.of(9, 10, 11), 1, List.of(19, 20, 21));

    private static final Map<Integer, List<Integer>> CHIP_SELECTS_OF_SPI =
            Map.of(0, List.of(8, 7), 1, List.of(18, 17, 16));

    private final Map<Integer, String> lines = new HashMap<>();
    private final Map<ExpanderPin, String> pins = new EnumMap<>(ExpanderPin.class);
    private final Map<Integer, String> chipSelects = new HashMap<>();

    /** Gives the lines of an I2C bus to it, as far as they are known. */
    void claimI2c(int bus, String field) {
        LINES_OF_I2C.getOrDefault(bus, List.of()).forEach(line -> lines.put(line, field));
    }

    /** Gives the lines of an SPI bus and of one chip select to it, as far as they are known. */
    void claimSpi(int bus, int chipSelect, String field) {
        LINES_OF_SPI.getOrDefault(bus, List.of()).forEach(line -> lines.put(line, field));
        List<Integer> selects = CHIP_SELECTS_OF_SPI.getOrDefault(bus, List.of());
        if (chipSelect >= 0 && chipSelect < selects.size()) {
            lines.put(selects.get(chipSelect), field);
        }
    }

    /** Gives a line away; tells who has it already. */
    Optional<String> claimLine(int line, String field) {
        return Optional.ofNullable(lines.putIfAbsent(line, field));
    }

    /** Gives a pin of the expander away; tells who has it already. */
    Optional<String> claimPin(ExpanderPin pin, String field) {
        return Optional.ofNullable(pins.putIfAbsent(pin, field));
    }

    /**
     * Gives a chip select away, of whichever bus: Pi4J takes two of one number for the same device.
     */
    Optional<String> claimChipSelect(int chipSelect, String field) {
        return Optional.ofNullable(chipSelects.putIfAbsent(chipSelect, field));
    }
}
