package org.jadoube.hardware;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Set;

/** The 40-pin header of the Raspberry Pi. */
final class HeaderPins {
    static final Set<Integer> SUPPLY_3V3 = Set.of(1, 17);
    static final Set<Integer> SUPPLY_5V = Set.of(2, 4);
    static final Set<Integer> GROUND = Set.of(6, 9, 14, 20, 25, 30, 34, 39);

    /** The number of the GPIO at each pin that has one, but for those of the HAT's EEPROM. */
    private static final Map<Integer, Integer> GPIO_BY_PIN =
            Map.ofEntries(
                    entry(3, 2),
                    entry(5, 3),
                    entry(7, 4),
                    entry(8, 14),
                    entry(10, 15),
                    entry(11, 17),
                    entry(12, 18),
                    entry(13, 27),
                    entry(15, 22),
                    entry(16, 23),
                    entry(18, 24),
                    entry(19, 10),
                    entry(21, 9),
                    entry(22, 25),
                    entry(23, 11),
                    entry(24, 8),
                    entry(26, 7),
                    entry(29, 5),
                    entry(31, 6),
                    entry(32, 12),
                    entry(33, 13),
                    entry(35, 19),
                    entry(36, 16),
                    entry(37, 26),
                    entry(38, 20),
                    entry(40, 21));

    private HeaderPins() {}

    /** The pin of a GPIO that is free to use. */
    static String ofGpio(int gpio) {
        return GPIO_BY_PIN.entrySet().stream()
                .filter(entry -> entry.getValue() == gpio)
                .map(entry -> entry.getKey().toString())
                .findFirst()
                .orElseThrow();
    }

    /** What a pin is. */
    static String name(int pin) {
        if (SUPPLY_3V3.contains(pin)) {
            return "3.3 V";
        }
        if (SUPPLY_5V.contains(pin)) {
            return "5 V";
        }
        if (GROUND.contains(pin)) {
            return "ground";
        }
        Integer gpio = GPIO_BY_PIN.get(pin);
        return gpio == null ? "EEPROM" : "GPIO " + gpio;
    }
}
