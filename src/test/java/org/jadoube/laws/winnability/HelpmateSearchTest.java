package org.jadoube.laws.winnability;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bounds on work are a few times what the search needs: they say that its order helps. */
class HelpmateSearchTest {
    private static final String PAWN_WALL = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1";
    private static final String KNIGHTS = "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 1";
    private static final long PLENTY = 50_000;

    private final HelpmateSearch search = new HelpmateSearch();

    @ParameterizedTest(name = "{4} for {1}")
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -, WHITE, 0, 240, all pieces",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -, BLACK, 0, 220, all pieces",
        "4k3/8/8/8/8/8/4P3/4K3 w - -, WHITE, 0, 60, a pawn that runs",
        "8/8/4K3/8/1n6/8/5k1N/8 w - -, BLACK, 0, 110, knight against knight",
        "8/3k4/8/8/8/8/p2K4/5B2 w - -, WHITE, 0, 200, the other promotes to help",
        "8/8/4k3/2b5/8/3K1B2/8/8 w - -, WHITE, 0, 60, bishops of unlike squares",
        "8/8/4k3/2b5/8/3K1B2/8/8 w - -, BLACK, 0, 60, bishops of unlike squares",
        "4k3/8/8/4p3/4P3/8/8/4K3 w - -, WHITE, 0, 160, the pawn in the way is taken",
        "4k3/8/8/4p3/4P3/8/8/4K3 w - -, BLACK, 1, 90, the pawn in the way is taken",
        "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - -, WHITE, 0, 130, a wall with a hole",
    })
    void goesStraightToTheMate(String board, Color winner, int budget, long most, String story) {
        Position position = Fen.parse(board + " 0 1");

        assertTrue(search.finds(position, winner, budget, most), story);
        Certificates.assertMates(position, winner, search.line());
    }

    @Test
    void aMoveAsideIsPaidFromTheBudget() {
        Position position = Fen.parse("8/8/4k3/5b2/8/3KB3/8/8 w - - 0 1");

        assertFalse(search.finds(position, WHITE, 0, PLENTY));
        assertTrue(search.finds(position, WHITE, 1, PLENTY));
    }

    @ParameterizedTest
    @CsvSource({"0, 1200", "1, 7000", "2, 15000"})
    void whatWasTriedIsNotTriedAgainWithNoMoreToSpend(int budget, long most) {
        assertFalse(search.finds(Fen.parse(PAWN_WALL), WHITE, budget, PLENTY));
        assertTrue(search.nodes() < most, search.nodes() + " positions");
    }

    @Test
    void stopsAtItsBound() {
        assertFalse(search.finds(Fen.parse(PAWN_WALL), WHITE, 4, 100));
        assertTrue(Math.abs(100 - search.nodes()) <= 1, search.nodes() + " positions");
    }

    @Test
    void theBoundIsOnEachSearchByItself() {
        search.finds(Fen.parse(PAWN_WALL), WHITE, 4, 1_000);

        assertTrue(search.finds(Fen.parse(KNIGHTS), BLACK, 0, 110));
    }

    @Test
    void anEarlierSearchLeavesNothingBehind() {
        Position position = Fen.parse(PAWN_WALL);
        search.finds(position, WHITE, 1, PLENTY);
        long first = search.nodes();
        search.finds(position, WHITE, 1, PLENTY);

        assertEquals(2 * first, search.nodes());
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource({
        "7k/5Q2/6K1/8/8/8/8/8 b - -, WHITE, stalemate",
        "7k/6Q1/6K1/8/8/8/8/8 b - -, BLACK, mated himself",
        "4k3/8/8/8/8/8/8/4KN2 w - -, WHITE, a knight alone",
        "6Rk/8/7K/8/8/8/8/8 b - -, WHITE, the rook has to be taken",
    })
    void findsNoMateWhereThereIsNone(String board, Color winner, String story) {
        assertFalse(search.finds(Fen.parse(board + " 0 1"), winner, 4, PLENTY));
        assertTrue(search.nodes() < 10);
    }
}
