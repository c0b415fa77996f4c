package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.SharedFiles;
import org.jadoube.chess.SetupFault;
import org.jadoube.chess.SetupFault.Kind;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;
import org.jadoube.trace.FormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The move generator against the known counts of others: every position of every suite.
 *
 * <p>Counts up to a size are checked that keeps the build quick. {@code mvn test
 * -Dtest=PerftSuitesTest -Dperft.nodes=10000000} checks those up to ten million, 20 thousand
 * million sequences in all: about a minute.
 */
class PerftSuitesTest {

    @ParameterizedTest
    @CsvSource({
        "ethereal-standard.epd, 128, 10_000_000",
        "calvin-perft_suite.epd, 126, 1_000_000",
        "ethereal-fischer960.epd, 960, 1_000_000",
        "shakmaty-chess960.perft, 960, 100_000",
        "shakmaty-random.perft, 6838, 300_000",
        "shakmaty-tricky.perft, 26, 10_000_000",
    })
    void everyPositionHasAsManySequencesAsOthersHaveCounted(
            String file, int positions, String quickNodes) throws IOException, FormatException {
        long maxNodes = Long.getLong("perft.nodes", Long.parseLong(quickNodes.replace("_", "")));
        StringWriter failures = new StringWriter();
        PerftCheck check =
                new PerftCheck(
                        maxNodes, new PrintWriter(failures), new PrintWriter(new StringWriter()));

        suite(file).entries().forEach(check::run);

        assertAll(
                () -> assertEquals("", failures.toString()),
                () -> assertEquals(positions, check.passed()),
                () -> assertEquals(0, check.failed()));
    }

    @ParameterizedTest
    @CsvSource({
        "ethereal-standard.epd",
        "calvin-perft_suite.epd",
        "ethereal-fischer960.epd",
        "shakmaty-chess960.perft",
        "shakmaty-random.perft",
    })
    void theGateRefusesNoPositionOfAGame(String file) throws IOException, FormatException {
        assertEquals(Map.of(), refused(suite(file)));
    }

    @Test
    void theGateRefusesWhatNoGameCanReach() throws IOException, FormatException {
        assertEquals(
                Map.ofEntries(
                        Map.entry("align-diag-1", List.of(Kind.IMPOSSIBLE_CHECK)),
                        Map.entry("align-diag-2", List.of(Kind.IMPOSSIBLE_CHECK)),
                        Map.entry("align-horizontal", List.of(Kind.IMPOSSIBLE_CHECK)),
                        Map.entry("align-ep", List.of(Kind.IMPOSSIBLE_CHECK)),
                        Map.entry("align-ep-pinned", List.of(Kind.IMPOSSIBLE_CHECK)),
                        Map.entry("ep-unrelated-check", List.of(Kind.IMPOSSIBLE_CHECK)),
                        Map.entry("two-pawn-checkers", List.of(Kind.IMPOSSIBLE_CHECK)),
                        Map.entry("two-stepper-checkers", List.of(Kind.IMPOSSIBLE_CHECK)),
                        Map.entry("two-knight-checkers", List.of(Kind.IMPOSSIBLE_CHECK)),
                        Map.entry(
                                "asymmetrical-and-king-on-h",
                                List.of(Kind.CASTLING_START, Kind.CASTLING_START)),
                        Map.entry(
                                "max-legals-too-much-material",
                                List.of(Kind.TOO_MANY_PIECES, Kind.TOO_MANY_PROMOTED))),
                refused(suite("shakmaty-tricky.perft")));
    }

    private static PerftSuite suite(String file) throws IOException, FormatException {
        try (Reader text = Files.newBufferedReader(SharedFiles.require("data/perft/" + file))) {
            return PerftSuite.read(file, text);
        }
    }

    private static Map<String, List<Kind>> refused(PerftSuite suite) {
        Map<String, List<Kind>> refused = new LinkedHashMap<>();
        for (PerftSuite.Entry entry : suite.entries()) {
            try {
                Fen.parse(entry.fen());
            } catch (FenException broken) {
                refused.put(
                        entry.name(), broken.setupFaults().stream().map(SetupFault::kind).toList());
            }
        }
        return refused;
    }
}
