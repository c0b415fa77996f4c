package org.jadoube.adapter.pi4j.wiring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import org.jadoube.adapter.pi4j.wiring.LightWiring.GpioLights;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ht16k33;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Max7219;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ws2812;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ExpanderMatrix;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.GpioMatrix;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ShiftRegisters;
import org.jspecify.annotations.Nullable;

/** Finds all that is wrong with a wiring. */
final class WiringInspection {
    private static final Pattern GPIO_CHIP = Pattern.compile("gpiochip\\d{1,3}");
    private static final int MOST_SETTLE_MICROS = 1_000;

    /** As many as one write can carry: spidev cuts at 4096 bytes. */
    private static final int LONGEST_STRIP = 400;

    private final Wiring wiring;
    private final Uses uses = new Uses();
    private final List<WiringFault> faults = new ArrayList<>();

    WiringInspection(Wiring wiring) {
        this.wiring = wiring;
    }

    List<WiringFault> faults() {
        // Buses first: that a line belongs to one is told where the line is named.
        claimBuses(wiring.sensor());
        claimBuses(wiring.lights());
        inspect(wiring.sensor());
        inspect(wiring.lights());
        inspect(wiring.panel());
        String chip = wiring.gpioChip();
        if (chip != null && !GPIO_CHIP.matcher(chip).matches()) {
            refuse("gpioChip", "\"" + chip + "\" is no chip; one is named like gpiochip0");
        }
        return List.copyOf(faults);
    }

    private void claimBuses(SensorWiring sensor) {
        switch (sensor) {
            case GpioMatrix matrix -> {}
            case ExpanderMatrix matrix -> uses.claimI2c(matrix.bus(), "sensor.bus");
            case ShiftRegisters chain ->
                    uses.claimSpi(chain.bus(), chain.chipSelect(), "sensor.bus");
        }
    }

    private void claimBuses(@Nullable LightWiring lights) {
        switch (lights) {
            case null -> {}
            case Ht16k33 chip -> uses.claimI2c(chip.bus(), "lights.bus");
            case Max7219 chain -> uses.claimSpi(chain.bus(), chain.chipSelect(), "lights.bus");
            case Ws2812 strip -> uses.claimSpi(strip.bus(), strip.chipSelect(), "lights.bus");
            case GpioLights matrix -> {}
        }
    }

    private void inspect(SensorWiring sensor) {
        switch (sensor) {
            case GpioMatrix matrix -> {
                lines("sensor.rows", matrix.rows(), 8);
                lines("sensor.columns", matrix.columns(), 8);
                range("sensor.settleMicros", matrix.settleMicros(), 0, MOST_SETTLE_MICROS);
            }
            case ExpanderMatrix matrix -> {
                range("sensor.bus", matrix.bus(), 0, 99);
                address("sensor.address", matrix.address(), 0x20, 0x27);
                pins(matrix);
                range("sensor.settleMicros", matrix.settleMicros(), 0, MOST_SETTLE_MICROS);
            }
            case ShiftRegisters chain -> {
                spi("sensor", chain.bus(), chain.chipSelect());
                range("sensor.baud", chain.baud(), 10_000, 10_000_000);
                line("sensor.loadLine", chain.loadLine());
                ranks(chain.ranks());
                files(chain.files());
            }
        }
    }

    private void inspect(@Nullable LightWiring lights) {
        switch (lights) {
            case null -> {}
            case Ht16k33 chip -> {
                range("lights.bus", chip.bus(), 0, 99);
                address("lights.address", chip.address(), 0x70, 0x77);
                map(chip.map(), 128);
                percent(chip.brightnessPercent());
            }
            case Max7219 chain -> {
                spi("lights", chain.bus(), chain.chipSelect());
                map(chain.map(), 128);
                percent(chain.brightnessPercent());
            }
            case Ws2812 strip -> {
                spi("lights", strip.bus(), strip.chipSelect());
                map(strip.map(), LONGEST_STRIP);
                percent(strip.brightnessPercent());
                range("lights.mostMilliamps", strip.mostMilliamps(), 10, 10_000);
            }
            case GpioLights matrix -> {
                lines("lights.rows", matrix.rows(), 1, 16);
                lines("lights.columns", matrix.columns(), 1, 16);
                map(matrix.map(), matrix.rows().size() * matrix.columns().size());
            }
        }
    }

    private void inspect(PanelWiring panel) {
        panel.buttons().forEach((button, line) -> line("panel.buttons[" + button + "]", line));
        if (panel.buzzer() != null) {
            line("panel.buzzer.line", panel.buzzer().line());
        }
    }

    private void lines(String field, List<Integer> lines, int count) {
        lines(field, lines, count, count);
    }

    private void lines(String field, List<Integer> lines, int fewest, int most) {
        if (lines.size() < fewest || lines.size() > most) {
            String wanted = fewest == most ? "" + most : fewest + " to " + most;
            refuse(field, "needs " + wanted + " lines, not " + lines.size());
        }
        for (int i = 0; i < lines.size(); i++) {
            line(field + "[" + i + "]", lines.get(i));
        }
    }

    private void line(String field, int line) {
        if (line == 0 || line == 1) {
            refuse(field, "GPIO " + line + " belongs to the EEPROM of a HAT");
        } else if (line < 0 || line > 27) {
            refuse(field, "there is no GPIO " + line + " on the header; there are 2 to 27");
        } else {
            uses.claimLine(line, field)
                    .ifPresent(other -> refuse(field, "GPIO " + line + " is in use by " + other));
        }
    }

    private void pins(ExpanderMatrix matrix) {
        eightPins("sensor.rows", matrix.rows());
        eightPins("sensor.columns", matrix.columns());
        for (int i = 0; i < matrix.columns().size(); i++) {
            ExpanderPin pin = matrix.columns().get(i);
            if (pin.isOutputOnly()) {
                refuse("sensor.columns[" + i + "]", pin + " must not be an input; it may be a row");
            }
        }
    }

    private void eightPins(String field, List<ExpanderPin> pins) {
        if (pins.size() != 8) {
            refuse(field, "needs 8 pins, not " + pins.size());
        }
        for (int i = 0; i < pins.size(); i++) {
            String at = field + "[" + i + "]";
            ExpanderPin pin = pins.get(i);
            uses.claimPin(pin, at).ifPresent(other -> refuse(at, pin + " is in use by " + other));
        }
    }

    private void ranks(List<Integer> ranks) {
        if (ranks.size() != 8) {
            refuse("sensor.ranks", "needs 8 ranks, not " + ranks.size());
        }
        each(
                "sensor.ranks",
                ranks,
                rank -> rank < 1 || rank > 8 ? "there is no rank " + rank : null);
    }

    private void files(String files) {
        if (files.length() != 8) {
            refuse("sensor.files", "needs 8 letters, not " + files.length());
        }
        Set<Integer> seen = new HashSet<>();
        files.chars()
                .forEach(letter -> {
                    if (letter < 'a' || letter > 'h') {
                        refuse("sensor.files", "there is no file " + Character.toString(letter));
                    } else if (!seen.add(letter)) {
                        refuse("sensor.files", Character.toString(letter) + " is there twice");
                    }
                });
    }

    private void map(LightMap map, int count) {
        int wanted = map.places().count();
        if (map.leds().size() != wanted) {
            refuse("lights.map.leds", "needs " + wanted + " lights, not " + map.leds().size());
        }
        each(
                "lights.map.leds",
                map.leds(),
                led ->
                        led < 0 || led >= count
                                ? "there is no light " + led + "; there are 0 to " + (count - 1)
                                : null);
    }

    /** Refuses what a check has words for, and what is there twice. */
    private void each(String field, List<Integer> values, IntFunction<@Nullable String> check) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < values.size(); i++) {
            String at = field + "[" + i + "]";
            int value = values.get(i);
            String words = check.apply(value);
            Integer before = seen.putIfAbsent(value, i);
            if (words != null) {
                refuse(at, words);
            } else if (before != null) {
                refuse(at, value + " is there twice, first at [" + before + "]");
            }
        }
    }

    private void address(String field, int address, int lowest, int highest) {
        if (address < lowest || address > highest) {
            refuse(
                    field,
                    "the chip can be at 0x%x to 0x%x, not at 0x%x"
                            .formatted(lowest, highest, address));
        }
    }

    private void spi(String part, int bus, int chipSelect) {
        range(part + ".bus", bus, 0, 6);
        range(part + ".chipSelect", chipSelect, 0, 2);
        uses.claimChipSelect(chipSelect, part + ".chipSelect")
                .ifPresent(other ->
                        refuse(
                                part + ".chipSelect",
                                chipSelect
                                        + " is in use by "
                                        + other
                                        + "; even on two buses there can be but one of each"));
    }

    private void percent(int percent) {
        range("lights.brightnessPercent", percent, 1, 100);
    }

    private void range(String field, int value, int lowest, int highest) {
        if (value < lowest || value > highest) {
            refuse(field, lowest + " to " + highest + ", not " + value);
        }
    }

    private void refuse(String field, String words) {
        faults.add(new WiringFault(field, words));
    }
}
