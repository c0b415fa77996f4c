package org.jadoube.app.configuration;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.jadoube.adapter.pi4j.wiring.ExpanderPin;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.LightMap;
import org.jadoube.adapter.pi4j.wiring.LightPlaces;
import org.jadoube.adapter.pi4j.wiring.LightWiring;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.adapter.pi4j.wiring.PiModel;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.port.Button;
import org.junit.jupiter.api.Test;

/** Boards wired to a Raspberry Pi, as a file tells of them. */
class WiredBoardTest {

    private static Wiring wiring(String text) throws ConfigurationException {
        HostedBoard board = Configuration.parse("a file", text).board();
        return assertInstanceOf(HostedBoard.Wired.class, board).wiring();
    }

    private static List<String> faults(String text) {
        return assertThrows(ConfigurationException.class, () -> Configuration.parse("a file", text))
                .faults()
                .stream()
                .map(ConfigurationFault::toString)
                .toList();
    }

    @Test
    void eachWayIsWiredAsDocumentedWhereNothingElseIsSaid() {
        assertAll(
                () ->
                        assertEquals(
                                SensorWiring.GpioMatrix.DEFAULT,
                                wiring("[board]\nkind = \"gpio-matrix\"").sensor()),
                () ->
                        assertEquals(
                                SensorWiring.ExpanderMatrix.DEFAULT,
                                wiring("[board]\nkind = \"mcp23017\"").sensor()),
                () ->
                        assertEquals(
                                SensorWiring.ShiftRegisters.DEFAULT,
                                wiring("[board]\nkind = \"74hc165\"").sensor()));
    }

    @Test
    void eachLightDeviceIsWiredAsDocumentedWhereNothingElseIsSaid() {
        String board = "[board]\nkind = \"mcp23017\"\n[lights]\nkind = ";
        assertAll(
                () ->
                        assertEquals(
                                LightWiring.Ht16k33.DEFAULT,
                                wiring(board + "\"ht16k33\"").lights()),
                () ->
                        assertEquals(
                                LightWiring.Max7219.DEFAULT,
                                wiring(board + "\"max7219\"").lights()),
                () ->
                        assertEquals(
                                LightWiring.Ws2812.DEFAULT, wiring(board + "\"ws2812\"").lights()));
    }

    @Test
    void everythingElseOfAWiringCanBeSaid() throws ConfigurationException {
        Wiring said =
                wiring(
                        """
                        [board]
                        kind = "mcp23017"

                        [pi]
                        model = "rp1"
                        gpio-chip = "gpiochip4"

                        [mcp23017]
                        bus = 3
                        address = 0x27
                        columns = ["GPB0", "GPB1", "GPB2", "GPB3", "GPA0", "GPA1", "GPA2", "GPA3"]
                        settle-micros = 100

                        [lights]
                        kind = "ws2812"
                        places = "corners"
                        start = "h1"
                        lines = "along-files"
                        serpentine = false

                        [ws2812]
                        chip-select = 0
                        brightness = 40
                        most-milliamps = 500

                        [buttons]
                        resign = 22
                        pressed = "high"

                        [buzzer]
                        line = 12
                        sounding = "low"
                        """);
        SensorWiring.ExpanderMatrix usual = SensorWiring.ExpanderMatrix.DEFAULT;
        SensorWiring.ExpanderMatrix sensor =
                new SensorWiring.ExpanderMatrix(
                        3,
                        0x27,
                        usual.rows(),
                        List.of(
                                ExpanderPin.GPB0,
                                ExpanderPin.GPB1,
                                ExpanderPin.GPB2,
                                ExpanderPin.GPB3,
                                ExpanderPin.GPA0,
                                ExpanderPin.GPA1,
                                ExpanderPin.GPA2,
                                ExpanderPin.GPA3),
                        Level.LOW,
                        100);
        LightMap map =
                LightMap.of(
                        LightPlaces.CORNERS,
                        LightMap.Start.H1,
                        LightMap.Lines.ALONG_FILES,
                        false,
                        9);
        assertEquals(
                new Wiring(
                        sensor,
                        new LightWiring.Ws2812(0, 0, map, 40, 500),
                        new PanelWiring(
                                Map.of(Button.RESIGN, 22),
                                Level.HIGH,
                                new PanelWiring.Buzzer(12, Level.LOW)),
                        PiModel.RP1,
                        "gpiochip4"),
                said);
    }

    @Test
    void aLineThatIsUsedTwiceIsToldWhereItIsUsedTheSecondTime() {
        assertEquals(
                List.of(
                        "4:31: gpio-matrix.columns: GPIO 21 is in use by gpio-matrix.rows[7]",
                        "6:15: buttons.white-clock: GPIO 5 is in use by gpio-matrix.rows[0]"),
                faults(
                        """
                        [board]
                        kind = "gpio-matrix"
                        [gpio-matrix]
                        columns = [4, 17, 27, 22, 23, 21, 25, 12]
                        [buttons]
                        white-clock = 5
                        """));
    }

    @Test
    void aPinThatMustNotBeAnInputIsToldWhereItStands() {
        assertEquals(
                List.of("4:12: mcp23017.columns: GPA7 must not be an input; it may be a row"),
                faults(
                        """
                        [board]
                        kind = "mcp23017"
                        [mcp23017]
                        columns = ["GPA7", "GPA1", "GPA2", "GPA3", "GPB0", "GPB1", "GPB2", "GPB3"]
                        rows = ["GPA4", "GPA5", "GPA6", "GPA0", "GPB4", "GPB5", "GPB6", "GPB7"]
                        """));
    }

    @Test
    void whatFollowsFromAnotherFaultIsNotTold() {
        assertEquals(
                List.of("4:9: must be a whole number, 2 to 27, not 99"),
                faults(
                        """
                        [board]
                        kind = "gpio-matrix"
                        [gpio-matrix]
                        rows = [99, 4, 13, 19, 26, 16, 20, 21]
                        """));
    }

    @Test
    void aChipSelectIsForOneDeviceOnly() {
        assertEquals(
                List.of(
                        "6:15: max7219.chip-select: 0 is in use by 74hc165.chip-select; even on two"
                                + " buses there can be but one of each"),
                faults(
                        """
                        [board]
                        kind = "74hc165"
                        [lights]
                        kind = "max7219"
                        [max7219]
                        chip-select = 0
                        """));
    }

    @Test
    void lightsThatAreWiredToLinesNeedThem() {
        assertEquals(
                List.of("4:8: needs gpio-lights.rows and gpio-lights.columns"),
                faults(
                        """
                        [board]
                        kind = "mcp23017"
                        [lights]
                        kind = "gpio-lights"
                        """));
    }
}
