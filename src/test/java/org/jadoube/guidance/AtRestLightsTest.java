package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Color;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Termination;
import org.junit.jupiter.api.Test;

/** Nothing is in the hand: the last move, a check, an open question, the end. */
class AtRestLightsTest {
    private static final String ROOK_WITH_TWO_VICTIMS = "4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1";

    @Test
    void beforeTheFirstMoveAllIsDark() {
        Story story = Story.start();
        assertEquals("-", story.lights());
        assertEquals("White is to move.", story.says());
    }

    @Test
    void theLastMoveIsShown() {
        Story story = Story.start().up("e2").down("e4").rests();
        assertEquals("e4 last-to; e2 last-from", story.lights());
        assertEquals("The last move ended on e4.", story.says("e4"));
        assertEquals("The last move began on e2.", story.says("e2"));
        assertEquals("-", story.says("e3"));
    }

    @Test
    void castlingShowsBothPieces() {
        Story story =
                Story.from("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
                        .up("e1")
                        .down("g1")
                        .up("h1")
                        .down("f1")
                        .rests();
        assertEquals("f1 g1 last-to; e1 h1 last-from", story.lights());
    }

    @Test
    void aCheckIsShownOnTheKingAndNamesEveryChecker() {
        Story story = Story.from("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1").up("e4").down("f6").rests();
        assertEquals("e8 check; f6 last-to; e4 last-from", story.lights());
        assertEquals("The king on e8 is in check from e1 and f6.", story.says("e8"));
    }

    @Test
    void strictPlayDoesNotTellOfACheck() {
        Story story = Story.from("4k3/8/8/8/8/8/8/R4K2 w - - 0 1").withoutAdvice();
        assertEquals("a8 last-to; a1 last-from", story.up("a1").down("a8").rests().lights());
    }

    @Test
    void aQuestionLightsItsAnswers() {
        Story story =
                Story.from(ROOK_WITH_TWO_VICTIMS)
                        .up("d4")
                        .up("a4")
                        .down("a4")
                        .up("d7")
                        .down("d7")
                        .rests();
        assertEquals("a4 d7 ask", story.lights());
        assertEquals("Did the white rook from d4 take on d7?", story.says("d7"));
        assertEquals(
                "Several pieces were lifted that could have been taken. Which one was it?",
                story.says());
    }

    @Test
    void aQuestionAboutAnUnseenVictimLightsEveryVictim() {
        Story story =
                Story.from("4k3/3p1p2/2p5/4N3/8/8/8/4K3 w - - 0 1").up("e5").presses(Color.WHITE);
        assertEquals("-", story.lights());
        assertEquals("Black is to move.", story.says());
        story.rests();
        assertEquals("c6 d7 f7 ask", story.lights());
        assertEquals(
                "What was taken was not seen to leave the board. Which piece was it?",
                story.says());
    }

    @Test
    void theQuestionStaysLitWhileTheOpponentPlaysOn() {
        Story story =
                Story.from(ROOK_WITH_TWO_VICTIMS)
                        .up("d4")
                        .up("a4")
                        .down("a4")
                        .up("d7")
                        .down("d7")
                        .rests()
                        .up("e8");
        assertEquals("a4 d7 ask; e8 held; e7 f7 d8 f8 target", story.lights());
    }

    @Test
    void afterTheEndOnlyTheLastMoveAndTheMateAreShown() {
        Story story = Story.played("f3 e5 g4 Qh4#").up("e1");
        Scene mate = story.scene().withOutcome(Outcome.win(Color.BLACK, Termination.CHECKMATE));
        assertEquals("e1 check; h4 last-to; d8 last-from", Guidance.frame(mate).toString());
    }

    @Test
    void theKingsInTheCentreLightNothing() {
        Story story =
                Story.from("8/8/3k4/8/8/3K4/8/R7 w - - 0 1")
                        .up("d3")
                        .up("d6")
                        .down("e4")
                        .down("d5")
                        .rests();
        assertEquals("-", story.lights());
        assertEquals("The kings stand in the centre: White has won.", story.says());
    }

    @Test
    void theKingsSideBySideAreADraw() {
        Story story =
                Story.from("8/8/3k4/8/8/3K4/8/R7 w - - 0 1")
                        .up("d3")
                        .up("d6")
                        .down("d4")
                        .down("e4")
                        .rests();
        assertEquals("The kings stand in the centre: a draw.", story.says());
    }
}
