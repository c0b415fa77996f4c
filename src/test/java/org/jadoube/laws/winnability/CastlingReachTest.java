package org.jadoube.laws.winnability;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.jadoube.chess.Square.A1;
import static org.jadoube.chess.Square.A8;
import static org.jadoube.chess.Square.B1;
import static org.jadoube.chess.Square.C1;
import static org.jadoube.chess.Square.D1;
import static org.jadoube.chess.Square.E1;
import static org.jadoube.chess.Square.E8;
import static org.jadoube.chess.Square.F1;
import static org.jadoube.chess.Square.G1;
import static org.jadoube.chess.Square.H1;
import static org.jadoube.chess.Square.H8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Squares as the winner sees them: Black's e8 is e1 where Black is to win. */
class CastlingReachTest {
    private static final String BOTH_MAY = "r3k2r/8/8/8/8/8/8/R3K1NR w KQkq - 0 1";

    private final PieceList pieces = new PieceList();
    private final Reach reach = new Reach(pieces);
    private final CastlingReach castling = new CastlingReach(reach);

    @Test
    void theWinnerCastlesToBothSides() {
        load(BOTH_MAY, WHITE);

        assertEquals("c1 g1", targets(E1));
        assertEquals("d1", targets(A1));
        assertEquals("f1", targets(H1));
    }

    @Test
    void soDoesTheLoser() {
        load(BOTH_MAY, WHITE);

        assertEquals("c8 g8", targets(E8));
        assertEquals("d8", targets(A8));
        assertEquals("f8", targets(H8));
    }

    @Test
    void soDoesBlackAsTheWinner() {
        load(BOTH_MAY, BLACK);

        assertEquals("c1 g1", targets(E1));
        assertEquals("f1", targets(H1));
        assertEquals("c8 g8", targets(E8));
    }

    @Test
    void noOtherPieceTakesPart() {
        load(BOTH_MAY, WHITE);

        assertEquals("-", targets(G1));
    }

    @Test
    void whoLostTheRightToOneSideCastlesToTheOther() {
        load("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", WHITE);

        assertEquals("c1", targets(E1));
        assertEquals("d1", targets(A1));
        assertEquals("-", targets(H1));
    }

    static Stream<Arguments> barriers() {
        return Stream.of(
                arguments(B1, "g1"),
                arguments(C1, "g1"),
                arguments(D1, "g1"),
                arguments(F1, "c1"),
                arguments(G1, "c1"));
    }

    @ParameterizedTest
    @MethodSource("barriers")
    void aPieceThatStaysForGoodBarsItsSide(Square barrier, String targets) {
        load("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", WHITE);
        reach.steady = barrier.bit();

        assertEquals(targets, targets(E1));
    }

    @Test
    void soDoesOneOnTheSquareWhereTheRookShouldLand() {
        load("4k3/8/8/8/8/8/8/RK6 w A - 0 1", WHITE);
        reach.steady = D1.bit();

        assertEquals("-", targets(B1));
    }

    @Test
    void inChess960KingAndRookPassEachOther() {
        load("4k3/8/8/8/8/8/8/RK6 w A - 0 1", WHITE);
        reach.steady = Bitboard.of(A1, B1);
        assertEquals("c1", targets(B1));
        assertEquals("d1", targets(A1));

        load("4k3/8/8/8/8/8/8/1KR5 w C - 0 1", WHITE);
        reach.steady = Bitboard.of(B1, C1);
        assertEquals("g1", targets(B1));
        assertEquals("f1", targets(C1));
    }

    @Test
    void theReachOfARookKnowsThatItLeapsOverTheKing() {
        String cage = "k7/8/8/8/8/3p1p1p/3PpP1P/4B1KR w ";
        load(cage + "- - 0 1", WHITE);
        reach.grow(0, 0);
        assertEquals("h1", Bitboard.toString(reach.squares[index(H1)]));

        load(cage + "H - 0 1", WHITE);
        reach.grow(0, 0);
        assertTrue(Bitboard.contains(reach.squares[index(H1)], F1));
    }

    private void load(String fen, Color winner) {
        pieces.load(Fen.parse(fen), winner);
    }

    private String targets(Square home) {
        return Bitboard.toString(castling.targets(index(home)));
    }

    private int index(Square home) {
        for (int i = 0; i < pieces.count; i++) {
            if (pieces.home[i] == home.index()) {
                return i;
            }
        }
        throw new IllegalArgumentException("nothing on " + home);
    }
}
