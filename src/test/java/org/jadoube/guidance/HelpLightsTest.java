package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What each level of help adds to the lights and to what is said. */
class HelpLightsTest {
    /** The knight on f3 can go to e5 and g5, where a pawn takes it, and to d4, which is guarded. */
    private static final String KNIGHT = "4k3/8/3p3p/8/8/4PN2/8/4K3 w - - 0 1";

    private static final String CASTLING_THROUGH_CHECK = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";

    @Test
    void withoutHelpTheBoardShowsOnlyWhatTheHandsDo() {
        Story story = Story.from(KNIGHT).helping(HelpLevel.NONE);
        assertEquals("-", story.lights());
        assertEquals("f3 held", story.up("f3").lights());
        assertEquals(
                "No legal move leads to this. Put right what is lit.",
                story.down("f4").rests().says());
    }

    @Test
    void helpWithErrorsSaysWhyAMoveIsNotLegal() {
        Story story = Story.from(CASTLING_THROUGH_CHECK).helping(HelpLevel.ERRORS);
        assertEquals("e1 held", story.up("e1").lights());
        assertEquals("g1 clear; e1 fill", story.down("g1").rests().lights());
        assertEquals("The king would pass f1, which the black rook on f3 attacks.", story.says());
    }

    @Test
    void helpWithErrorsWarnsAtTheLift() {
        Story story = Story.from("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1").helping(HelpLevel.ERRORS);
        assertEquals("e2 fill", story.up("e2").lights());
        assertEquals(
                "The white knight on e2 is pinned:"
                        + " the king on e1 would be in check from the black rook on e7.",
                story.says());
    }

    @Test
    void helpWithErrorsShowsACheck() {
        Story story = Story.from("4k3/8/8/8/8/8/8/4RK2 b - - 0 1");
        assertEquals("-", story.helping(HelpLevel.NONE).lights());
        assertEquals("e8 check", story.helping(HelpLevel.ERRORS).lights());
    }

    @Test
    void squaresOnWhichThePieceWouldBeLostAreShownAsDangerous() {
        Story story = Story.from(KNIGHT).up("f3");
        assertEquals("f3 held; g1 d2 h2 d4 h4 e5 g5 target", story.lights());
        story.helping(HelpLevel.DANGER);
        assertEquals("f3 held; e5 g5 danger; g1 d2 h2 d4 h4 target", story.lights());
        assertEquals(
                "On e5 the white knight would be lost for less than it is worth.",
                story.says("e5"));
    }

    @Test
    void thePiecesThatMayMoveAreShownAtRestToTheirPlayer() {
        Story story = Story.from("4k3/8/8/8/8/1p6/1P6/4K2R w - - 0 1").helping(HelpLevel.PIECES);
        assertEquals("e1 h1 hint", story.lights());
        assertEquals("The white rook on h1 can move.", story.says("h1"));
    }

    @Test
    void aHintShowsOneMoveAndStaysWhileItsPieceIsInTheHand() {
        Story story = Story.from("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1").helping(HelpLevel.HINT);
        assertEquals("a1 a8 advised", story.lights());
        assertEquals("A good move: the white rook from a1 to a8.", story.says("a8"));
        assertTrue(story.up("a1").lights().startsWith("a1 held; a8 advised; "), story.lights());
    }

    @Test
    void anotherPieceInTheHandIsNotDisturbedByTheHint() {
        Story story = Story.from("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1").helping(HelpLevel.HINT);
        assertEquals("e1 held; d1 f1 d2 e2 f2 target", story.up("e1").lights());
    }
}
