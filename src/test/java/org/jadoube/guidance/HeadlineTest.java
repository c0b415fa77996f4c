package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the board says about the state of play, in words, with the reason. */
class HeadlineTest {
    @Test
    void termsAreSpokenPlainly() {
        Message check =
                Phrase.IN_CHECK.with(
                        new Term.At(Square.E8), new Term.AtAll(Bitboard.of(Square.F6, Square.E1)));
        assertEquals("The king on e8 is in check from e1 and f6.", English.say(check));
        Message promoted =
                Phrase.PROMOTED.with(
                        new Term.The(Piece.BLACK_PAWN),
                        new Term.At(Square.B2),
                        new Term.At(Square.B1),
                        new Term.Kind(Role.KNIGHT));
        assertEquals(
                "The black pawn from b2 went to b1 and became a knight.", English.say(promoted));
        assertEquals(
                "Black is to move.", English.say(Phrase.TO_MOVE.with(new Term.Side(Color.BLACK))));
    }

    @Test
    void aGapThatNothingFillsIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Phrase.TO_MOVE.with());
    }

    @Test
    void keysAreWhatTranslationsGoBy() {
        assertEquals("not-the-announced-move", Phrase.NOT_THE_ANNOUNCED_MOVE.key());
    }

    @Test
    void aQuietMove() {
        assertEquals(
                "The white knight went from g1 to f3.",
                Story.start().up("g1").down("f3").rests().says());
    }

    @Test
    void aSlide() {
        assertEquals(
                "The white pawn slid from e2 to e4.",
                Story.start().up("e2").down("e3").up("e3").down("e4").rests().says());
    }

    @Test
    void aCapture() {
        assertEquals(
                "The white pawn from e4 took on d5.",
                Story.played("e4 d5").up("e4").up("d5").down("d5").rests().says());
    }

    @Test
    void aCaptureThatOnlyThePressSettles() {
        assertEquals(
                "The white pawn from e4 took on d5:"
                        + " the clock was pressed and no other capture was possible.",
                Story.played("e4 d5").up("e4").presses(Color.WHITE).says());
    }

    @Test
    void theEndIsSaidWithItsReason() {
        assertEquals(
                "Black has won: checkmate.", end(Outcome.win(Color.BLACK, Termination.CHECKMATE)));
        assertEquals(
                "The game is drawn: nobody can give checkmate any more.",
                end(Outcome.draw(Termination.DEAD_POSITION)));
        assertEquals(
                "The game has ended without a result: the players went away.",
                end(new Outcome(Result.UNFINISHED, Termination.ABANDONED)));
    }

    private static String end(Outcome outcome) {
        Scene scene = Story.start().up("e7").rests().scene().withOutcome(outcome);
        return English.say(Guidance.advice(scene).headline());
    }

    /** The same two moves, for every reason that can be given for them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    AS_EXPECTED      | White is to move.
                    CAPTURE_GRAZED   | The black queen from d8 took on d5: \
                    the contact there opened only for a moment.
                    CAPTURE_BY_REPLY | The black queen replied from d8 to d5, \
                    which only one capture before it makes possible.
                    JOINT_PLIES      | Several moves were made in one go; \
                    the last was the black queen from d8 to d5.
                    ANSWERED         | The question is answered: \
                    the black queen went from d8 to d5.
                    """)
    void theReasonForARecapture(Reason reason, String sentence) {
        Scene recapture = Story.played("e4 d5 exd5 Qxd5").scene();
        Scene scene =
                new Scene(
                        recapture.line(),
                        recapture.position(),
                        new Reading.Settled(reason),
                        List.of(),
                        null,
                        null,
                        HelpLevel.SQUARES,
                        null,
                        null);
        assertEquals(sentence, English.say(Guidance.advice(scene).headline()));
    }

    @Test
    void aCastling() {
        assertEquals(
                "The white king castled from e1 to g1.",
                Story.from("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
                        .up("e1")
                        .down("g1")
                        .up("h1")
                        .down("f1")
                        .rests()
                        .says());
    }

    @Test
    void aCaptureInPassing() {
        assertEquals(
                "The white pawn from e5 took in passing, to d6.",
                Story.from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
                        .up("e5")
                        .down("d6")
                        .up("d5")
                        .rests()
                        .says());
    }

    @Test
    void aPromotion() {
        assertEquals(
                "The white pawn from d7 went to d8 and became a queen.",
                Story.from("k7/3P4/8/8/8/8/8/7K w - - 0 1").up("d7").down("d8").rests().says());
    }

    @Test
    void aTakeback() {
        assertEquals(
                "Pieces went back to where they came from. White is to move again.",
                Story.played("e4").up("e4").down("e2").rests().says());
    }
}
