package org.jadoube.chess;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.jadoube.chess.Move.EnPassant;
import org.jadoube.chess.Move.Normal;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Articles 2 and 3 of the Laws, one by one: the board, the pieces and how they move. */
class MovementRulesTest {

    @Test
    void eachSideBeginsWithSixteenPieces() {
        Position start = Position.start();

        for (Color color : Color.values()) {
            assertAll(
                    () -> assertEquals(1, Long.bitCount(start.pieces(color, Role.KING))),
                    () -> assertEquals(1, Long.bitCount(start.pieces(color, Role.QUEEN))),
                    () -> assertEquals(2, Long.bitCount(start.pieces(color, Role.ROOK))),
                    () -> assertEquals(2, Long.bitCount(start.pieces(color, Role.BISHOP))),
                    () -> assertEquals(2, Long.bitCount(start.pieces(color, Role.KNIGHT))),
                    () -> assertEquals(8, Long.bitCount(start.pieces(color, Role.PAWN))),
                    () -> assertEquals(16, Long.bitCount(start.occupied(color))));
        }
    }

    @Test
    void theGameBeginsFromTheStartPosition() {
        Position start = Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

        assertEquals(start.toSetup(), Position.start().toSetup());
    }

    @Test
    void squaresLieOnFilesAndRanksAndTheCornerOnTheRightIsLight() {
        assertEquals(4, Square.E2.file());
        assertEquals(1, Square.E2.rank());
        assertTrue(Square.H1.isLight() && Square.A8.isLight());
        assertFalse(Square.A1.isLight() || Square.H8.isLight());
        assertEquals(32, Long.bitCount(Bitboard.LIGHT_SQUARES));
        for (Square square : Square.values()) {
            assertEquals(square.isLight(), Bitboard.contains(Bitboard.LIGHT_SQUARES, square));
        }
    }

    @Test
    void fromTheOtherSideOfTheBoardE2IsD7() {
        assertEquals("d7", Bitboard.toString(Bitboard.rotated(Bitboard.of(Square.E2))));
    }

    @Test
    void aNameBesideTheBoardNamesNoSquare() {
        assertEquals(Optional.of(Square.A1), Square.parse("a1"));
        assertEquals(Optional.of(Square.H8), Square.parse("h8"));
        for (String beside : new String[] {"`4", "i4", "e0", "e9", "e", "e44"}) {
            assertEquals(Optional.empty(), Square.parse(beside), beside);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void aSquareHoldsOnePiece(long seed) {
        Random random = new Random(seed);
        Position position = Position.start();
        for (int ply = 0; ply < 200 && !position.legalMoves().isEmpty(); ply++) {
            position =
                    position.play(
                            position.legalMoves()
                                    .get(random.nextInt(position.legalMoves().size())));
            int byRole = 0;
            for (Role role : Role.values()) {
                byRole += Long.bitCount(position.pieces(role));
            }
            int byColor =
                    Long.bitCount(position.occupied(Color.WHITE))
                            + Long.bitCount(position.occupied(Color.BLACK));
            assertEquals(Long.bitCount(position.occupied()), byRole);
            assertEquals(Long.bitCount(position.occupied()), byColor);
        }
    }

    @Test
    void noPieceGoesToASquareOfItsOwnColor() {
        Position start = Position.start();

        assertEquals("-", targets(start, Square.A1));
        assertEquals("-", targets(start, Square.D1));
        assertEquals("a3 c3", targets(start, Square.B1));
    }

    @Test
    void aQueenGoesAlongFileRankAndDiagonals() {
        assertEquals(
                "a1 d1 g1 b2 d2 f2 c3 d3 e3 a4 b4 c4 e4 f4 g4 h4 c5 d5 e5 b6 d6 f6 a7 d7 g7 d8 h8",
                targets(Fen.parse("2k5/8/8/8/3Q4/8/8/1K6 w - - 0 1"), Square.D4));
    }

    @Test
    void aRookGoesAlongFileAndRank() {
        assertEquals(
                "d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8",
                targets(Fen.parse("2k5/8/8/8/3R4/8/8/1K6 w - - 0 1"), Square.D4));
    }

    @Test
    void aBishopGoesAlongItsDiagonals() {
        assertEquals(
                "a1 g1 b2 f2 c3 e3 c5 e5 b6 f6 a7 g7 h8",
                targets(Fen.parse("2k5/8/8/8/3B4/8/8/1K6 w - - 0 1"), Square.D4));
    }

    @Test
    void queenRookAndBishopPassOverNoPiece() {
        Position position = Fen.parse("7k/8/1p1p4/8/1PQ5/8/2P1P3/2K5 w - - 0 1");

        assertEquals(
                "a2 b3 c3 d3 d4 e4 f4 g4 h4 b5 c5 d5 a6 c6 e6 c7 f7 c8 g8",
                targets(position, Square.C4));
    }

    @Test
    void aKnightPassesOverPieces() {
        Position position = Fen.parse("7k/8/8/2ppp3/2pNp3/2ppp3/8/7K w - - 0 1");

        assertEquals("c2 e2 b3 f3 b5 f5 c6 e6", targets(position, Square.D4));
    }

    @Test
    void aPawnStepsForwardWhereItIsFree() {
        assertEquals("e5", targets(Fen.parse("7k/8/8/8/4P3/8/8/7K w - - 0 1"), Square.E4));
        assertEquals("e4", targets(Fen.parse("7k/8/8/4p3/8/8/8/7K b - - 0 1"), Square.E5));
        assertEquals("-", targets(Fen.parse("7k/8/8/4n3/4P3/8/8/7K w - - 0 1"), Square.E4));
    }

    @Test
    void fromItsFirstSquareAPawnStepsOnceOrTwice() {
        assertEquals("e3 e4", targets(Fen.parse("7k/8/8/8/8/8/4P3/7K w - - 0 1"), Square.E2));
        assertEquals("e3", targets(Fen.parse("7k/8/8/8/4n3/8/4P3/7K w - - 0 1"), Square.E2));
        assertEquals("-", targets(Fen.parse("7k/8/8/8/8/4n3/4P3/7K w - - 0 1"), Square.E2));
        assertEquals("d5 d6", targets(Fen.parse("7k/3p4/8/8/8/8/8/7K b - - 0 1"), Square.D7));
    }

    @Test
    void aPawnTakesDiagonallyForward() {
        Position position = Fen.parse("7k/8/8/3nnn2/3nPn2/3n1n2/8/7K w - - 0 1");

        assertEquals("d5 f5", targets(position, Square.E4));
    }

    @Test
    void enPassantIsForTheNextMoveOnly() {
        Position passed =
                Fen.parse("7k/8/8/8/3p4/8/4P3/7K w - - 0 1").play(new Normal(Square.E2, Square.E4));
        EnPassant taking = new EnPassant(Square.D4, Square.E3);

        Position later =
                passed.play(new Normal(Square.H8, Square.H7))
                        .play(new Normal(Square.H1, Square.H2));

        assertTrue(passed.isLegal(taking));
        assertFalse(later.isLegal(taking));
    }

    @Test
    void aPromotedPieceActsAtOnceAndThereMayBeTwoQueens() {
        Position position = Fen.parse("7k/P7/8/8/8/8/8/K2Q4 w - - 0 1");

        Position promoted = position.play(new Normal(Square.A7, Square.A8, Role.QUEEN));

        assertTrue(promoted.isCheck());
        assertEquals("d1 a8", Bitboard.toString(promoted.pieces(Color.WHITE, Role.QUEEN)));
    }

    @Test
    void aKingGoesToANeighboringSquareThatIsNotAttacked() {
        assertEquals(
                "d3 e3 d4 d5 e5", targets(Fen.parse("5r1k/8/8/8/4K3/8/8/8 w - - 0 1"), Square.E4));
    }

    @Test
    void aPinnedPieceGivesCheckAllTheSame() {
        Position position = Fen.parse("2k5/8/8/8/8/2n5/8/1KR5 w - - 0 1");

        assertEquals("c3", Bitboard.toString(position.checkers()));
    }

    private static String targets(Position position, Square from) {
        return Bitboard.toString(
                position.legalMoves().stream()
                        .filter(move -> move instanceof Normal && move.from() == from)
                        .mapToLong(move -> move.to().bit())
                        .reduce(0, (a, b) -> a | b));
    }
}
