package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A piece is in the hand: where it comes from, where it can go, what it can take. */
class HandLightsTest {
    private static final String SCANDINAVIAN =
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    private static final String EN_PASSANT =
            "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    private static final String TWO_CAPTORS = "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1";
    private static final String CASTLING = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";

    @Test
    void aLiftedKnightShowsWhereItCanGo() {
        Story story = Story.start().up("g1");
        assertEquals("g1 held; f3 h3 target", story.lights());
        assertEquals("The white knight from g1 is in the hand.", story.says("g1"));
        assertEquals("The white knight may go to f3.", story.says("f3"));
        assertEquals("A move is under way.", story.says());
    }

    @Test
    void whatItCanTakeIsLitAsCapture() {
        Story story = Story.from(SCANDINAVIAN).up("e4");
        assertEquals("e4 held; d5 capture; e5 target", story.lights());
        assertEquals("The white pawn may take the black pawn on d5.", story.says("d5"));
    }

    @Test
    void aPinnedPieceShowsOnlyTheLineOfThePin() {
        Story story = Story.from("4r1k1/8/8/8/4R3/8/8/4K3 w - - 0 1").up("e4");
        assertEquals("e4 held; e8 capture; e2 e3 e5 e6 e7 target", story.lights());
    }

    @Test
    void thePutBackPieceLeavesNothingLit() {
        assertEquals("-", Story.start().up("g1").down("g1").lights());
    }

    @Test
    void aVictimLiftedFirstShowsWhatCanTakeIt() {
        Story story = Story.from("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1").up("d5");
        assertEquals("d5 capture; c3 e4 hint", story.lights());
        assertEquals("The white knight on c3 can take what was lifted.", story.says("c3"));
        assertEquals(
                "What stood on d5 is being taken: put the capturing piece here.", story.says("d5"));
        assertEquals("c3 held; d5 capture", story.up("c3").lights());
    }

    @Test
    void aReplyLiftedAtOnceShowsItsOwnTargets() {
        Story story = Story.start().up("e2").down("e4").up("g8");
        assertEquals("g8 held; f6 h6 target", story.lights());
    }

    @Test
    void aMoveStillOpenToRevisionShowsItsTargetsAgain() {
        Story story =
                Story.from("4k3/3p4/8/8/8/8/8/3RK3 w - - 0 1").up("d1").down("d3").rests().up("d3");
        assertEquals("d1 held; d7 capture; a1 b1 c1 d2 d3 d4 d5 d6 target", story.lights());
    }

    @Test
    void enPassantLightsTheLandingAndTheVictim() {
        Story story = Story.from(EN_PASSANT).up("e5");
        assertEquals("e5 held; d5 capture; d6 e6 target", story.lights());
        assertEquals("The pawn on d5 is taken in passing: it leaves the board.", story.says("d5"));
        assertEquals("The white pawn may go to d6.", story.says("d6"));
    }

    @Test
    void enPassantWithTheVictimStillThereLightsOnlyTheVictim() {
        assertEquals("d5 capture", Story.from(EN_PASSANT).up("e5").down("d6").lights());
    }

    @Test
    void enPassantVictimFirstShowsBothCaptorsAndTheLanding() {
        Story story = Story.from(TWO_CAPTORS).up("d5");
        assertEquals("d5 held; d6 target; c5 e5 hint", story.lights());
        assertEquals("c5 d5 held; d6 target", story.up("c5").lights());
    }

    @Test
    void theKingShowsItsCastlingsToo() {
        Story story = Story.from(CASTLING).up("e1");
        assertEquals("e1 held; c1 d1 f1 g1 d2 e2 f2 target", story.lights());
        assertEquals("The king may go to g1 to castle.", story.says("g1"));
        assertEquals("The white king may go to f1.", story.says("f1"));
    }

    @Test
    void whenTheKingHasCastledTheRookIsNext() {
        Story story = Story.from(CASTLING).up("e1").down("g1");
        assertEquals("f1 target; h1 hint", story.lights());
        assertEquals("Lift the white rook from h1 to complete the castling.", story.says("h1"));
        assertEquals("Put the white rook on f1 to complete the castling.", story.says("f1"));
        assertEquals("h1 held; f1 target", story.up("h1").lights());
    }

    @Test
    void whenTheRookHasCastledFirstTheKingIsNext() {
        Story story = Story.from(CASTLING).up("h1").down("f1").up("e1");
        assertEquals("e1 held; g1 target", story.lights());
        assertEquals("Put the white king on g1 to complete the castling.", story.says("g1"));
    }

    @Test
    void withBothInTheAirBothTargetsAreLit() {
        assertEquals("e1 h1 held; f1 g1 target", Story.from(CASTLING).up("e1").up("h1").lights());
    }

    @Test
    void chess960CastlingThatLeavesTheKingWhereItIs() {
        Story story = Story.from("4k3/8/8/8/8/8/8/6KR w H - 0 1").up("h1");
        assertEquals("h1 held; f1 h2 h3 h4 h5 h6 h7 h8 target", story.lights());
    }

    @Test
    void aPawnAboutToPromoteShowsOneTarget() {
        Story story = Story.from("k7/3P4/8/8/8/8/8/7K w - - 0 1").up("d7");
        assertEquals("d7 held; d8 target", story.lights());
    }

    @Test
    void aCheckStaysLitWhileAPieceIsInTheHand() {
        Story story = Story.from("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1").up("e1");
        assertEquals("e1 held; e2 capture; d1 f1 target", story.lights());
        story = Story.from("4k3/4r3/8/8/8/8/7R/4K3 w - - 0 1").up("h2");
        assertEquals("h2 held; e2 target; e1 check", story.lights());
        assertEquals("The king on e1 is in check from e7.", story.says("e1"));
    }

    @Test
    void withoutAdviceOnlyTheHandIsShown() {
        assertEquals("e4 held", Story.from(SCANDINAVIAN).withoutAdvice().up("e4").lights());
        assertEquals("d5 held", Story.from(SCANDINAVIAN).withoutAdvice().up("d5").lights());
        assertEquals("-", Story.from(CASTLING).withoutAdvice().up("e1").down("g1").lights());
    }

    @Test
    void aPieceStillSlidingIsShownAsTheLastMoveAtOnce() {
        Story story = Story.start().up("e2").down("e3");
        assertEquals("e3 last-to; e2 last-from", story.lights());
        assertEquals("e2 held; e3 e4 target", story.up("e3").lights());
    }
}
