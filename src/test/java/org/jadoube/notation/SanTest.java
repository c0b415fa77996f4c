package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.MoveTextException.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SanTest {
    private static final Position PAWN_BEFORE_THE_LAST_RANK =
            Fen.parse("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    private static final Position EN_PASSANT = Fen.parse("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");

    @Test
    void aPinnedKnightNeedsNoMarkOnTheOther() {
        Position position = Fen.parse("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
        Move move = new Move.Normal(Square.G1, Square.E2);

        assertEquals("Ne2", San.format(move, position));
        assertEquals(move, San.parse("Ne2", position));
        assertEquals(move, San.parse("Nge2", position));
    }

    @Test
    void twoKnightsAreToldApartByTheirFiles() {
        Position position = Fen.parse("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");

        assertEquals("Nbd2", San.format(new Move.Normal(Square.B1, Square.D2), position));
        assertRefused(Reason.AMBIGUOUS, "Nd2", position);
    }

    @Test
    void rooksOnOneFileAreToldApartByTheirRanks() {
        Position position = Fen.parse("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1");

        assertEquals("R1a3", San.format(new Move.Normal(Square.A1, Square.A3), position));
    }

    @Test
    void theFileIsPreferredWhereBothWouldDo() {
        Position position = Fen.parse("4k3/8/8/R7/8/8/8/2R1K3 w - - 0 1");

        assertEquals("Rcc5", San.format(new Move.Normal(Square.C1, Square.C5), position));
        assertEquals(new Move.Normal(Square.C1, Square.C5), San.parse("R1c5", position));
    }

    @Test
    void amongThreeQueensOnlyTheWholeSquareTells() {
        Position position = Fen.parse("8/8/k7/8/4Q2Q/8/8/1K5Q w - - 0 1");

        assertEquals("Qh4e1", San.format(new Move.Normal(Square.H4, Square.E1), position));
        assertEquals("Qee1", San.format(new Move.Normal(Square.E4, Square.E1), position));
        assertEquals("Q1e1", San.format(new Move.Normal(Square.H1, Square.E1), position));
    }

    @Test
    void castlingCanGiveMate() {
        Position position = playing(Fen.parse("R7/8/8/8/3N4/1BB5/pr6/kb2K2R w K -"), "Bxa2 Bxa2");

        assertEquals("O-O#", San.format(new Move.Castle(Square.E1, Square.H1), position));
    }

    @ParameterizedTest
    @ValueSource(strings = {"O-O", "0-0", "O-O+", "0-0#", "0-0++", "e1g1", "e1h1"})
    void castlingIsReadWithLettersZerosAndInUci(String text) {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");

        assertEquals(new Move.Castle(Square.E1, Square.H1), San.parse(text, position));
        assertEquals("O-O", San.format(new Move.Castle(Square.E1, Square.H1), position));
        assertEquals("O-O-O", San.format(San.parse("0-0-0", position), position));
    }

    @Test
    void aKingDoesNotCastleByGoingToItsRook() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");

        assertRefused(Reason.ILLEGAL, "Kh1", position);
        assertRefused(Reason.ILLEGAL, "Kg1", position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"e8=Q+", "e8=Q", "e8Q", "e8(Q)", "e8/Q", "e8Q#", "e7-e8=Q", "e7e8q"})
    void aPromotionIsReadInEverySpelling(String text) {
        Move move = San.parse(text, PAWN_BEFORE_THE_LAST_RANK);

        assertEquals(new Move.Normal(Square.E7, Square.E8, Role.QUEEN), move);
        assertEquals("e8=Q+", San.format(move, PAWN_BEFORE_THE_LAST_RANK));
    }

    @Test
    void aCapturingPawnMayBecomeAKnight() {
        Move move = San.parse("exd8=N", PAWN_BEFORE_THE_LAST_RANK);

        assertEquals(new Move.Normal(Square.E7, Square.D8, Role.KNIGHT), move);
        assertEquals("exd8=N", San.format(move, PAWN_BEFORE_THE_LAST_RANK));
    }

    @ParameterizedTest
    @ValueSource(strings = {"exd6", "exd6 e.p.", "exd6e.p.", "exd6 ep", "e5xd6", "e5d6", "e:d6"})
    void takingInPassingIsReadWithAndWithoutItsWord(String text) {
        assertEquals(new Move.EnPassant(Square.E5, Square.D6), San.parse(text, EN_PASSANT));
        assertEquals("exd6", San.format(San.parse(text, EN_PASSANT), EN_PASSANT));
    }

    @Test
    void aKnightThatGoesToTheEnPassantSquareTakesNothing() {
        Position position = playing("Nf3 d5 c4 dxc4 e3 b6 Rg1 Ba6 g4 Nc6 a3 Na5 b4");

        Move move = San.parse("Nb3", position);

        assertEquals(new Move.Normal(Square.A5, Square.B3), move);
        assertEquals("Nb3", San.format(move, position));
        assertEquals("cxb3", San.format(San.parse("cxb3", position), position));
    }

    @Test
    void smallBIsAPawnAndCapitalBABishop() {
        Position position = Fen.parse("4k3/8/2p5/1P6/B7/8/8/4K3 w - - 0 1");
        Position bishopOnly = Fen.parse("4k3/8/2p5/8/B7/8/8/4K3 w - - 0 1");

        assertEquals(new Move.Normal(Square.B5, Square.C6), San.parse("bxc6", position));
        assertEquals(new Move.Normal(Square.A4, Square.C6), San.parse("Bxc6", bishopOnly));
        assertRefused(Reason.NO_SUCH_PIECE, "bxc6", bishopOnly);
        assertRefused(Reason.ILLEGAL, "Bxc6", position);
    }

    @ParameterizedTest
    @CsvSource({"Nf3, Ng1f3", "Nf3, Ng1-f3", "Nf3, g1f3", "e4, e2e4", "e4, e2-e4", "e4, e4+"})
    void longFormsAreReadAndTheShortOneIsWritten(String shortForm, String text) {
        Move move = San.parse(text, Position.start());

        assertEquals(shortForm, San.format(move, Position.start()));
    }

    @Test
    void aPlainPawnMoveIsNeverACapture() {
        Position position = Fen.parse("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");

        assertRefused(Reason.NO_SUCH_PIECE, "d5", position);
        assertEquals(new Move.Normal(Square.E4, Square.D5), San.parse("ed5", position));
    }

    @Test
    void checkAndMateAreMarked() {
        Position position = playing("f3 e5 g4");

        assertEquals("Qh4#", San.format(San.parse("Qh4", position), position));
        Position check = playing("e4 e5 Qh5 Nc6");
        assertEquals("Qxf7+", San.format(San.parse("Qxf7", check), check));
    }

    @ParameterizedTest
    @CsvSource({
        "Ke2, ILLEGAL",
        "Nd2, ILLEGAL",
        "e5, ILLEGAL",
        "O-O, ILLEGAL",
        "e4=Q, ILLEGAL",
        "Nd4f3, NO_SUCH_PIECE",
        "--, NULL_MOVE",
        "Z0, NULL_MOVE",
        "null, NULL_MOVE",
        "0000, NULL_MOVE",
        "nf3, MALFORMED",
        "e9, MALFORMED",
        "O-O-O-O, MALFORMED",
        "o-o, MALFORMED",
        "Кf3, MALFORMED",
        "N, MALFORMED",
        "'', MALFORMED",
    })
    void aRefusalSaysWhy(String text, Reason reason) {
        assertRefused(reason, text, Position.start());
    }

    @Test
    void aPromotionWithoutItsPieceIsRefusedNotGuessed() {
        assertRefused(Reason.PROMOTION_MISSING, "e8", PAWN_BEFORE_THE_LAST_RANK);
        assertRefused(Reason.PROMOTION_MISSING, "exd8", PAWN_BEFORE_THE_LAST_RANK);
        assertRefused(Reason.MALFORMED, "e8=K", PAWN_BEFORE_THE_LAST_RANK);
    }

    @Test
    void onlyALegalMoveCanBeWritten() {
        assertThrows(
                IllegalArgumentException.class,
                () -> San.format(new Move.Normal(Square.E2, Square.E5), Position.start()));
    }

    private static Position playing(String moves) {
        return playing(Position.start(), moves);
    }

    private static Position playing(Position start, String moves) {
        Position position = start;
        for (String move : moves.split(" ", -1)) {
            position = position.play(San.parse(move, position));
        }
        return position;
    }

    private static void assertRefused(Reason reason, String text, Position position) {
        MoveTextException refused =
                assertThrows(MoveTextException.class, () -> San.parse(text, position));
        assertEquals(reason, refused.reason());
    }
}
