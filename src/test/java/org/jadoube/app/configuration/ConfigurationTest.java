package org.jadoube.app.configuration;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.adapter.serial.BoardKind;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.table.Plan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigurationTest {

    private static List<String> faults(String... lines) {
        return assertThrows(
                        ConfigurationException.class,
                        () -> Configuration.parse("a file", String.join("\n", lines)))
                .faults()
                .stream()
                .map(ConfigurationFault::toString)
                .toList();
    }

    private static void assertFaults(List<String> beginnings, List<String> faults) {
        assertEquals(beginnings.size(), faults.size(), faults::toString);
        for (int i = 0; i < faults.size(); i++) {
            String fault = faults.get(i);
            assertTrue(fault.startsWith(beginnings.get(i)), fault);
        }
    }

    @Test
    void nothingSaidIsAVirtualBoardOnThisMachine() {
        Configuration standard = Configuration.standard();
        assertAll(
                () -> assertEquals(new HostedBoard.Virtual(), standard.board()),
                () -> assertEquals(100, standard.scansPerSecond()),
                () ->
                        assertEquals(
                                8080,
                                standard.console().access().orElseThrow().address().getPort()),
                () -> assertTrue(standard.game().time().isEmpty()));
    }

    @Test
    void aClubEveningOnASerialBoard() throws ConfigurationException {
        Configuration club =
                Configuration.parse(
                        "club.toml",
                        """
                        [board]
                        kind = "serial"
                        scans-per-second = 200

                        [serial]
                        ports = ["/dev/ttyUSB0"]
                        protocol = "dgt"

                        [game]
                        time = "3+2"
                        touch = "strict"
                        completion = "press"

                        [players]
                        white = "Юдит"

                        [console]
                        served = false
                        """);
        Plan plan = club.game().plan(club.scansPerSecond());
        assertAll(
                () ->
                        assertEquals(
                                new HostedBoard.Serial(
                                        List.of("/dev/ttyUSB0"), List.of(BoardKind.DGT)),
                                club.board()),
                () -> assertTrue(club.console().access().isEmpty()),
                () -> assertEquals("Юдит", plan.tags().get("White")),
                () -> assertEquals(5_000, plan.rules().recognition().scanMicros()),
                () -> assertTrue(plan.rules().penalties() != null, "strict with a clock"));
    }

    @Test
    void aWordOfHelpIsKept() throws ConfigurationException {
        Configuration home = Configuration.parse("home.toml", "[game]\nhelp-black = \"hint\"");
        assertEquals(HelpLevel.HINT, home.game().help().black());
    }

    @Test
    void whatIsNotTomlIsToldBesideWhatMakesNoSense() {
        assertFaults(
                List.of(
                        "2:18: Unexpected",
                        "4:8: must be a time control",
                        "5:1: time previously defined at line 4"),
                faults(
                        "[board]",
                        "scans-per-second=",
                        "[game]",
                        "time = \"5 plus\"",
                        "time = \"5\""));
    }

    @Test
    void aKeyInTheWrongTableIsToldWhereItBelongs() {
        assertFaults(
                List.of(
                        "1:1: unknown key outside of tables port (it belongs into [console])",
                        "3:1: unknown key time in [board] (it belongs into [game]); known here: kind,"),
                faults("port = 8080", "[board]", "time = \"5\""));
    }

    @Test
    void anUnknownTableIsToldOnceAndNotForEachOfItsKeys() {
        assertFaults(
                List.of(
                        "1:1: unknown table consol (did you mean [console]?)",
                        "4:1: unknown table 'x y'".replace("'", "")),
                faults("[consol]", "port = 1", "served = 7", "[\"x y\"]", "a = 1"));
    }

    @Test
    void aTableThatIsAValueIsTold() {
        assertFaults(List.of("1:1: game must be a table"), faults("game = 3"));
    }

    @Test
    void aSerialBoardNeedsAPort() {
        assertFaults(
                List.of("2:8: a serial board needs serial.ports"),
                faults("[board]", "kind = \"serial\""));
    }

    @Test
    void theNetworkNeedsAPassword() {
        assertFaults(
                List.of("2:11: the console can be opened to the network only with a password"),
                faults("[console]", "address = \"0.0.0.0\""));
    }

    @Test
    void aPasswordFileThatIsNotThereIsTold() {
        assertFaults(
                List.of("2:17: the password file cannot be read"),
                faults("[console]", "password-file = \"no/such/file\""));
    }

    @Test
    void strictPlayHasNoAdvice() {
        assertFaults(
                List.of("3:14: strict play gives no advice"),
                faults("[game]", "touch = \"strict\"", "help-white = \"danger\""));
    }

    @Test
    void theMessageNamesFileLineAndColumn() {
        ConfigurationException refused =
                assertThrows(
                        ConfigurationException.class,
                        () -> Configuration.parse("my.toml", "[board]\nkind = \"serail\"\n[gam]"));
        assertEquals(
                """
                my.toml:2:8: must be one of "virtual", "serial", "gpio-matrix", "mcp23017", "74hc165", not "serail" (did you mean serial?)
                my.toml:3:1: unknown table gam (did you mean [game]?)\
                """,
                refused.getMessage());
    }

    @Test
    void aFileThatIsNotUtf8IsRefused(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("old.toml");
        Files.write(file, "[players]\nwhite = \"Zoé\"".getBytes(StandardCharsets.ISO_8859_1));
        assertThrows(IOException.class, () -> Configuration.read(file));
    }

    @Test
    void aFileIsReadFromTheDisk(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("jadoube.toml"), "[games]\nfolder = \"g\"");
        Configuration read = Configuration.read(file);
        assertInstanceOf(HostedBoard.Virtual.class, read.board());
        assertEquals(Path.of("g"), read.folder().orElseThrow());
    }
}
