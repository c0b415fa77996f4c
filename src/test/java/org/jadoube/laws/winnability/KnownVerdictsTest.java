package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.function.BiFunction;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What decides without a search contradicts no known verdict, and decides a good part of them. */
class KnownVerdictsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "winnability-games.txt, 242",
        "winnability-hard.txt, 1063",
        "d3chess-test-vector.txt, 900",
    })
    void theQuickTest(String file, int refusedAtLeast) throws IOException {
        assertRefuses(new QuickTest()::canMate, file, refusedAtLeast);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"winnability-hard.txt, 1113", "d3chess-test-vector.txt, 1390"})
    void theStaticProof(String file, int refusedAtLeast) throws IOException {
        StaticProof proof = new StaticProof();
        MateOrStalemate ends = new MateOrStalemate();
        assertRefuses(
                (position, winner) -> {
                    Verdict ended = ends.canMate(position, winner);
                    return ended == Verdict.NOT_DECIDED && proof.refuses(position, winner)
                            ? Verdict.NO
                            : ended;
                },
                file,
                refusedAtLeast);
    }

    private static void assertRefuses(
            BiFunction<Position, Color, Verdict> test, String file, int refusedAtLeast)
            throws IOException {
        int refused = 0;
        for (var entry : LabelledPositions.read(file).entries()) {
            for (Color winner : Color.values()) {
                Verdict verdict = test.apply(entry.position(), winner);
                refused += verdict == Verdict.NO ? 1 : 0;
                entry.assertNotContradicted(winner, verdict);
            }
        }
        assertTrue(refused >= refusedAtLeast, "only " + refused + " refused");
    }
}
