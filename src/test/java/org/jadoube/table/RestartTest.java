package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.api.Test;

/** The power fails in the middle of a game, and the service starts again. */
class RestartTest {
    private static final long SECOND = 1_000_000;
    private static final Move E7E5 = new Move.Normal(Square.E7, Square.E5);

    @Test
    void whatWasLitAndAskedIsToldAgainToAWorldThatHasForgottenIt() {
        Players players = blitz().powerCut();

        assertEquals(new Effect.Lit(players.table().lights()), players.effects().getLast());
        assertEquals("e2e4", players.moves());
    }

    @Test
    void aMoveMadeMeanwhileIsAskedAboutAndNeverTaken() {
        Players players = blitz().powerCut(Square.E7, Square.E5);

        assertTrue(players.effects().contains(new Effect.Asked(List.of(E7E5))));
        players.rest(60_000);
        assertEquals("e2e4", players.moves());
        assertEquals("e7 fill; e5 ask", players.table().lights().toString());
    }

    @Test
    void theMoveMadeMeanwhileIsPlayedWhenThePlayersSaySo() {
        Players players = blitz().powerCut(Square.E7, Square.E5);

        players.enter(at -> new Input.Answered(E7E5, at));

        assertEquals("e2e4 e7e5", players.moves());
        assertEquals(List.of(), players.table().alternatives());
        assertEquals(Optional.empty(), running(players));

        players.enter(at -> new Input.Pressed(Color.BLACK, at));
        assertEquals(Optional.of(Color.WHITE), running(players));
        players.hand("g1-", "f3+").enter(at -> new Input.Pressed(Color.WHITE, at));
        assertEquals("e2e4 e7e5 g1f3", players.moves());
    }

    @Test
    void theQuestionIsGoneWhenThePieceGoesBack() {
        Players players = blitz().powerCut(Square.E7, Square.E5);

        players.hand("e5-", "e7+").rest(2_000);
        assertEquals(List.of(), players.table().alternatives());
        assertEquals("e2e4", players.moves());

        players.hand("c7-", "c5+").enter(at -> new Input.Pressed(Color.BLACK, at));
        assertEquals("e2e4 c7c5", players.moves());
    }

    @Test
    void anAnswerThatWasNotOfferedIsRefused() {
        Players players = blitz().powerCut(Square.E7, Square.E5);

        players.enter(at -> new Input.Answered(new Move.Normal(Square.E7, Square.E6), at));

        assertTrue(players.wasRefused(Refusal.ILLEGAL_MOVE));
        assertEquals("e2e4", players.moves());
    }

    @Test
    void ofTwoCapturesThatLeaveTheSameContactsBothAreOffered() {
        Players players = Players.at(rules(Completion.AUTO), line("e2e4 d7d5 b1c3 f7f5"));

        players.powerCut(Square.E4);

        assertEquals(2, players.table().alternatives().size());
    }

    @Test
    void whatNoLegalMoveAccountsForIsOnlyPutRight() {
        Players players = blitz().powerCut(Square.E7, Square.E4, Square.E3);

        assertEquals(List.of(), players.table().alternatives());
        assertTrue(players.table().lights().toString().contains("fill"));
    }

    @Test
    void afterTheEndNothingIsAsked() {
        Players players = blitz().enter(at -> new Input.Resigned(Color.WHITE, at));

        players.powerCut(Square.E7, Square.E5);

        assertEquals(List.of(), players.table().alternatives());
        assertEquals("0-1 resignation", players.outcome());
    }

    @Test
    void theClockStandsUntilAButtonIsPressedByWhomever() {
        for (Color presser : Color.values()) {
            Players players = blitz().powerCut();
            long before = remaining(players, Color.BLACK);

            players.rest(40_000);
            assertEquals(before, remaining(players, Color.BLACK));
            players.enter(at -> new Input.Pressed(presser, at));

            assertEquals(Optional.of(Color.BLACK), running(players));
            assertFalse(players.wasRefused(Refusal.NO_MOVE));
            assertFalse(players.wasRefused(Refusal.NOT_YOUR_TURN));
        }
    }

    @Test
    void thePressThatLetsTheClockRunOnAlsoCompletesAMoveMadeBefore() {
        Players players = ready().enter(at -> new Input.Pressed(Color.BLACK, at));
        players.hand("e2-", "e4+").powerCut();

        players.enter(at -> new Input.Pressed(Color.WHITE, at));

        assertEquals("e2e4", players.moves());
        assertEquals(Optional.of(Color.BLACK), running(players));
    }

    @Test
    void aMoveNotYetPressedIsStillToBePressedThoughOtherPiecesWereMoved() {
        Players players = ready().enter(at -> new Input.Pressed(Color.BLACK, at));
        players.hand("e2-", "e4+").powerCut(Square.A7).hand("a7+");

        players.enter(at -> new Input.Pressed(Color.WHITE, at));

        assertEquals(Optional.of(Color.BLACK), running(players));
    }

    @Test
    void withoutButtonsTheNextMoveLetsTheClockRunOn() {
        Players players = Players.at(rules(Completion.AUTO), Line.from(Position.start()));
        players.hand("e2-", "e4+").rest(2_000).powerCut().rest(50_000);

        players.hand("e7-", "e5+").rest(2_000);

        assertEquals(Optional.of(Color.WHITE), running(players));
        assertTrue(remaining(players, Color.BLACK) > 170 * SECOND);
    }

    /** A game of three minutes in which White has played and pressed. */
    private static Players blitz() {
        Players players = ready().enter(at -> new Input.Pressed(Color.BLACK, at));
        return players.hand("e2-", "e4+").enter(at -> new Input.Pressed(Color.WHITE, at));
    }

    private static Players ready() {
        return Players.at(rules(Completion.PRESS), Line.from(Position.start()));
    }

    private static TableRules rules(Completion completion) {
        return new TableRules(
                new RecognitionRules(completion, TouchMove.TOLERANT, 0, 10_000),
                DrawRules.CLAIM,
                Variant.STANDARD,
                TimeControl.parse("3+2"));
    }

    private static Line line(String moves) {
        Line line = Line.from(Position.start());
        for (String move : List.of(moves.split(" ", -1))) {
            Square from = Square.parse(move.substring(0, 2)).orElseThrow();
            Square to = Square.parse(move.substring(2)).orElseThrow();
            line = line.then(new Move.Normal(from, to));
        }
        return line;
    }

    private static Optional<Color> running(Players players) {
        return clock(players).running(players.nowMicros());
    }

    private static long remaining(Players players, Color color) {
        return clock(players).remainingMicros(color, players.nowMicros());
    }

    private static ChessClock clock(Players players) {
        return players.table().clock().clock().orElseThrow();
    }
}
