package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Color;
import org.jadoube.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** White is to win. */
class ShortLookTest {
    private final ShortLook look = new ShortLook();

    @ParameterizedTest(name = "{2}")
    @CsvSource({
        "6Rk/8/7K/8/8/8/8/8 b, NO, the rook has to be taken",
        "4k3/8/8/8/8/8/8/Q3K3 w, NOT_DECIDED, a queen takes longer",
        "8/8/p1p5/k1P5/p1P5/P4p2/3K1P2/4B3 w, YES, the only moves mate",
        "k2b4/p1pPp3/P1P1P3/8/8/p1p1p3/P1PpP3/K2B4 w, NOT_DECIDED, forced moves without end",
    })
    void everyLineOfAFewPlies(String board, Verdict verdict, String story) {
        assertEquals(verdict, look.look(Fen.parse(board + " - - 0 1"), Color.WHITE));
    }
}
