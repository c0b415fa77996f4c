package org.jadoube.laws.winnability;

import static org.jadoube.chess.Role.BISHOP;
import static org.jadoube.chess.Role.KING;
import static org.jadoube.chess.Role.KNIGHT;
import static org.jadoube.chess.Role.ROOK;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureTest {
    private static final boolean WINNERS = true;
    private static final boolean LOSERS = false;

    private final StaticProof proof = new StaticProof();

    @ParameterizedTest(name = "{0} for {1}: {3}")
    @CsvSource({
        "4k3/8/8/8/8/3K4/8/8, WHITE, h8, any corner will do",
        "4k3/8/8/8/8/3KB3/8/8, WHITE, h8, a dark bishop checks there",
        "4k3/8/8/8/8/3K4/4B3/8, WHITE, a8, a light bishop in the other",
        "4k3/8/8/8/8/3KB3/4B3/8, WHITE, h8, with both it is as good as any",
        "4k3/8/8/8/8/3KN3/8/b7, WHITE, a8, a dark bishop of the loser stands beside it",
        "4k3/8/8/8/8/3K4/8/7b, WHITE, h8, a light one beside the other",
        "4k3/8/8/8/8/3K4/4B3/7b, WHITE, a8, the winner's own decides",
        "4k3/4b3/8/8/8/3K4/8/8, BLACK, a8, Black's dark bishop checks on a1",
        "4k3/3b4/8/8/8/3K4/8/8, BLACK, h8, the light one on h1",
    })
    void theCornerFitsTheBishops(String board, Color winner, String corner, String story) {
        Picture picture = Picture.corner(parse(board), winner);

        assertEquals(corner, places(picture, LOSERS, KING));
    }

    @Test
    void inTheCornerAPieceOfItsOwnStandsBesideTheKing() {
        Picture picture = Picture.corner(parse("4k3/8/8/8/8/8/8/4K3"), Color.WHITE);

        assertEquals("g6", places(picture, WINNERS, KING));
        assertEquals("g8", places(picture, LOSERS, KNIGHT));
        assertEquals("h7 g8", places(picture, LOSERS, BISHOP));
        assertEquals("g8", places(picture, LOSERS, ROOK));
        assertEquals("e5", places(picture, WINNERS, KNIGHT));
        assertEquals("a1 b2 c3 d4 e5 f6 g7", places(picture, WINNERS, BISHOP));
    }

    @Test
    void piecesAreAsManyMovesAwayAsOnAnEmptyBoard() {
        Picture picture = Picture.corner(parse("4k3/8/8/8/8/8/8/4K3"), Color.WHITE);

        assertEquals(7, picture.distance(LOSERS, KING, Square.A1.index()));
        assertEquals(5, picture.distance(WINNERS, KING, Square.B1.index()));
        assertEquals(1, picture.distance(WINNERS, KNIGHT, Square.C4.index()));
        assertEquals(2, picture.distance(LOSERS, ROOK, Square.A1.index()));
        assertEquals(1, picture.distance(WINNERS, BISHOP, Square.C1.index()));
        assertEquals(64, picture.distance(WINNERS, BISHOP, Square.F1.index()));
    }

    @Test
    void aMateOnASquareOfItsOwn() {
        Picture picture = mate("4k3/8/8/8/8/8/8/R3K3", Square.A8);

        assertEquals("a8", places(picture, LOSERS, KING));
        assertEquals("a6 b6 c6 c7 c8", places(picture, WINNERS, KING));
        assertEquals("a7 b7 b8", places(picture, LOSERS, KNIGHT));
        assertEquals("a7 b7 b8", places(picture, LOSERS, BISHOP));
        assertEquals("a7 b7 b8", places(picture, LOSERS, ROOK));
        assertEquals("a5 b5 c5 a6 b6 c6 d6 c7 d7 c8 d8", places(picture, WINNERS, KNIGHT));
        assertEquals("h1 g2 f3 e4 d5 c6 b7", places(picture, WINNERS, BISHOP));
        assertEquals(4, picture.distance(LOSERS, KING, Square.E8.index()));
        assertEquals(1, picture.distance(LOSERS, KNIGHT, Square.D7.index()));
    }

    @Test
    void piecesOfItsOwnFillOnlyWhatNothingElseTakesFromTheKing() {
        Picture picture = mate("4k3/8/8/2n5/8/8/8/4KB2", Square.A8);

        assertEquals("a7 b8", places(picture, LOSERS, KNIGHT));
    }

    private Picture mate(String board, Square king) {
        Reach reach = proof.reach(parse(board), Color.WHITE);
        MatingSquares mating = proof.matingSquares();
        mating.squares();
        return Picture.mate(reach, mating, king.bit());
    }

    @Test
    void cornersNearTheKingAreSteeredForFirst() {
        assertEquals("h8 a8 e8", goals("4k3/8/8/8/8/8/8/R3K3", 3));
    }

    @Test
    void beforeSquaresWithMoreToFillThoughTheKingIsThere() {
        assertEquals("a8", goals("6k1/8/8/2n2n2/8/8/8/4KB2", 1));
    }

    private String goals(String board, int most) {
        Reach reach = proof.reach(parse(board), Color.WHITE);
        return Arrays.stream(MatingOrder.pictures(reach, proof.matingSquares(), most))
                .map(picture -> places(picture, LOSERS, KING))
                .collect(Collectors.joining(" "));
    }

    /** Where the piece has no more moves to make. */
    private static String places(Picture picture, boolean winners, Role role) {
        long places = 0;
        for (Square square : Square.values()) {
            if (picture.distance(winners, role, square.index()) == 0) {
                places |= square.bit();
            }
        }
        return Bitboard.toString(places);
    }

    private static Position parse(String board) {
        return Fen.parse(board + " w - - 0 1");
    }
}
