package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Thousands of positions in the dialects of other programs. */
class FenFilesTest {

    @ParameterizedTest
    @CsvSource({
        "perft/ethereal-standard.epd, 128",
        "perft/calvin-perft_suite.epd, 126",
        "perft/ethereal-fischer960.epd, 960",
        "perft/shakmaty-chess960.perft, 960",
        "perft/shakmaty-random.perft, 6838",
        "perft/shakmaty-tricky.perft, 26",
        "laws/winnability-hard.txt, 1707",
        "laws/winnability-games.txt, 6000",
        "laws/d3chess-test-vector.txt, 1803",
    })
    void everyPositionIsReadAndWritingItKeepsTheLegalMoves(String file, int count)
            throws IOException {
        List<String> fens = fens(file).toList();

        assertEquals(count, fens.size());
        for (String fen : fens) {
            Position position = Fen.parseComposed(fen);
            for (Variant variant : Variant.values()) {
                String written = Fen.format(position, variant);
                Position again = Fen.parseComposed(written);
                assertEquals(position.toSetup(), again.toSetup(), written);
                assertEquals(
                        new HashSet<>(position.legalMoves()),
                        new HashSet<>(again.legalMoves()),
                        written);
                assertTrue(written.matches("(\\S+ ){5}\\S+"), written);
            }
        }
    }

    @Test
    void noGameCanReachElevenOfTheTrickyPositions() throws IOException {
        List<String> fens = fens("perft/shakmaty-tricky.perft").toList();

        assertEquals(11, fens.stream().filter(FenFilesTest::breaksRules).count());
    }

    private static boolean breaksRules(String fen) {
        try {
            Fen.parse(fen);
            return false;
        } catch (FenException refused) {
            assertEquals(List.of(), refused.textFaults(), fen);
            return true;
        }
    }

    private static Stream<String> fens(String file) throws IOException {
        return Files.readAllLines(SharedFiles.require("data/" + file)).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .filter(line -> !file.endsWith(".perft") || line.startsWith("epd "))
                .map(line -> file.endsWith(".epd") ? line : line.substring(line.indexOf(' ') + 1));
    }
}
