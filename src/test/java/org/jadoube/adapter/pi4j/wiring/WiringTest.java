package org.jadoube.adapter.pi4j.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.adapter.pi4j.wiring.LightWiring.GpioLights;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ht16k33;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Max7219;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ws2812;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ExpanderMatrix;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.GpioMatrix;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ShiftRegisters;
import org.jadoube.port.Button;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class WiringTest {
    private static final LightMap SQUARES = LightMap.straight(LightPlaces.SQUARES, 8);

    private static List<String> faults(
            SensorWiring sensor, @Nullable LightWiring lights, PanelWiring panel) {
        return new Wiring(sensor, lights, panel, null, null)
                .faults().stream().map(WiringFault::field).toList();
    }

    private static List<String> faults(LightWiring lights) {
        return faults(ExpanderMatrix.DEFAULT, lights, PanelWiring.NONE);
    }

    private static <T> List<T> with(List<T> some, int index, T other) {
        List<T> changed = new ArrayList<>(some);
        changed.set(index, other);
        return changed;
    }

    static Stream<Arguments> whatThePagesShow() {
        List<SensorWiring> sensors =
                List.of(GpioMatrix.DEFAULT, ExpanderMatrix.DEFAULT, ShiftRegisters.DEFAULT);
        List<LightWiring> lights = List.of(Ht16k33.DEFAULT, Max7219.DEFAULT, Ws2812.DEFAULT);
        return sensors.stream()
                .flatMap(sensor -> lights.stream().map(each -> Arguments.of(sensor, each)));
    }

    /** The adjust button is on the second chip select, which lights on SPI need. */
    @ParameterizedTest
    @MethodSource("whatThePagesShow")
    void everySensorGoesWithAllLights(SensorWiring sensor, LightWiring lights) {
        boolean isOnSpi = !(lights instanceof Ht16k33);
        assertEquals(
                isOnSpi ? List.of("panel.buttons[ADJUST]") : List.of(),
                faults(sensor, lights, PanelWiring.DEFAULT));
    }

    @Test
    void linesHaveOneMaster() {
        GpioMatrix matrix =
                new GpioMatrix(
                        with(GpioMatrix.DEFAULT.rows(), 3, 5),
                        with(with(GpioMatrix.DEFAULT.columns(), 0, 5), 7, 28),
                        Level.LOW,
                        1_001);
        PanelWiring panel =
                new PanelWiring(
                        Map.of(Button.WHITE_CLOCK, 6, Button.RESIGN, 0),
                        Level.LOW,
                        new PanelWiring.Buzzer(2, Level.HIGH));
        Wiring wiring = new Wiring(matrix, Ht16k33.DEFAULT, panel, null, "/dev/gpiochip0");
        assertEquals(
                List.of(
                        "sensor.rows[3]: GPIO 5 is in use by sensor.rows[0]",
                        "sensor.columns[0]: GPIO 5 is in use by sensor.rows[0]",
                        "sensor.columns[7]: there is no GPIO 28 on the header; there are 2 to 27",
                        "sensor.settleMicros: 0 to 1000, not 1001",
                        "panel.buttons[WHITE_CLOCK]: GPIO 6 is in use by sensor.rows[1]",
                        "panel.buttons[RESIGN]: GPIO 0 belongs to the EEPROM of a HAT",
                        "panel.buzzer.line: GPIO 2 is in use by lights.bus",
                        "gpioChip: \"/dev/gpiochip0\" is no chip; one is named like gpiochip0"),
                wiring.faults().stream().map(WiringFault::toString).toList());
    }

    @Test
    void anExpanderHasNoInputsWhereTheyCorruptTheBus() {
        ExpanderMatrix turned =
                new ExpanderMatrix(
                        1,
                        0x28,
                        ExpanderMatrix.DEFAULT.columns(),
                        ExpanderMatrix.DEFAULT.rows(),
                        Level.LOW,
                        0);
        assertEquals(
                List.of("sensor.address", "sensor.columns[3]", "sensor.columns[7]"),
                faults(turned, null, PanelWiring.NONE));
        ExpanderMatrix shared =
                new ExpanderMatrix(
                        1,
                        0x20,
                        ExpanderMatrix.DEFAULT.rows(),
                        with(ExpanderMatrix.DEFAULT.columns(), 4, ExpanderPin.GPA4),
                        Level.LOW,
                        -1);
        assertEquals(
                List.of("sensor.columns[4]", "sensor.settleMicros"),
                faults(shared, null, PanelWiring.NONE));
    }

    @Test
    void aChainHasEachRankAndFileOnce() {
        ShiftRegisters chain =
                new ShiftRegisters(
                        7, 3, 1, 25, List.of(1, 2, 3, 4, 5, 6, 7, 7, 9), "abcdefgga", Level.LOW);
        assertEquals(
                List.of(
                        "sensor.bus",
                        "sensor.chipSelect",
                        "sensor.baud",
                        "sensor.ranks",
                        "sensor.ranks[7]",
                        "sensor.ranks[8]",
                        "sensor.files",
                        "sensor.files",
                        "sensor.files"),
                faults(chain, null, PanelWiring.NONE));
    }

    @Test
    void twoDevicesAreNotOnOneChipSelectEvenOnTwoBuses() {
        Max7219 lights = new Max7219(1, 0, SQUARES, 25);
        assertEquals(
                List.of("lights.chipSelect"),
                faults(ShiftRegisters.DEFAULT, lights, PanelWiring.NONE));
    }

    @Test
    void eachDiodeIsInOnePlace() {
        LightMap twice = new LightMap(LightPlaces.SQUARES, with(SQUARES.leds(), 63, 0));
        assertEquals(
                List.of("lights.map.leds[63]", "lights.brightnessPercent"),
                faults(new Ht16k33(1, 0x70, twice, 0)));
        LightMap few = new LightMap(LightPlaces.CORNERS, SQUARES.leds());
        assertEquals(List.of("lights.map.leds"), faults(new Max7219(0, 1, few, 100)));
        LightMap beyond = LightMap.straight(LightPlaces.SQUARES, 100);
        List<String> faults = faults(new Ws2812(0, 1, beyond, 25, 5));
        assertEquals(32 + 1, faults.size(), faults.toString());
        assertTrue(faults.contains("lights.map.leds[40]"));
        assertTrue(faults.contains("lights.mostMilliamps"));
    }

    @Test
    void aMatrixOfLightsIsAsLargeAsItsMap() {
        List<Integer> lines = IntStream.rangeClosed(4, 12).boxed().toList();
        GpioLights small =
                new GpioLights(lines.subList(0, 8), List.of(13, 16), Level.HIGH, SQUARES);
        List<String> faults = faults(small);
        assertEquals(48, faults.size(), faults.toString());
        GpioLights none = new GpioLights(List.of(), lines, Level.HIGH, SQUARES);
        assertEquals("lights.rows", faults(none).getFirst());
    }

    @Test
    void linesOfLightsRunAsTheyAreLaid() {
        LightMap snake =
                LightMap.of(
                        LightPlaces.SQUARES,
                        LightMap.Start.H8,
                        LightMap.Lines.ALONG_FILES,
                        true,
                        8);
        assertEquals(0, snake.leds().get(63), "h8");
        assertEquals(7, snake.leds().get(7), "h1");
        assertEquals(8, snake.leds().get(6), "g1");
        assertEquals(15, snake.leds().get(62), "g8");
        assertEquals(63, snake.leds().get(56), "a8");
        LightMap corners = LightMap.straight(LightPlaces.CORNERS, 9);
        assertEquals(IntStream.range(0, 81).boxed().toList(), corners.leds());
    }
}
