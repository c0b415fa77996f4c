package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Color;
import org.jadoube.laws.Obligation.Article;
import org.junit.jupiter.api.Test;

/** What the board asks to have done: an announced move, a touched piece. */
class DutyLightsTest {
    private static final String CASTLING =
            "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQ1RK1 b kq - 2 5";

    @Test
    void anAnnouncedMoveShowsWhatToLiftAndWhereToPutIt() {
        Story story = Story.played("e4").announcing("g8f6");
        assertEquals(
                "g8 announced-from; f6 announced-to; e4 last-to; e2 last-from", story.lights());
        assertEquals("Lift the black knight from g8.", story.says("g8"));
        assertEquals("Put the black knight on f6.", story.says("f6"));
        assertEquals("g8 held; f6 announced-to", story.up("g8").lights());
    }

    @Test
    void theWrongPieceIsPointedOutAtTheLift() {
        Story story = Story.played("e4").announcing("g8f6").up("b8");
        assertEquals("b8 fill; g8 announced-from; f6 announced-to", story.lights());
        assertEquals("The black knight belongs on b8.", story.says("b8"));
        assertEquals("Another move is asked for. Put right what is lit.", story.says());
    }

    @Test
    void anAnnouncedCaptureMayBeginWithTheVictim() {
        Story story = Story.played("e4 e5 d4").announcing("e5d4").up("d4");
        assertEquals("e5 announced-from; d4 announced-to", story.lights());
        assertEquals("With the black pawn, take the white pawn on d4.", story.says("d4"));
        assertEquals("e5 held; d4 announced-to", story.up("e5").lights());
    }

    @Test
    void anAnnouncedCastlingIsShownInTwoSteps() {
        Story story = Story.from(CASTLING).announcing("e8g8");
        assertEquals("e8 announced-from; g8 announced-to", story.lights());
        assertEquals("e8 held; g8 announced-to", story.up("e8").lights());
        assertEquals("h8 announced-from; f8 announced-to", story.down("g8").lights());
        assertEquals("Lift the black rook from h8.", story.says("h8"));
        assertEquals("Put the black rook on f8.", story.says("f8"));
        assertEquals("h8 held; f8 announced-to", story.up("h8").lights());
    }

    @Test
    void aPressOnAnUnfinishedAnnouncedCastlingShowsOnlyTheRook() {
        Story story = Story.from(CASTLING).announcing("e8g8").up("e8").down("g8");
        assertEquals("h8 clear; f8 fill", story.presses(Color.BLACK).lights());
    }

    @Test
    void anAnnouncedEnPassantShowsTheVictimToo() {
        Story story = Story.from("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1").announcing("e5d6");
        assertEquals("e5 announced-from; d6 announced-to; d5 capture", story.lights());
        assertEquals("d5 capture", story.up("e5").down("d6").lights());
    }

    @Test
    void anAnnouncedPromotionNamesTheNewPiece() {
        Story story = Story.from("k7/3P4/8/8/8/8/8/7K w - - 0 1").announcing("d7d8n");
        assertEquals("d7 announced-from; d8 announced-to", story.lights());
        assertEquals("Put the white knight on d8.", story.says("d8"));
    }

    @Test
    void aTouchedPieceMustMove() {
        Story story = Story.start().withoutAdvice().bound("e2e3", "e2e4");
        assertEquals("e2 must", story.lights());
        assertEquals("The white pawn on e2 was touched and must move.", story.says("e2"));
        assertEquals("e2 held", story.up("e2").lights());
    }

    @Test
    void anotherPieceGoesBackAndTheTouchedOneStaysLit() {
        Story story = Story.start().withoutAdvice().bound("e2e3", "e2e4").up("g1");
        assertEquals("g1 fill; e2 must", story.lights());
        assertEquals(
                "Article 4.3.1: the first touched piece that can move must move.", story.says());
        assertEquals("f3 clear; g1 fill; e2 must", story.down("f3").rests().lights());
    }

    @Test
    void theHeadlineSaysWhichArticleBindsAndWhy() {
        Story castling = Story.from(CASTLING).withoutAdvice();
        assertEquals(
                "Article 4.4.1: king and rook were touched, so they castle.",
                castling.bound(Article.KING_AND_ROOK, "e8g8").says());
        assertEquals(
                "Article 4.3.2: the first touched piece that can be taken must be taken.",
                castling.bound(Article.ENEMY_TOUCHED, "c5f2").says());
    }

    @Test
    void aMoveDeclaredWithAWrongClaimMustBePlayed() {
        Story story =
                Story.from("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
                        .withoutAdvice()
                        .bound(Article.DECLARED, "e4d5");
        assertEquals("e4 d5 must", story.lights());
        assertEquals(
                "Article 9.5.3: the move declared with the claim must be played.", story.says());
        assertEquals(
                "The white pawn on e4 has to make the move that was declared.", story.says("e4"));
        assertEquals(
                "The black pawn on d5 has to be taken by the move that was declared.",
                story.says("d5"));
    }

    @Test
    void aTouchedVictimMustBeTakenByWhateverCan() {
        Story story =
                Story.from("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1")
                        .withoutAdvice()
                        .bound("e4d5", "c3d5");
        assertEquals("d5 must", story.lights());
        assertEquals("The black pawn on d5 was touched and must be taken.", story.says("d5"));
    }

    @Test
    void aVictimTouchedAfterAPieceMustBeTakenByThatPiece() {
        Story story =
                Story.from("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1").withoutAdvice().bound("c3d5");
        assertEquals("c3 d5 must", story.lights());
        assertEquals("c3 held; d5 must", story.up("c3").lights());
    }

    @Test
    void aTouchedPawnTakenInPassingIsLitAndNotTheLanding() {
        Story story =
                Story.from("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1")
                        .withoutAdvice()
                        .bound("e5d6", "c5d6");
        assertEquals("d5 must", story.lights());
    }

    @Test
    void kingAndRookTouchedMustCastle() {
        Story story =
                Story.from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").withoutAdvice().bound("e1g1");
        assertEquals("e1 h1 must", story.lights());
        assertEquals("h1 must", story.up("e1").down("g1").lights());
    }
}
