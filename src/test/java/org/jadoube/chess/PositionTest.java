package org.jadoube.chess;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jadoube.chess.Move.Castle;
import org.jadoube.chess.Move.EnPassant;
import org.jadoube.chess.Move.Normal;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PositionTest {

    @Test
    void aMoveThatIsNotLegalIsNotPlayed() {
        Normal tooFar = new Normal(Square.E2, Square.E5);

        assertThrows(IllegalArgumentException.class, () -> Position.start().play(tooFar));
    }

    @Test
    void playingLeavesThePositionBeforeAsItWas() {
        Position start = Position.start();

        start.play(new Normal(Square.E2, Square.E4));

        assertEquals(start.toSetup(), Position.start().toSetup());
    }

    @Test
    void countersGoOnWithEveryMove() {
        Position position = Position.start();
        position = position.play(new Normal(Square.G1, Square.F3));
        assertEquals(1, position.halfmoveClock());
        assertEquals(1, position.fullmoveNumber());
        position = position.play(new Normal(Square.G8, Square.F6));
        assertEquals(2, position.halfmoveClock());
        assertEquals(2, position.fullmoveNumber());
        position = position.play(new Normal(Square.E2, Square.E4));
        assertEquals(0, position.halfmoveClock());
        position = position.play(new Normal(Square.F6, Square.E4));
        assertEquals(0, position.halfmoveClock());
    }

    @ParameterizedTest
    @CsvSource({
        "E1, E2, A8 H8",
        "H1, G1, A1 A8 H8",
        "A1, A8, H1 H8",
        "C3, C4, A1 H1 A8 H8",
    })
    void whatMovesOrIsTakenAtHomeLosesTheRight(Square from, Square to, String rooks) {
        Position position = Fen.parse("r3k2r/8/8/8/8/2P5/8/R3K2R w KQkq - 0 1");

        Position next = position.play(new Normal(from, to));

        assertEquals(rooks.toLowerCase(Locale.ROOT), Bitboard.toString(next.castlingRooks()));
    }

    @Test
    void aPawnThatPromotesByTakingARookAtHomeTakesTheRightToo() {
        Position position = Fen.parse("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1");

        Position next = position.play(new Normal(Square.B7, Square.A8, Role.KNIGHT));

        assertEquals(0, next.castlingRooks());
        assertEquals(Optional.of(Piece.WHITE_KNIGHT), next.pieceAt(Square.A8));
        assertEquals(0, next.pieces(Role.PAWN));
        assertEquals(0, next.pieces(Role.ROOK));
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, E1, H1, 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, E1, A1, 4k3/8/8/8/8/8/8/2KR3R b - - 1 1",
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1, F1, G1, 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/6KR w H - 0 1, G1, H1, 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/4KR2 w F - 0 1, E1, F1, 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/RK6 w A - 0 1, B1, A1, 4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        "rk6/8/8/8/8/8/8/4K3 b a - 0 1, B8, A8, 2kr4/8/8/8/8/8/8/4K3 w - - 1 2",
    })
    void castlingEndsAsInOrdinaryChess(String fen, Square king, Square rook, String after) {
        Position castled = Fen.parse(fen).play(new Castle(king, rook));

        assertEquals(Fen.parse(after).toSetup(), castled.toSetup());
    }

    @Test
    void castlingIsKingsideWhereTheRookStandsBeyondTheKing() {
        assertTrue(new Castle(Square.E1, Square.H1).isKingside());
        assertTrue(new Castle(Square.B8, Square.C8).isKingside());
        assertFalse(new Castle(Square.E8, Square.A8).isKingside());
        assertFalse(new Castle(Square.G1, Square.F1).isKingside());
    }

    @ParameterizedTest
    @EnumSource(names = {"KNIGHT", "BISHOP", "ROOK", "QUEEN"})
    void aPawnBecomesWhatItIsPromotedTo(Role role) {
        Position position = Fen.parse("8/P6k/8/8/8/8/8/4K3 w - - 0 1");

        Position next = position.play(new Normal(Square.A7, Square.A8, role));

        assertEquals(Optional.of(Piece.of(Color.WHITE, role)), next.pieceAt(Square.A8));
        assertEquals("a8", Bitboard.toString(next.pieces(Color.WHITE, role)));
        assertEquals(0, next.pieces(Role.PAWN));
    }

    @Test
    void enPassantTakesThePawnThatHasPassed() {
        Position position = Fen.parse("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");

        Position passed = position.play(new Normal(Square.D7, Square.D5));
        Position taken = passed.play(new EnPassant(Square.E5, Square.D6));

        assertEquals(Optional.of(Square.D6), passed.enPassant());
        assertEquals("d6", Bitboard.toString(taken.pieces(Role.PAWN)));
        assertEquals(0, taken.occupied(Color.BLACK) & taken.pieces(Role.PAWN));
        assertEquals(0, taken.halfmoveClock());
    }

    @Test
    void castlingTakesNothingThoughItIsNamedByItsRook() {
        Position position = Fen.parse("4k3/8/8/8/3pP3/8/8/RN2K2R b KQ e3 0 1");
        assertTrue(position.isCapture(new EnPassant(Square.D4, Square.E3)));
        assertFalse(position.isCapture(new Normal(Square.D4, Square.D3)));

        Position next = Fen.parse("4k3/8/8/8/8/n7/8/RN2K2R w KQ - 0 1");
        assertFalse(next.isCapture(new Castle(Square.E1, Square.H1)));
        assertTrue(next.isCapture(new Normal(Square.B1, Square.A3)));
    }

    @Test
    void thePieceOnASquareHasItsColorAndRole() {
        Position start = Position.start();

        assertAll(
                () -> assertEquals(Optional.of(Piece.WHITE_QUEEN), start.pieceAt(Square.D1)),
                () -> assertEquals(Optional.of(Piece.BLACK_BISHOP), start.pieceAt(Square.C8)),
                () -> assertEquals(Optional.of(Piece.BLACK_ROOK), start.pieceAt(Square.H8)),
                () -> assertEquals(Optional.empty(), start.pieceAt(Square.E4)));
    }

    @Test
    void attackersAreFoundThroughNothing() {
        Position position = Fen.parse("4r2k/4r3/8/8/1b6/8/4N3/4K3 w - - 0 1");

        assertEquals("e7", Bitboard.toString(position.attackers(Square.E2, Color.BLACK)));
        assertEquals("b4", Bitboard.toString(position.checkers()));
    }

    @Test
    void positionsAreTheSameWhateverTheCounters() {
        assertSame("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 30 60");
    }

    @Test
    void positionsAreTheSameWhenEnPassantIsNotPossible() {
        assertSame("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    }

    @ParameterizedTest
    @CsvSource({
        "the turn, 4k3/8/8/8/8/8/8/R3K3 b Q - 0 1",
        "a right, 4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        "a color, 4k3/8/8/8/8/8/8/r3K3 w - - 0 1",
        "a role, 4k3/8/8/8/8/8/8/N3K3 w - - 0 1",
        "a square, 4k3/8/8/8/8/8/R7/4K3 w - - 0 1",
    })
    void positionsDifferIn(String what, String other) {
        assertDifferent("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", other, what);
    }

    @Test
    void positionsDifferInTheSquareOfTheEnPassantCapture() {
        String takes = "4k3/8/8/2pPp3/8/8/8/4K3 w - ";

        assertDifferent(takes + "c6 0 1", takes + "e6 0 1", "en passant square");
        assertDifferent(takes + "c6 0 1", takes + "- 0 1", "en passant right");
    }

    @Test
    void eitherHalfOfTheHashTellsThePositionsOfARandomGameApart() {
        Random seed1851 = new Random(1851);
        Set<Long> hashes = new HashSet<>();
        Set<Integer> lower = new HashSet<>();
        Set<Integer> upper = new HashSet<>();
        Position position = Position.start();
        for (int ply = 0; ply < 300 && !position.legalMoves().isEmpty(); ply++) {
            hashes.add(position.hash());
            lower.add((int) position.hash());
            upper.add((int) (position.hash() >>> 32));
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(seed1851.nextInt(moves.size())));
        }
        assertTrue(hashes.size() > 200, "a game too short to tell: " + hashes.size());
        assertEquals(hashes.size(), lower.size());
        assertEquals(hashes.size(), upper.size());
    }

    private static void assertSame(String fen, String other) {
        assertTrue(Fen.parse(fen).isSameAs(Fen.parse(other)));
        assertEquals(Fen.parse(fen).hash(), Fen.parse(other).hash());
    }

    private static void assertDifferent(String fen, String other, String what) {
        assertFalse(Fen.parse(fen).isSameAs(Fen.parse(other)), what);
        assertNotEquals(Fen.parse(fen).hash(), Fen.parse(other).hash(), what);
    }
}
