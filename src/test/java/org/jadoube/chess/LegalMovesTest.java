package org.jadoube.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.jadoube.chess.Move.Castle;
import org.jadoube.chess.Move.EnPassant;
import org.jadoube.chess.Move.Normal;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LegalMovesTest {

    @Test
    void aPinnedPieceMovesOnlyOnTheLineOfItsPin() {
        Position position = Fen.parse("4r2k/8/8/4R3/8/8/4K3/8 w - - 0 1");

        assertEquals("e3 e4 e6 e7 e8", targets(position, Square.E5));
    }

    @Test
    void aPinnedKnightStays() {
        assertEquals("-", targets(Fen.parse("4r2k/8/8/4N3/8/8/4K3/8 w - - 0 1"), Square.E5));
    }

    @Test
    void aPawnPinnedOnItsFileStepsButDoesNotTake() {
        Position position = Fen.parse("4r2k/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1");

        assertEquals("e3 e4", targets(position, Square.E2));
    }

    @Test
    void aPawnPinnedOnARankStays() {
        assertEquals("-", targets(Fen.parse("7k/8/8/8/8/3b4/K1P3r1/8 w - - 0 1"), Square.C2));
    }

    @Test
    void aPawnPinnedOnADiagonalTakesItsPinnerOnly() {
        Position position = Fen.parse("7k/8/8/8/8/3p1b2/4P3/3K4 w - - 0 1");

        assertEquals("f3", targets(position, Square.E2));
    }

    @Test
    void aKingDoesNotStepBackOnTheLineOfACheck() {
        Position position = Fen.parse("7k/8/8/8/r3K3/8/8/8 w - - 0 1");

        assertEquals("d3 e3 f3 d5 e5 f5", targets(position, Square.E4));
    }

    @Test
    void aKingTakesNoGuardedPiece() {
        Position position = Fen.parse("7k/8/8/8/8/2b5/3q4/4K3 w - - 0 1");

        assertEquals("f1", targets(position, Square.E1));
        assertFalse(position.isCheckmate());
    }

    @Test
    void aCheckIsAnsweredByTakingByComingBetweenOrByTheKing() {
        Position position = Fen.parse("4r2k/8/8/1B6/8/8/3N1P2/4K3 w - - 0 1");

        assertEquals("e2 e8", targets(position, Square.B5));
        assertEquals("e4", targets(position, Square.D2));
        assertEquals("-", targets(position, Square.F2));
        assertEquals("d1 f1", targets(position, Square.E1));
    }

    @Test
    void inDoubleCheckOnlyTheKingMoves() {
        Position position = Fen.parse("4k3/2r5/3N4/8/8/8/8/K3R3 b - - 0 1");

        assertEquals(2, Long.bitCount(position.checkers()));
        assertEquals("-", targets(position, Square.C7));
        assertEquals("d7 d8 f8", targets(position, Square.E8));
    }

    @Test
    void evenTwoKnightsThatCheckTogetherCannotBothBeTaken() {
        Position composed = Fen.parseComposed("7k/8/8/8/2n1n3/1P6/3K4/8 w - - 0 1");

        assertEquals("-", targets(composed, Square.B3));
    }

    @Test
    void enPassantMayAnswerACheckByTakingTheChecker() {
        Position position = Fen.parse("8/8/8/5k2/3p4/8/4P3/4K3 w - - 0 1");

        Position checked = position.play(new Normal(Square.E2, Square.E4));

        assertTrue(checked.isCheck());
        assertTrue(checked.isLegal(new EnPassant(Square.D4, Square.E3)));
    }

    @ParameterizedTest
    @CsvSource({
        "on the rank that loses both pawns, 8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1",
        "on the rank of the queen beyond, 8/8/8/K1pP3q/8/8/8/4k3 w - c6 0 1",
        "of the pawn that takes, 3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1",
        "of the pawn that is taken, 7b/8/8/3pP3/8/2K5/8/4k3 w - d6 0 1",
    })
    void enPassantIsIllegalWhenItUncoversTheKing(String pin, String fen) {
        Position position = Fen.parse(fen);

        assertTrue(position.enPassant().isEmpty(), pin);
        assertFalse(
                position.legalMoves().stream().anyMatch(move -> move instanceof EnPassant), pin);
    }

    @Test
    void aPawnThatTakesInPassingShieldsItsKingFromWhereItLands() {
        Position position = Fen.parse("4r2k/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");

        assertTrue(position.isLegal(new EnPassant(Square.D5, Square.E6)));
    }

    @Test
    void onlyTheTakerThatIsNotPinnedTakesInPassing() {
        Position position = Fen.parse("3r3k/8/8/3PpP2/8/8/8/3K4 w - e6 0 1");

        assertTrue(position.isLegal(new EnPassant(Square.F5, Square.E6)));
        assertFalse(position.isLegal(new EnPassant(Square.D5, Square.E6)));
    }

    @Test
    void aPawnPromotesToFourRoles() {
        Position position = Fen.parse("3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1");

        assertEquals(
                List.of(Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN),
                position.legalMoves().stream()
                        .filter(move -> move.to() == Square.D8)
                        .map(move -> ((Normal) move).promotion())
                        .sorted()
                        .toList());
        assertEquals("d8 e8", targets(position, Square.E7));
    }

    @ParameterizedTest
    @CsvSource({
        "nothing in the way,             r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, A1 H1",
        "the rook attacked,              4k3/8/8/8/8/8/7r/R3K3 w Q - 0 1, A1",
        "the rook's way attacked,        1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1, A1",
        "the king in check,              4r3/1k6/8/8/8/8/8/R3K2R w KQ - 0 1, -",
        "the king's way attacked,        3r4/1k6/8/8/8/8/8/R3K2R w KQ - 0 1, H1",
        "the king's target attacked,     6r1/1k6/8/8/8/8/8/R3K2R w KQ - 0 1, A1",
        "a piece between rook and king,  4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1, -",
        "the right lost,                 4k3/8/8/8/8/8/8/R3K2R w K - 0 1, H1",
    })
    void castlingNeedsTheRightAnEmptyWayAndASafeKing(String why, String fen, String rooks) {
        assertEquals(rooks, castlings(Fen.parse(fen)), why);
    }

    @ParameterizedTest
    @CsvSource({
        "both move,                        4k3/8/8/8/8/8/8/1R2K1R1 w BG - 0 1, B1 G1",
        "king and rook change places,      4k3/8/8/8/8/8/8/5KR1 w G - 0 1, G1",
        "only the rook moves,              4k3/8/8/8/8/8/8/6KR w H - 0 1, H1",
        "only the king moves,              4k3/8/8/8/8/8/8/4KR2 w F - 0 1, F1",
        "the king crosses the rook,        4k3/8/8/8/8/8/8/RK6 w A - 0 1, A1",
        "the rook has shielded the king,   4k3/8/8/8/8/8/8/qR1K4 w B - 0 1, -",
        "the rook shields until the end,   4k3/8/8/8/8/8/8/1K5R w H - 0 1, H1",
        "a piece on the rook's target,     4k3/8/8/8/8/8/8/RKN1B3 w A - 0 1, -",
        "another rook on the target,       4k3/8/8/8/8/8/8/R1R2K2 w A - 0 1, -",
    })
    void inChess960KingAndRookMayStartAnywhere(String shape, String fen, String rooks) {
        assertEquals(rooks, castlings(Fen.parse(fen)), shape);
    }

    @Test
    void inChess960AKingThatCastlesWithoutMovingLosesTheOtherRightToo() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/R5KR w AH - 0 1");

        Position castled = position.play(new Move.Castle(Square.G1, Square.H1));

        assertEquals(0, castled.castlingRooks());
    }

    @Test
    void mateAndStalemateLeaveNoMove() {
        Position mate = Fen.parse("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        Position stalemate = Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");

        assertTrue(mate.isCheckmate() && !mate.isStalemate());
        assertTrue(stalemate.isStalemate() && !stalemate.isCheckmate());
        assertEquals(List.of(), mate.legalMoves());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void inRandomGamesCountAndListAgreeAndEveryMoveSurvivesPacking(int seed) {
        Random random = new Random(seed);
        MoveGenerator generator = new MoveGenerator();
        int[] packed = new int[MoveGenerator.MOST_MOVES];
        for (int game = 0; game < 50; game++) {
            Position position = Position.start();
            for (int ply = 0; ply < 200; ply++) {
                List<Move> moves = position.legalMoves();
                assertEquals(moves.size(), generator.count(position));
                assertEquals(moves.size(), generator.list(position, packed));
                assertEquals(moves.size(), new HashSet<>(moves).size());
                if (moves.isEmpty()) {
                    break;
                }
                int chosen = random.nextInt(moves.size());
                assertEquals(packed[chosen], PackedMove.pack(moves.get(chosen)));
                position = position.playUnchecked(packed[chosen]);
            }
        }
    }

    private static String targets(Position position, Square from) {
        return Bitboard.toString(
                position.legalMoves().stream()
                        .filter(move -> move instanceof Normal && move.from() == from)
                        .mapToLong(move -> move.to().bit())
                        .reduce(0, (a, b) -> a | b));
    }

    private static String castlings(Position position) {
        String rooks =
                position.legalMoves().stream()
                        .filter(move -> move instanceof Castle)
                        .map(move -> move.to().name())
                        .sorted()
                        .collect(Collectors.joining(" "));
        return rooks.isEmpty() ? "-" : rooks;
    }
}
