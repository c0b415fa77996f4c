package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import org.jadoube.chess.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * No test contradicts the known verdicts, and few questions stay open within a small bound.
 *
 * <p>{@code jadoube winnable --suite} asks the same with the full bound, in minutes.
 */
class LabelledPositionsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "winnability-games.txt, 1, 1200000, 0",
        "winnability-hard.txt, 8, 100000, 20",
        "d3chess-test-vector.txt, 8, 100000, 20",
    })
    void theFullTest(String file, int every, long mostNodes, int openAtMost) throws IOException {
        FullTest test = new FullTest(mostNodes);
        int open = 0;
        var entries = LabelledPositions.read(file).entries();
        for (int i = 0; i < entries.size(); i += every) {
            var entry = entries.get(i);
            for (Color winner : Color.values()) {
                Finding finding = test.canMate(entry.position(), winner);
                open += finding.verdict() == Verdict.NOT_DECIDED ? 1 : 0;
                assertNotWrong(entry, winner, finding.verdict());
                if (finding.argument() == Argument.HELPMATE) {
                    Certificates.assertMates(entry.position(), winner, finding);
                }
            }
        }
        assertTrue(open <= openAtMost, open + " left open");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "winnability-games.txt, 242",
        "winnability-hard.txt, 1063",
        "d3chess-test-vector.txt, 900",
    })
    void theQuickTest(String file, int refusedAtLeast) throws IOException {
        QuickTest test = new QuickTest();
        int refused = 0;
        for (var entry : LabelledPositions.read(file).entries()) {
            for (Color winner : Color.values()) {
                Verdict verdict = test.canMate(entry.position(), winner);
                refused += verdict == Verdict.NO ? 1 : 0;
                assertNotWrong(entry, winner, verdict);
            }
        }
        assertTrue(refused >= refusedAtLeast, "only " + refused + " refused");
    }

    private static void assertNotWrong(
            LabelledPositions.Entry entry, Color winner, Verdict verdict) {
        if (verdict == (entry.canMate(winner) ? Verdict.NO : Verdict.YES)) {
            fail(winner + " " + verdict + " in " + entry.line());
        }
    }
}
