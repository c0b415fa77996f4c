package org.jadoube.laws.winnability;

import static org.jadoube.chess.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** White is to win, and Black's king is walled in. */
class StaticProofTest {
    private final StaticProof proof = new StaticProof();

    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "8/8/p1p5/k1P5/p1P5/P4p2/3K1P2/4B3, a bishop",
        "5b1k/4pPp1/4P1P1/8/8/5p2/5P1K/6BR, a rook",
    })
    void theOnlyMovesUncoverAMatingCheckOf(String board, String piece) {
        var position = Fen.parse(board + " w - - 0 1");

        assertEquals(Argument.HELPMATE, new FullTest().canMate(position, WHITE).argument(), piece);
        assertFalse(proof.refuses(position, WHITE), piece);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "8/8/p1p5/k1P5/p1P5/P4p1p/3K1P1P/6B1, the king is on a line that leads nowhere",
        "8/8/p1p5/k1P5/p1P5/P4p2/5P1K/6B1, the bishop is on no line",
    })
    void theOnlyMovesAreStalemates(String board, String story) {
        assertTrue(proof.refuses(Fen.parse(board + " w - - 0 1"), WHITE), story);
    }
}
