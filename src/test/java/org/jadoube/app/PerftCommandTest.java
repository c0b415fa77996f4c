package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class PerftCommandTest {
    @TempDir private Path folder;
    private final StringWriter results = new StringWriter();
    private final StringWriter talk = new StringWriter();

    @Test
    void itCountsFromTheStart() {
        assertEquals(0, perft("3"));
        assertTrue(results.toString().startsWith("nodes     8902\n"), results::toString);
    }

    @Test
    void itDividesByFirstMove() {
        assertEquals(0, perft("--divide", "--fen", "k7/8/8/8/8/8/8/1R2K2R w H - 0 1", "1"));
        assertTrue(lines().contains("e1g1 1"), results::toString);
    }

    @Test
    void inChess960ACastlingIsWrittenAsKingTakesRook() {
        perft("--chess960", "--divide", "--fen", "k7/8/8/8/8/8/8/1R2K2R w H - 0 1", "1");

        assertTrue(lines().contains("e1h1 1"), results::toString);
    }

    @Test
    void whatCannotBeCountedIsUnusable() {
        assertAll(
                () -> assertEquals(2, perft()),
                () -> assertEquals(2, perft("0")),
                () -> assertEquals(2, perft("three")),
                () -> assertEquals(2, perft("--fen", "8/8/8/8/8/8/8/8 w - - 0 1", "1")),
                () -> assertEquals(2, perft("--suite", folder.resolve("none.epd").toString())),
                () -> assertEquals(2, perft("--suite", folder.toString(), "1")),
                () -> assertEquals(2, perft("--suite", "any.epd", "--max-nodes", "0")),
                () -> assertEquals("", results.toString()));
    }

    @Test
    void aSuiteOfEitherFormPassesWhenEveryCountIsRight() throws IOException {
        Path lines = suite("k7/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3 ;D2 9\r\n");
        assertEquals(0, perft("--suite", lines.toString()));
        assertEquals("1 passed, 0 failed", lines().getLast());

        Path blocks = suite("# two kings\n\nid kings\nepd k7/8/8/8/8/8/8/K7 w - -\nperft 1 3\n");
        assertEquals(0, perft("--suite", blocks.toString()));
        assertEquals("1 passed, 0 failed", lines().getLast());
    }

    @Test
    void aWrongCountFailsUnlessItIsTooLargeToBeChecked() throws IOException {
        String file = suite("k7/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3 ;D2 10\n").toString();

        assertEquals(1, perft("--suite", file));
        assertEquals("0 passed, 1 failed", lines().getLast());
        assertTrue(results.toString().contains("depth 2 has 10, counted 9"), results::toString);

        assertEquals(0, perft("--suite", file, "--max-nodes", "9"));
    }

    @Test
    void aRefusedPositionFailsWithItsReason() throws IOException {
        String file = suite("id crowd\nepd k7/8/8/8/8/8/8/KK6 w - -\nperft 1 5\n").toString();

        assertEquals(1, perft("--suite", file));
        assertEquals("refused crowd: white has kings on a1 b1", lines().getFirst());
        assertEquals("0 passed, 1 failed", lines().getLast());
    }

    @Test
    void aComposedPositionIsCountedWithARemark() throws IOException {
        String file = suite("id rooks\nepd 8/8/8/8/R2k2R1/8/8/K7 b - -\nperft 1 6\n").toString();

        assertEquals(0, perft("--suite", file));
        assertTrue(talk.toString().startsWith("no game leads to rooks: "), talk::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    k7/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3\\nperft one | 2:7: expected a depth and a count
                    k7/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3 ; Dx 4     | 1:37: expected a depth and a count
                    k7/8/8/8/8/8/8/K7 w - - 0 1\\nid x\\nepd k8/8 w | 3:5: FEN: there are 2 ranks
                    perft 1 20                                   | 1:1: FEN: there are 1 ranks
                    '# nothing'                                  | 1:1: there is no position here
                    """)
    void aFileOfOtherThingsIsUnusableAndThePlaceIsNamed(String text, String fault)
            throws IOException {
        String file = suite(text.replace("\\n", "\n")).toString();

        assertEquals(2, perft("--suite", file));
        assertTrue(talk.toString().startsWith(file + ":" + fault), talk::toString);
    }

    @Test
    void aMissingFileIsNamedWithoutTheUsage() {
        Path none = folder.resolve("none.epd");

        assertEquals(2, perft("--suite", none.toString()));
        assertEquals(none + ": there is no such file\n", talk.toString());
    }

    private int perft(String... arguments) {
        return new CommandLine(new PerftCommand())
                .setOut(new PrintWriter(results, true))
                .setErr(new PrintWriter(talk, true))
                .execute(arguments);
    }

    private List<String> lines() {
        return results.toString().lines().toList();
    }

    private Path suite(String text) throws IOException {
        return Files.writeString(folder.resolve("suite"), text);
    }
}
