package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.jadoube.SharedFiles;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.MoveTextException.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UciTest {
    private static final Position BOTH_SIDES_MAY_CASTLE =
            Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

    @Test
    void thePawnBeforeTheKingTakesTwoSteps() {
        Move move = Uci.parse("e2e4", Position.start(), Variant.STANDARD);

        assertEquals(new Move.Normal(Square.E2, Square.E4), move);
        assertEquals("e2e4", Uci.format(move, Variant.STANDARD));
    }

    @Test
    void aPromotionNamesTheNewPieceInASmallLetter() {
        Position position = Fen.parse("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        Move move = Uci.parse("a7a8n", position, Variant.STANDARD);

        assertEquals(new Move.Normal(Square.A7, Square.A8, Role.KNIGHT), move);
        assertEquals("a7a8n", Uci.format(move, Variant.STANDARD));
    }

    @Test
    void takingInPassingLooksLikeAnyMove() {
        Position position = Fen.parse("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");

        assertEquals(
                new Move.EnPassant(Square.E5, Square.D6),
                Uci.parse("e5d6", position, Variant.STANDARD));
    }

    @ParameterizedTest
    @CsvSource({"e1g1, H1", "e1h1, H1", "e1c1, A1", "e1a1, A1"})
    void ordinaryChessReadsCastlingInBothSpellings(String text, Square rook) {
        assertEquals(
                new Move.Castle(Square.E1, rook),
                Uci.parse(text, BOTH_SIDES_MAY_CASTLE, Variant.STANDARD));
    }

    @Test
    void chess960ReadsCastlingOnlyAsTheKingTakingItsRook() {
        assertEquals(
                new Move.Castle(Square.E1, Square.H1),
                Uci.parse("e1h1", BOTH_SIDES_MAY_CASTLE, Variant.CHESS960));
        assertRefused(Reason.ILLEGAL, "e1g1", BOTH_SIDES_MAY_CASTLE, Variant.CHESS960);
    }

    @Test
    void castlingIsWrittenAsTheVariantSpellsIt() {
        Move castling = new Move.Castle(Square.E1, Square.A1);

        assertEquals("e1c1", Uci.format(castling, Variant.STANDARD));
        assertEquals("e1a1", Uci.format(castling, Variant.CHESS960));
    }

    @Test
    void aKingBesideItsRookStepsOrCastlesAndTheTextTellsWhich() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/5K1R w H - 0 1");

        assertEquals(
                new Move.Normal(Square.F1, Square.G1),
                Uci.parse("f1g1", position, Variant.CHESS960));
        assertEquals(
                new Move.Castle(Square.F1, Square.H1),
                Uci.parse("f1h1", position, Variant.CHESS960));
        for (Variant variant : Variant.values()) {
            assertEquals("f1h1", Uci.format(new Move.Castle(Square.F1, Square.H1), variant));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "e2e5, ILLEGAL",
        "e4e5, NO_SUCH_PIECE",
        "e7e5, NO_SUCH_PIECE",
        "e2e4q, ILLEGAL",
        "0000, NULL_MOVE",
        "e2, MALFORMED",
        "E2E4, MALFORMED",
        "e2e9, MALFORMED",
        "'', MALFORMED",
    })
    void aRefusalSaysWhy(String text, Reason reason) {
        assertRefused(reason, text, Position.start(), Variant.STANDARD);
    }

    @Test
    void aPawnThatReachesTheLastRankMustSayWhatItBecomes() {
        Position position = Fen.parse("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");

        assertRefused(Reason.PROMOTION_MISSING, "a7a8", position, Variant.STANDARD);
        assertRefused(Reason.MALFORMED, "a7a8k", position, Variant.STANDARD);
    }

    @Test
    void aHundredGamesAreReplayedAndEveryMoveIsWrittenAsItWasRead() throws IOException {
        List<String> games =
                Files.readAllLines(SharedFiles.require("data/perft/shakmaty-zobrist.csv")).stream()
                        .filter(line -> line.startsWith("chess,"))
                        .map(line -> line.split(",", -1)[1])
                        .toList();

        assertEquals(100, games.size());
        for (String game : games) {
            Position position = Position.start();
            for (String text : game.isEmpty() ? new String[0] : game.split(" ", -1)) {
                Move move = Uci.parse(text, position, Variant.STANDARD);
                assertEquals(text, Uci.format(move, Variant.STANDARD));
                position = position.play(move);
            }
        }
    }

    private static void assertRefused(
            Reason reason, String text, Position position, Variant variant) {
        MoveTextException refused =
                assertThrows(MoveTextException.class, () -> Uci.parse(text, position, variant));
        assertEquals(reason, refused.reason());
    }
}
