package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.SetupFault;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.FenException.TextFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    @Test
    void theStartPositionIsWhatTheGameBeginsWith() {
        assertEquals(Position.start().toSetup(), Fen.parse(START).toSetup());
        assertEquals(START, Fen.format(Position.start(), Variant.STANDARD));
    }

    @Test
    void inChess960TheCastlingRooksAreNamedByTheirFiles() {
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
                Fen.format(Position.start(), Variant.CHESS960));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w qkQK - 0 1",
                "  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   w\tKQkq -  0 1 ",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -;D1 20",
            })
    void theStartPositionInOtherDialects(String text) {
        assertEquals(Position.start().toSetup(), Fen.parse(text).toSetup());
    }

    @Test
    void whatIsMissingAfterTheSideToMoveMeansNoRightsAndFreshCounters() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/4K2R b");

        assertEquals(Color.BLACK, position.turn());
        assertEquals(Bitboard.EMPTY, position.castlingRooks());
        assertEquals(0, position.halfmoveClock());
        assertEquals(1, position.fullmoveNumber());
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K1RR w K -, h1",
        "4k3/8/8/8/8/8/8/4K1RR w G -, g1",
        "2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1, b1",
        "2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w Q - 0 1, a1",
        "8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q -, c1",
        "8/8/8/8/8/8/6PP/k2KR3 w K -, e1",
    })
    void theLetterTellsWhichRookMayCastle(String text, String rook) {
        assertEquals(
                Bitboard.of(Square.parse(rook).orElseThrow()), Fen.parse(text).castlingRooks());
    }

    @Test
    void anInnerRookKeepsItsFileLetterInOrdinaryChessTooForKingsideWouldNameTheOther() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/4K1RR w G - 0 1");

        assertEquals("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", Fen.format(position, Variant.STANDARD));
        assertEquals(
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                Fen.format(Fen.parse("4k3/8/8/8/8/8/8/4K2R w H - 0 1"), Variant.STANDARD));
    }

    @Test
    void theEnPassantSquareIsDroppedWhereNoPawnCanTake() {
        Position position =
                Fen.parse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");

        assertEquals(Optional.empty(), position.enPassant());
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                Fen.format(position, Variant.STANDARD));
    }

    @Test
    void theEnPassantSquareIsDroppedWhereTheTakingPawnIsPinned() {
        Position position = Fen.parse("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1");

        assertEquals("3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1", Fen.format(position, Variant.STANDARD));
    }

    @Test
    void theEnPassantSquareIsWrittenWhereThePawnCanBeTaken() {
        String text = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";

        assertTrue(Fen.parse(text).legalMoves().contains(new Move.EnPassant(Square.D4, Square.E3)));
        assertEquals(text, Fen.format(Fen.parse(text), Variant.STANDARD));
    }

    @Test
    void everyFaultOfTheTextIsToldAtOnceWithItsColumn() {
        FenException refused =
                assertThrows(
                        FenException.class,
                        () ->
                                Fen.parse(
                                        "rnbqkbnr/ppppXppp/9/8/7/8/PPPPPPPP/RNBQKBNR x KZ e9 -1 1 1"));

        assertEquals(
                List.of(
                        new TextFault(10, "rank 7 has 7 squares"),
                        new TextFault(14, "'X' is neither a piece nor a count from 1 to 8"),
                        new TextFault(19, "'9' is neither a piece nor a count from 1 to 8"),
                        new TextFault(19, "rank 6 has 0 squares"),
                        new TextFault(23, "rank 4 has 7 squares"),
                        new TextFault(45, "'x' is no side to move: w or b"),
                        new TextFault(48, "'Z' is no castling right"),
                        new TextFault(50, "'e9' is no en passant square"),
                        new TextFault(53, "'-1' is no count of moves"),
                        new TextFault(58, "'1' stands after the six fields of a FEN")),
                refused.textFaults());
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/4K3 w - -, there are 7 ranks instead of 8",
        "4k3/8/8/8/8/8/8/8/4K3 w - -, there are 9 ranks instead of 8",
        "4k3nn/8/8/8/8/8/8/4K3 w - -, rank 8 has 10 squares",
        "44k3/8/8/8/8/8/8/4K3 w - -, rank 8 has 12 squares",
    })
    void aDiagramThatIsNoBoardIsRefused(String text, String message) {
        assertEquals(
                List.of(new TextFault(1, message)),
                assertThrows(FenException.class, () -> Fen.parse(text)).textFaults());
    }

    @Test
    void brokenRulesAreToldTogetherWithFaultsOfTheText() {
        FenException refused =
                assertThrows(FenException.class, () -> Fen.parse("8/8/8/8/8/8/8/4K3 w ? -"));

        assertEquals(List.of(new TextFault(21, "'?' is no castling right")), refused.textFaults());
        assertEquals(
                List.of(SetupFault.Kind.NO_KING),
                refused.setupFaults().stream().map(SetupFault::kind).toList());
        assertTrue(refused.toString().contains("column 21: '?' is no castling right; "));
    }

    @Test
    void everyBrokenRuleIsToldAtOnce() {
        FenException refused =
                assertThrows(
                        FenException.class,
                        () -> Fen.parse("P3k2r/8/8/8/8/8/4R3/4K2R w KQkq e3 0 1"));

        assertEquals(
                EnumSet.of(
                        SetupFault.Kind.PAWN_ON_OUTER_RANK,
                        SetupFault.Kind.OPPONENT_IN_CHECK,
                        SetupFault.Kind.CASTLING_RIGHT,
                        SetupFault.Kind.EN_PASSANT),
                kinds(refused));
        assertTrue(refused.textFaults().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
                "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
                "4k3/8/8/8/8/8/8/R6K w K - 0 1",
                "4k3/8/8/8/8/8/8/4K2R w G - 0 1",
                "4k3/8/8/8/8/8/8/4K1RR w KG - 0 1",
            })
    void aRightWithoutItsRookOrItsKingAtHomeIsRefusedNotDropped(String text) {
        FenException refused = assertThrows(FenException.class, () -> Fen.parse(text));

        assertTrue(kinds(refused).contains(SetupFault.Kind.CASTLING_RIGHT), refused::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/4P3/8/8/4K3 b - e6 0 1",
                "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
                "4k3/8/8/8/3P4/8/8/4K3 b - e3 0 1",
                "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1",
                "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1",
            })
    void anEnPassantSquareThatNoPawnCanHavePassedIsRefused(String text) {
        assertEquals(
                EnumSet.of(SetupFault.Kind.EN_PASSANT),
                kinds(assertThrows(FenException.class, () -> Fen.parse(text))));
    }

    @Test
    void aProblemMayStandAsNoGameCanHaveLeftIt() {
        String byBothPawns = "1q4k1/5P1P/8/8/8/8/8/6K1 b - - 0 1";

        assertEquals(
                EnumSet.of(SetupFault.Kind.IMPOSSIBLE_CHECK),
                kinds(assertThrows(FenException.class, () -> Fen.parse(byBothPawns))));
        assertEquals(byBothPawns, Fen.format(Fen.parseComposed(byBothPawns), Variant.STANDARD));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8", "not a fen at all"})
    void textThatIsNoDiagramIsRefused(String text) {
        assertFalse(assertThrows(FenException.class, () -> Fen.parse(text)).textFaults().isEmpty());
    }

    @Test
    void signsOfOtherVariantsAreRefused() {
        assertEquals(
                List.of(new TextFault(2, "'~' is neither a piece nor a count from 1 to 8")),
                assertThrows(FenException.class, () -> Fen.parse("Q~3k3/8/8/8/8/8/8/4K3 w - - 0 1"))
                        .textFaults());
    }

    private static Set<SetupFault.Kind> kinds(FenException refused) {
        return refused.setupFaults().stream().map(SetupFault::kind).collect(Collectors.toSet());
    }
}
