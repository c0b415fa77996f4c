package org.jadoube.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.adapter.resource.ShippedCourse;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.guidance.Language;
import org.jadoube.guidance.Wordbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A learner tries what learners try, and is told why it does not do. */
class AttemptTest {
    private static final Course COURSE = ShippedCourse.read();
    private static final Wordbook WORDS = ShippedWords.of(Language.ENGLISH);

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    rook-4        | a1a8  | The white rook cannot jump over the white pawn on a4.
                    castling-3    | e1g1  | The king would pass f1, which the black rook on f8 attacks.
                    castling-4    | e1g1  | The rook on h1 has moved before, so there is no castling with it.
                    castling-7    | e1f2  | That answers the check, but this time a piece is to step between.
                    en-passant-3  | d5c6  | The pawn on c5 can be taken in passing only directly after its double step.
                    en-passant-4  | e5d6  | Taking in passing would leave the king on e1 in check from the black rook on e8.
                    king-3        | d4e4  | Kings never stand side by side: e4 is next to the king on f5.
                    pawn-4        | d2d4  | A legal move, but not the one that is asked for.
                    capture-1     | d1d5  | The square d5 is guarded: the white rook would be lost for less than it is worth.
                    capture-1     | g1f1  | That takes nothing.
                    check-1       | a1a2  | That does not attack the king on e8.
                    escape-2      | e1d2  | That answers the check, but this time the checking piece is to be taken.
                    escape-4      | d1c2  | The king on e1 is in check from c2 and e8 at once: only the king can move.
                    mate-1        | a1a7  | That does not attack the king on g8.
                    mate-2        | b1b5  | Not mate: the king can go to d8.
                    promotion-4   | f7f8q | No move and no check: that is stalemate, and the game is drawn.
                    promotion-3   | c7c8q | A legal move, but not the one that is asked for.
                    stalemate-1   | dead  | There is no legal move left, and no check.
                    stalemate-1   | checkmate | No move and no check: that is stalemate, and the game is drawn.
                    stalemate-2   | stalemate | The king on h8 is in check, so it is no stalemate.
                    stalemate-2   | check | The king is in check and nothing helps: it is mate.
                    stalemate-3   | f1f7  | No move and no check: that is stalemate, and the game is drawn.
                    stalemate-4   | d2d1  | No stalemate: the black king on a1 can still move.
                    draws-1       | play-on | Nobody can give checkmate any more, whatever is played.
                    draws-1       | d3d4  | No move is asked for: say how the side to move stands.
                    draws-2       | dead  | Somebody can still give checkmate.
                    draws-3       | d2d3  | Somebody can still give checkmate.
                    draws-4       | fifty | Without a capture and a pawn move each side has made 4 moves; fifty are needed.
                    draws-5       | threefold | The position has stood 1 time; three are needed.
                    draws-5       | f2f8  | Claim the draw first: who touches a piece loses the claim for this move.
                    touch-move-1  | e2e4  | The white knight on g1 was touched and must move.
                    touch-move-2  | e4e5  | The black pawn on d5 was touched and must be taken.
                    touch-move-3  | e4d5  | The white rook on d1 was touched and must move.
                    touch-move-5  | e1g1  | The white rook on h1 was touched and must move.
                    clock-1       | press | First the move, then the clock.
                    endings-1     | a6a7  | The black king goes from e7 to d6, and then there are not enough moves left.
                    """)
    void aWrongTryIsAnsweredWithTheReason(String exercise, String tried, String why) {
        Attempt attempt = attempt(exercise);
        Response.Wrong answer =
                assertInstanceOf(Response.Wrong.class, attempt.respond(tried(tried)));
        assertEquals(why, WORDS.say(answer.why()));
    }

    @Test
    void eachMistakeAndEachHintCostsAStarButNeverTheLast() {
        Attempt attempt = attempt("mate-1");
        assertEquals(3, attempt.stars());
        assertEquals(2, attempt.hinted().stars());
        Attempt wrong = again(attempt, "a1a7");
        assertEquals(2, wrong.stars());
        assertEquals(1, again(wrong, "e1e2").hinted().stars());
        Response solved = again(again(wrong, "e1e2"), "e1e2").respond(tried("a1a8"));
        assertEquals(new Response.Solved(1), solved);
    }

    @Test
    void theOpponentDefendsAsLongAsItCan() {
        Response response = attempt("mate-in-two-2").respond(tried("e6g8"));
        Response.Onward onward = assertInstanceOf(Response.Onward.class, response);
        assertNotNull(onward.reply());
        assertEquals(1, onward.next().left());
        assertEquals(new Response.Solved(3), onward.next().respond(tried("h6f7")));
    }

    @Test
    void whoIsOutOfMovesBeginsAgain() {
        Attempt attempt = attempt("king-1");
        Attempt aside = onward(attempt, "e1d1");
        Response.Wrong answer =
                assertInstanceOf(Response.Wrong.class, aside.respond(tried("d1e1")));
        assertEquals(
                "It was to be done in 2 moves. Try again from the beginning.",
                WORDS.say(answer.why()));
        assertEquals(2, answer.again().left());
        assertTrue(answer.again().position().isSameAs(attempt.position()));
    }

    @Test
    void whoMovesAloneGivesNoCheck() {
        Response.Wrong answer =
                assertInstanceOf(
                        Response.Wrong.class, attempt("castling-5").respond(tried("f1b5")));
        assertEquals(Remark.CHECK_NOT_ASKED, answer.why().saying());
    }

    @Test
    void whereNoMoveIsLeftThatSufficesThereIsNoHint() {
        assertTrue(onward(attempt("king-1"), "e1d1").hint().isEmpty());
    }

    @Test
    void afterTheMoveTheClockIsToBePressed() {
        Attempt moved = onward(attempt("clock-1"), "e2e4");
        Response.Wrong answer =
                assertInstanceOf(Response.Wrong.class, moved.respond(tried("e7e5")));
        assertEquals(Remark.PRESS_NOW, answer.why().saying());
    }

    private static Attempt attempt(String exercise) {
        return Attempt.of(COURSE.exercise(exercise).orElseThrow());
    }

    private static Attempt onward(Attempt attempt, String tried) {
        return assertInstanceOf(Response.Onward.class, attempt.respond(tried(tried))).next();
    }

    private static Attempt again(Attempt attempt, String tried) {
        return assertInstanceOf(Response.Wrong.class, attempt.respond(tried(tried))).again();
    }

    private static Try tried(String word) {
        return LessonWords.tries(word).getFirst();
    }
}
