package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.LightWiring;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is soldered by the netlist is what the ready-made profile tells the program. */
class NetlistProfileTest {
    private static final String HEADER = "J1";

    @Test
    void theProfilesAreTheWiringsThatAreDocumented() throws Exception {
        Wiring usual = Wiring.DEFAULT;
        assertAll(
                () ->
                        assertEquals(
                                new Wiring(
                                        SensorWiring.GpioMatrix.DEFAULT,
                                        usual.lights(),
                                        usual.panel(),
                                        null,
                                        null),
                                HardwareBoard.GPIO_MATRIX.wiring()),
                () -> assertEquals(usual, HardwareBoard.MCP23017.wiring()),
                () ->
                        assertEquals(
                                new Wiring(
                                        SensorWiring.ShiftRegisters.DEFAULT,
                                        usual.lights(),
                                        usual.panel(),
                                        null,
                                        null),
                                HardwareBoard.SHIFT_REGISTERS.wiring()));
    }

    @ParameterizedTest
    @EnumSource
    void everySquareHasItsContactWhereItIsRead(HardwareBoard board) throws Exception {
        Netlist netlist = board.netlist();
        SensorWiring sensor = board.wiring().sensor();
        for (Square square : Square.values()) {
            switch (sensor) {
                case SensorWiring.GpioMatrix matrix ->
                        assertMatrixCell(
                                netlist,
                                square,
                                header(netlist, matrix.rows().get(square.rank())),
                                header(netlist, matrix.columns().get(square.file())),
                                matrix.closed());
                case SensorWiring.ExpanderMatrix matrix ->
                        assertMatrixCell(
                                netlist,
                                square,
                                netlist.netOf("U1", matrix.rows().get(square.rank()).name()),
                                netlist.netOf("U1", matrix.columns().get(square.file()).name()),
                                matrix.closed());
                case SensorWiring.ShiftRegisters chain -> assertInput(netlist, square, chain);
            }
        }
    }

    private static String header(Netlist netlist, int gpio) {
        return netlist.netOf(HEADER, HeaderPins.ofGpio(gpio));
    }

    /** Current flows from the high side to the low one: from column to row, if closed is low. */
    private static void assertMatrixCell(
            Netlist netlist, Square square, String row, String column, Level closed) {
        String contact = "S-" + square;
        String diode = "D-" + square;
        String towardsRow = closed == Level.LOW ? "K" : "A";
        String towardsContact = closed == Level.LOW ? "A" : "K";
        String between = netlist.netOf(contact, "2");
        assertAll(
                () -> assertNotEquals("", row),
                () -> assertNotEquals("", column),
                () -> assertEquals(column, netlist.netOf(contact, "1"), contact),
                () -> assertEquals(row, netlist.netOf(diode, towardsRow), diode),
                () ->
                        assertEquals(
                                Set.of(
                                        new Netlist.Pin(contact, "2"),
                                        new Netlist.Pin(diode, towardsContact)),
                                Set.copyOf(netlist.pins(between)),
                                between),
                () -> assertTrue(isPulled(netlist, column, closed.opposite()), column));
    }

    private static boolean isPulled(Netlist netlist, String net, Level level) {
        String supply = level == Level.HIGH ? "3V3" : "GND";
        return netlist.parts(PartKind.RESISTOR)
                        .anyMatch(part ->
                                netlist.netOf(part.name(), "1").equals(net)
                                        && netlist.netOf(part.name(), "2").equals(supply))
                || netlist.parts(PartKind.NETWORK)
                        .anyMatch(part ->
                                netlist.netOf(part.name(), "C").equals(supply)
                                        && netlist.pins(net).stream()
                                                .anyMatch(pin -> pin.part().equals(part.name())));
    }

    private static void assertInput(
            Netlist netlist, Square square, SensorWiring.ShiftRegisters chain) {
        String chip = "U" + (square.rank() + 1);
        char file = "abcdefgh".charAt(square.file());
        String input = "D" + (7 - chain.files().indexOf(file));
        String net = netlist.netOf(chip, input);
        String contact = "S-" + square;
        assertAll(
                () -> assertEquals(net, netlist.netOf(contact, "1"), contact),
                () ->
                        assertEquals(
                                chain.closed() == Level.LOW ? "GND" : "3V3",
                                netlist.netOf(contact, "2")),
                () -> assertTrue(isPulled(netlist, net, chain.closed().opposite()), net));
    }

    @Test
    void theChainShiftsItsRanksInTheOrderOfTheProfile() throws Exception {
        Netlist netlist = HardwareBoard.SHIFT_REGISTERS.netlist();
        SensorWiring.ShiftRegisters chain =
                (SensorWiring.ShiftRegisters) HardwareBoard.SHIFT_REGISTERS.wiring().sensor();
        String towards = netlist.netOf(HEADER, "21");
        for (int rank : chain.ranks()) {
            String chip = "U" + rank;
            assertEquals(towards, netlist.netOf(chip, "Q7"), chip);
            assertEquals(netlist.netOf(HEADER, "23"), netlist.netOf(chip, "CP"), chip);
            assertEquals(header(netlist, chain.loadLine()), netlist.netOf(chip, "PL"), chip);
            assertEquals("GND", netlist.netOf(chip, "CE"), chip);
            towards = netlist.netOf(chip, "DS");
        }
        assertEquals("GND", towards, "the last chip shifts zeros in");
    }

    @Test
    void theExpanderHasTheAddressOfTheProfileAndIsNotInReset() throws Exception {
        Netlist netlist = HardwareBoard.MCP23017.netlist();
        SensorWiring.ExpanderMatrix matrix =
                (SensorWiring.ExpanderMatrix) HardwareBoard.MCP23017.wiring().sensor();
        for (int bit = 0; bit < 3; bit++) {
            boolean isHigh = (matrix.address() >> bit & 1) == 1;
            assertEquals(isHigh ? "3V3" : "GND", netlist.netOf("U1", "A" + bit));
        }
        assertEquals("3V3", netlist.netOf("U1", "RESET"));
        assertOnI2c(netlist, "U1");
    }

    private static void assertOnI2c(Netlist netlist, String chip) {
        assertEquals(netlist.netOf(HEADER, "3"), netlist.netOf(chip, "SDA"), chip);
        assertEquals(netlist.netOf(HEADER, "5"), netlist.netOf(chip, "SCL"), chip);
    }

    /** Rows of an HT16K33 give current, its commons take it. */
    @ParameterizedTest
    @EnumSource
    void everySquareHasTheLightOfItsNumber(HardwareBoard board) throws Exception {
        Netlist netlist = board.netlist();
        LightWiring.Ht16k33 lights =
                assertInstanceOf(LightWiring.Ht16k33.class, board.wiring().lights());
        String chip = netlist.parts(PartKind.HT16K33).findFirst().orElseThrow().name();
        assertOnI2c(netlist, chip);
        for (Square square : Square.values()) {
            int number = lights.map().leds().get(square.index());
            String led = "L-" + square;
            assertEquals(netlist.netOf(chip, "ROW" + number % 16), netlist.netOf(led, "A"), led);
            assertEquals(netlist.netOf(chip, "COM" + number / 16), netlist.netOf(led, "K"), led);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyButtonOfTheProfileIsThereAndNoOther(HardwareBoard board) throws Exception {
        Netlist netlist = board.netlist();
        PanelWiring panel = board.wiring().panel();
        Set<String> wired =
                panel.buttons().values().stream()
                        .map(gpio -> buttonAt(netlist, header(netlist, gpio)))
                        .collect(Collectors.toSet());
        assertEquals(
                netlist.parts(PartKind.BUTTON).map(Netlist.Part::name).collect(Collectors.toSet()),
                wired);
        for (String button : wired) {
            assertEquals(panel.pressed() == Level.LOW ? "GND" : "3V3", netlist.netOf(button, "2"));
        }
    }

    /** The button behind the resistor that keeps a line safe. */
    private static String buttonAt(Netlist netlist, String line) {
        String behind = netlist.netOf(partAt(netlist, line, PartKind.RESISTOR), "2");
        return partAt(netlist, behind, PartKind.BUTTON);
    }

    private static String partAt(Netlist netlist, String net, PartKind kind) {
        List<String> parts =
                netlist.pins(net).stream()
                        .map(Netlist.Pin::part)
                        .filter(part -> netlist.part(part).kind() == kind)
                        .toList();
        assertEquals(1, parts.size(), () -> kind + " at " + net + ": " + parts);
        return parts.getFirst();
    }

    @ParameterizedTest
    @EnumSource
    void theBuzzerSoundsAtTheLevelOfTheProfile(HardwareBoard board) throws Exception {
        Netlist netlist = board.netlist();
        PanelWiring.Buzzer buzzer = board.wiring().panel().buzzer();
        if (buzzer == null) {
            throw new AssertionError("the profile knows no buzzer");
        }
        assertEquals(Level.HIGH, buzzer.sounding(), "an NPN conducts when high");
        String resistor = partAt(netlist, header(netlist, buzzer.line()), PartKind.RESISTOR);
        String transistor = partAt(netlist, netlist.netOf(resistor, "2"), PartKind.NPN);
        assertAll(
                () -> assertEquals(netlist.netOf(resistor, "2"), netlist.netOf(transistor, "B")),
                () -> assertEquals("GND", netlist.netOf(transistor, "E")),
                () -> assertEquals(netlist.netOf("BZ1", "-"), netlist.netOf(transistor, "C")),
                () -> assertEquals("5V", netlist.netOf("BZ1", "+")));
    }

    @ParameterizedTest
    @EnumSource
    void everyChipHasSupplyGroundAndACapacitorOfItsOwn(HardwareBoard board) throws Exception {
        Netlist netlist = board.netlist();
        long chips = 0;
        for (Netlist.Part part : netlist.parts().values()) {
            Map.Entry<String, String> supply = part.kind().supply().orElse(null);
            if (supply != null) {
                chips++;
                assertEquals("3V3", netlist.netOf(part.name(), supply.getKey()), part.name());
                assertEquals("GND", netlist.netOf(part.name(), supply.getValue()), part.name());
            }
        }
        long capacitors =
                netlist.parts(PartKind.CAPACITOR)
                        .filter(part -> part.value().equals("100n"))
                        .filter(part ->
                                netlist.netOf(part.name(), "1").equals("3V3")
                                        && netlist.netOf(part.name(), "2").equals("GND"))
                        .count();
        assertTrue(chips > 0, "no chip was looked at");
        assertEquals(chips, capacitors);
    }

    @ParameterizedTest
    @EnumSource
    void theHeaderIsUsedAsItIs(HardwareBoard board) throws Exception {
        Netlist netlist = board.netlist();
        netlist.nets()
                .forEach((net, pins) ->
                        pins.stream()
                                .filter(pin -> pin.part().equals(HEADER))
                                .forEach(
                                        pin -> assertHeaderPin(net, Integer.parseInt(pin.name()))));
    }

    private static void assertHeaderPin(String net, int pin) {
        assertEquals(HeaderPins.SUPPLY_3V3.contains(pin), net.equals("3V3"), net);
        assertEquals(HeaderPins.SUPPLY_5V.contains(pin), net.equals("5V"), net);
        assertEquals(HeaderPins.GROUND.contains(pin), net.equals("GND"), net);
        assertNotEquals("EEPROM", HeaderPins.name(pin), net);
    }
}
