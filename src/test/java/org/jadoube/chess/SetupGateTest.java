package org.jadoube.chess;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.SetupFault.Kind;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The gate between what a diagram says and what can be played. */
class SetupGateTest {

    @Test
    void everyBrokenRuleIsReportedAtOnce() {
        assertFaults(
                "P3k3/8/8/8/8/8/8/2K1K2p w K a3 0 1",
                Kind.SEVERAL_KINGS,
                Kind.PAWN_ON_OUTER_RANK,
                Kind.CASTLING_RIGHT,
                Kind.EN_PASSANT);
    }

    @Test
    void eachSideNeedsOneKing() {
        assertFaults("8/8/8/8/8/8/8/8 w - - 0 1", Kind.NO_KING, Kind.NO_KING);
        assertFaults("4k3/8/8/8/8/8/8/8 w - - 0 1", Kind.NO_KING);
        assertFaults("4k3/8/8/8/8/8/8/2K1K3 w - - 0 1", Kind.SEVERAL_KINGS);
        assertMessage("2k1k3/8/8/8/8/8/8/4K3 w - - 0 1", "black has kings on c8 e8");
    }

    @Test
    void pawnsStandOnNoOuterRank() {
        assertFaults("P3k2p/8/8/8/8/8/8/4K3 w - - 0 1", Kind.PAWN_ON_OUTER_RANK);
        assertMessage("P3k2p/8/8/8/8/8/8/4K3 w - - 0 1", "no pawn can stand on a8 h8");
    }

    @Test
    void aSideHasSixteenPiecesAndEightPawns() {
        String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assertAccepted(start);
        assertFaults(
                start.replace("/8/8/8/8/", "/8/8/8/P7/"),
                Kind.TOO_MANY_PIECES,
                Kind.TOO_MANY_PIECES);
        assertFaults("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", Kind.TOO_MANY_PIECES);
    }

    @Test
    void whatWasPromotedWasAPawn() {
        assertAccepted("4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1");
        assertFaults("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", Kind.TOO_MANY_PROMOTED);
        assertFaults("4k3/8/8/8/8/8/PPPPPPP1/QQRRRK2 w - - 0 1", Kind.TOO_MANY_PROMOTED);
        assertFaults("4k3/8/8/8/8/8/PPPPPPPP/NNN1K3 w - - 0 1", Kind.TOO_MANY_PROMOTED);
    }

    @Test
    void twoBishopsOnSquaresOfOneColorNeedAPromotion() {
        assertAccepted("4k3/8/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1");
        assertFaults("4k3/8/8/8/8/8/PPPPPPPP/2B1K1B1 w - - 0 1", Kind.TOO_MANY_PROMOTED);
        assertFaults("4k3/8/8/8/8/8/PPPPPPPP/3BKB2 w - - 0 1", Kind.TOO_MANY_PROMOTED);
    }

    @Test
    void whoHasJustMovedIsNotInCheck() {
        assertFaults("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", Kind.OPPONENT_IN_CHECK);
        assertFaults("8/8/8/8/8/8/kK6/8 w - - 0 1", Kind.OPPONENT_IN_CHECK);
        assertMessage(
                "4k3/8/8/8/8/8/8/K3R3 w - - 0 1",
                "white is to move, but black's king on e8 is in check from e1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // a knight comes from e4 and uncovers a rook; it may have captured
                "4k3/8/3N4/8/8/8/8/K3R3 b - - 0 1",
                // a bishop comes from e2 and uncovers a rook
                "4k3/8/8/1B6/8/8/8/K3R3 b - - 0 1",
                // a queen comes from e7 and uncovers a rook
                "4k3/8/6Q1/8/8/8/8/K3R3 b - - 0 1",
                // a pawn takes from d4 to e5 and uncovers a rook
                "8/8/3k4/4P3/8/8/8/K2R4 b - - 0 1",
                // a pawn takes in passing from d5 to e6 and uncovers a rook
                "8/3k4/4P3/8/8/8/8/K2R4 b - - 0 1",
                // a pawn takes in passing from d5 to e6: d5 uncovers the rook, e5 the bishop
                "8/3R2B1/4P3/8/3k4/8/8/K7 b - - 0 1",
                // from e5 to d6: d5 uncovers the bishop, e5 the rook
                "8/1B2R3/3P4/8/4k3/8/8/7K b - - 0 1",
                // Black's pawn from d4 to e3: d4 uncovers the rook, e4 the bishop
                "k7/8/8/3K4/8/4p3/3r2b1/8 w - - 0 1",
                // a pawn becomes a queen on f8 and uncovers a bishop
                "5Qk1/8/8/8/8/1B6/8/K7 b - - 0 1",
            })
    void doubleChecksThatOneMoveCanGiveAreAccepted(String fen) {
        assertAccepted(fen);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // three checkers
                "4k3/8/3N4/1B6/8/8/8/K3R3 b - - 0 1",
                // two pawns, two knights, a pawn and a knight
                "8/4k3/3P1P2/8/8/8/8/K7 b - - 0 1",
                "4k3/8/3N1N2/8/8/8/8/K7 b - - 0 1",
                "8/4k3/5P2/3N4/8/8/8/K7 b - - 0 1",
                // two rooks, two queens, bishop and queen on one line with the king between them
                "8/8/8/1R2k1R1/8/8/8/K7 b - - 0 1",
                "8/8/2Q5/8/4k3/8/6Q1/K7 b - - 0 1",
                "8/8/2Q5/8/4k3/8/6B1/K7 b - - 0 1",
                // a rook cannot have come from the line of the bishop
                "8/8/8/8/3k4/8/8/B2R2K1 b - - 0 1",
                // a pawn cannot have uncovered the file by stepping
                "8/8/3k2R1/4P3/8/8/8/K7 b - - 0 1",
                // nothing has taken in passing on e6
                "8/3R2B1/8/8/3k4/8/8/K7 b - - 0 1",
                // e5, where the pawn was taken, uncovers the bishop, but neither d5 nor f5 the rook
                "8/6B1/4P3/8/R2k4/8/8/K7 b - - 0 1",
                "7k/8/4P3/8/8/8/1B5R/K7 b - - 0 1",
                // d5, from where the pawn took, uncovers the rook, but e5 not the bishop
                "8/3R4/4P3/8/3k4/8/8/K5B1 b - - 0 1",
                "3k4/8/4P3/8/7B/8/8/K2R4 b - - 0 1",
            })
    void doubleChecksThatNoMoveCanGiveAreRefused(String fen) {
        assertFaults(fen, Kind.IMPOSSIBLE_CHECK);
    }

    @Test
    void aDoubleStepGivesCheckByThePawnOrFromBehindIt() {
        assertAccepted("8/8/8/4k3/2pP4/8/8/K7 b - d3 0 1");
        assertAccepted("4b1k1/8/8/3pP3/K7/8/8/8 w - d6 0 1");
        assertFaults("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", Kind.IMPOSSIBLE_CHECK);
        assertMessage(
                "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
                "the step from d2 to d4 cannot have given the check on b5 from f1");
    }

    @Test
    void castlingNeedsKingAndRookAtHome() {
        assertAccepted("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertFaults("4k3/8/8/8/8/8/8/R3K3 w H - 0 1", Kind.CASTLING_RIGHT);
        assertFaults("4k3/8/8/8/8/8/4K3/R6R w A - 0 1", Kind.CASTLING_RIGHT);
        assertMessage(
                setup("4k3/8/8/8/8/8/R7/4K3 w - - 0 1", Square.A2), "no rook castles from a2");
        assertFaults(setup("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", Square.A1), Kind.CASTLING_RIGHT);
        assertFaults(setup("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", Square.A1), Kind.CASTLING_RIGHT);
    }

    @Test
    void aKingCastlesWithOneRookOnEachSide() {
        assertAccepted("4k3/8/8/8/8/8/8/RR2K1RR w BG - 0 1");
        String fen = "4k3/8/8/8/8/8/8/RR2K1RR w - - 0 1";
        assertFaults(setup(fen, Square.A1, Square.B1), Kind.CASTLING_RIGHT);
        assertFaults(setup(fen, Square.G1, Square.H1), Kind.CASTLING_RIGHT);
    }

    @Test
    void aKingThatMayCastleBeganBetweenItsRooks() {
        assertFaults(setup("4k3/8/8/8/8/8/8/R6K w - - 0 1", Square.A1), Kind.CASTLING_START);
        assertAccepted("4k3/8/8/8/8/8/8/R5K1 w A - 0 1");
    }

    @Test
    void whatMayCastleOnBothSidesBeganOppositeEachOther() {
        assertAccepted("1r1k3r/8/8/8/8/8/8/R2K2R1 w Gb - 0 1");
        assertFaults("r2k3r/8/8/8/8/8/8/R3K2R w Ha - 0 1", Kind.CASTLING_START);
        assertFaults("1r2k3/8/8/8/8/8/8/R3K3 w Ab - 0 1", Kind.CASTLING_START);
        assertFaults("4k1r1/8/8/8/8/8/8/4K2R w Hg - 0 1", Kind.CASTLING_START);
        assertMessage(
                "1r2k3/8/8/8/8/8/8/R3K3 w Ab - 0 1",
                "kings and castling rooks of both sides begin on the same files, not on a1 e1 b8 e8");
    }

    @Test
    void whereRooksBeganIsAskedWhateverElseIsWrongButOnlyOfThoseThatMayCastle() {
        assertFaults(
                "1r2k2p/8/8/8/8/8/8/R3K3 w Ab - 0 1", Kind.PAWN_ON_OUTER_RANK, Kind.CASTLING_START);
        assertFaults(
                setup("1r2k3/8/8/8/8/8/8/N3K3 w - - 0 1", Square.A1, Square.B8),
                Kind.CASTLING_RIGHT);
    }

    @Test
    void anEnPassantSquareLiesBehindAPawnThatCanHaveSteppedOverIt() {
        assertFaults("4k3/8/8/8/3pP3/8/8/4K3 b - e4 0 1", Kind.EN_PASSANT);
        assertFaults("4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1", Kind.EN_PASSANT);
        assertFaults("4k3/8/8/8/3p4/8/8/4K3 b - e3 0 1", Kind.EN_PASSANT);
        assertFaults("4k3/8/8/8/3pP3/8/4N3/4K3 b - e3 0 1", Kind.EN_PASSANT);
        assertFaults("4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 1", Kind.EN_PASSANT);
        assertFaults("4k3/8/8/8/3p4/4N3/8/4K3 b - e3 0 1", Kind.EN_PASSANT, Kind.EN_PASSANT);
    }

    @Test
    void anEnPassantSquareWithoutLegalCaptureIsDropped() {
        assertEquals(Optional.of(Square.E3), enPassant("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"));
        assertEquals(Optional.empty(), enPassant("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"));
        assertEquals(Optional.empty(), enPassant("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1"));
    }

    @Test
    void countersAreNotNegative() {
        Setup start = Position.start().toSetup();
        assertFaults(
                new Setup(start.board(), start.turn(), start.castlingRooks(), null, -1, 0),
                Kind.COUNTER,
                Kind.COUNTER);
    }

    @Test
    void aProblemistMayForgetThePast() {
        String tooManyBishops = "4k3/8/8/8/8/8/PPPPPPPP/2B1K1B1 w - - 0 1";
        String linedUp = "8/8/8/1R2k1R1/8/8/8/K7 b - - 0 1";

        assertDoesNotThrow(() -> Fen.parseComposed(tooManyBishops));
        assertDoesNotThrow(() -> Fen.parseComposed(linedUp));
        assertThrows(FenException.class, () -> Fen.parseComposed("4k3/8/8/8/8/8/8/K3R3 w - - 0 1"));
    }

    private static Optional<Square> enPassant(String fen) {
        return Fen.parse(fen).enPassant();
    }

    /** The accepted position of a FEN with castling rights that FEN cannot write. */
    private static Setup setup(String fen, Square... castlingRooks) {
        Setup setup = Fen.parse(fen).toSetup();
        return new Setup(setup.board(), setup.turn(), Bitboard.of(castlingRooks), null, 0, 1);
    }

    private static void assertAccepted(String fen) {
        assertDoesNotThrow(() -> Fen.parse(fen), fen);
    }

    private static void assertFaults(Setup setup, Kind... kinds) {
        var refusal = assertThrows(IllegalSetupException.class, () -> Position.of(setup));
        assertEquals(List.of(kinds), kinds(refusal.faults()));
    }

    private static void assertFaults(String fen, Kind... kinds) {
        var refusal = assertThrows(FenException.class, () -> Fen.parse(fen), fen);
        assertEquals(List.of(kinds), kinds(refusal.setupFaults()), fen);
    }

    private static void assertMessage(Setup setup, String message) {
        var refusal = assertThrows(IllegalSetupException.class, () -> Position.of(setup));
        assertEquals(message, refusal.getMessage());
    }

    private static void assertMessage(String fen, String message) {
        var refusal = assertThrows(FenException.class, () -> Fen.parse(fen), fen);
        assertEquals(message, refusal.getMessage());
    }

    private static List<Kind> kinds(List<SetupFault> faults) {
        return faults.stream().map(SetupFault::kind).toList();
    }
}
