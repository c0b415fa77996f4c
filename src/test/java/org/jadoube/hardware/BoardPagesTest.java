package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The tables of the pages are what the netlists give; {@code -Dhardware=write} writes them anew.
 */
class BoardPagesTest {

    @ParameterizedTest
    @EnumSource
    void theTablesAreWhatTheNetlistGives(HardwareBoard board) throws Exception {
        Path file = board.file("README.md");
        String page = Files.readString(file);
        String made = page;
        for (var table : new BoardTables(board.netlist()).all().entrySet()) {
            made = with(made, table.getKey(), table.getValue());
        }
        if ("write".equals(System.getProperty("hardware"))) {
            Files.writeString(file, made);
            page = made;
        }
        assertEquals(made, page);
    }

    private static String with(String page, String name, String table) {
        String begin = "<!-- " + name + " -->\n";
        String end = "\n<!-- end of " + name + " -->";
        int from = page.indexOf(begin);
        int to = page.indexOf(end);
        assertTrue(from >= 0 && to >= from, "the page has no place for the table " + name);
        return page.substring(0, from + begin.length()) + table + page.substring(to);
    }
}
