package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.jadoube.chess.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The full test does not contradict the known verdicts, and leaves few questions open within a
 * small bound.
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
                entry.assertNotContradicted(winner, finding.verdict());
                if (finding.argument() == Argument.HELPMATE) {
                    Certificates.assertMates(entry.position(), winner, finding);
                }
            }
        }
        assertTrue(open <= openAtMost, open + " left open");
    }
}
