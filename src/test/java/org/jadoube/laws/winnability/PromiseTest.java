package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The moves still missing to a mate on h8: kings on h8 and g6, a knight on e5 or a bishop on the
 * long diagonal, a piece of the loser beside its king.
 */
class PromiseTest {
    private static final String KINGS_IN_PLACE = "7k/8/6K1/8/8/";

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "8/8/R7 b, 0, a rook mates from anywhere",
        "8/8/Q7 b, 0, so does a queen",
        "8/8/RN6 b, 0, whatever else there is",
    })
    void withAHeavyPieceOnlyTheKingsHaveAWay(String board, int moves, String story) {
        assertMoves(KINGS_IN_PLACE + board, moves);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "4k3/8/6K1/8/8/8/8/R7 b, 3, the loser's from e8",
        "7k/8/4K3/8/8/8/8/R7 b, 2, the winner's from e6",
        "4k3/8/4K3/8/8/8/8/R7 b, 5, both",
    })
    void theWaysOfTheKingsAdd(String board, int moves, String story) {
        assertMoves(board, moves);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "8/8/NN6 b, 3, the nearer of two knights",
        "8/8/N1B5 b, 1, the bishop on its way to the diagonal",
        "8/P7/8 b, 6, the pawn on its way to promotion",
        "8/P7/1NB5 b, 1, the nearest of them",
        "2P5/P7/8 b, 5, the foremost pawn",
    })
    void aMatingPieceHasAWay(String board, int moves, String story) {
        assertMoves(KINGS_IN_PLACE + board, moves);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "6nk/8/6K1/4N3/8/8/8/8 b, 0, a knight in place",
        "7k/4n3/6K1/4N3/8/8/8/8 w, 1, a knight one move away",
        "7k/4n3/6K1/4N3/8/8/8/6r1 w, 1, the nearer of two",
        "7k/8/6K1/4N3/8/8/8/6r1 w, 1, a rook beside a knight",
        "r6k/8/6K1/4B3/8/8/8/8 b, 20, no rook beside a bishop",
        "7k/8/6K1/4B3/8/8/b7/8 b, 1, a bishop",
        "7k/p7/6K1/4N3/8/8/8/8 b, 13, a pawn after its promotion",
        "7k/1p6/6K1/4N3/8/p7/8/8 b, 9, the foremost pawn",
        "7k/8/6K1/4N3/8/8/8/8 b, 20, none is left",
    })
    void aBlockerHasAWay(String board, int moves, String story) {
        assertMoves(board, moves);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "7k/8/6K1/4N3/8/8/8/N7 b, 0, two knights",
        "7k/8/6K1/4N3/8/8/8/2B5 b, 0, knight and bishop",
        "7k/P7/6K1/8/8/8/8/8 b, 1, a pawn",
        "7k/8/6K1/4N3/8/8/P7/8 b, 0, a pawn and a knight in place",
    })
    void noneIsNeededBy(String board, int moves, String story) {
        assertMoves(board, moves);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "6nk/8/6K1/8/8/8/8/5B2 b, 5, a bishop that never comes to the diagonal",
        "6nk/8/6K1/8/8/8/8/2B2B2 b, 1, another that does",
    })
    void aPieceThatCannotMateIsWorthALongWay(String board, int moves, String story) {
        assertMoves(board, moves);
    }

    private static void assertMoves(String board, int moves) {
        Picture onH8 = Picture.corner(Position.start(), Color.WHITE);
        Position position = Fen.parseComposed(board + " - - 0 1");
        assertEquals(moves, new Promise(onH8, Color.WHITE).movesLeft(position));
    }
}
