package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.LongFunction;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Termination;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The full verdict on who can still mate comes in beside the game, at once or late. */
class VerdictTest {
    private static final Winnability DEAD = new Winnability(Verdict.NO, Verdict.NO);
    private static final Winnability ONLY_WHITE = new Winnability(Verdict.YES, Verdict.NO);
    private static final Winnability BOTH = new Winnability(Verdict.YES, Verdict.YES);

    @Test
    void afterEachMoveTheVerdictOfThePositionIsWanted() {
        Players players = oneMinute().hand("e2-", "e4+").enter(press(Color.WHITE));

        assertEquals(1, wanted(players).size());
        assertTrue(wanted(players).getLast().isSameAs(players.table().game().position()));
    }

    @Test
    void aFlagThatFellBeforeTheVerdictIsCorrectedByIt() {
        Players players = oneMinute().rest(70_000);
        assertEquals("0-1 time", players.outcome());
        assertTrue(players.table().awaitsVerdict());

        players.enter(judged(Position.start(), ONLY_WHITE));

        assertEquals("1/2-1/2 time", players.outcome());
        Outcome draw = Outcome.draw(Termination.TIME);
        assertEquals(new Effect.Corrected(draw), players.effects().getLast());
        assertFalse(players.table().awaitsVerdict());
    }

    @Test
    void aResignationToASideThatCouldNotMateIsADraw() {
        Players players =
                oneMinute()
                        .enter(judged(Position.start(), ONLY_WHITE))
                        .enter(at -> new Input.Resigned(Color.WHITE, at));

        assertEquals("1/2-1/2 resignation", players.outcome());
    }

    @Test
    void aWinThatTheVerdictConfirmsStands() {
        Players players = oneMinute().enter(at -> new Input.Resigned(Color.WHITE, at));

        players.enter(judged(Position.start(), BOTH));

        assertEquals("0-1 resignation", players.outcome());
        assertFalse(players.table().awaitsVerdict());
    }

    @Test
    void whoCouldNotMateBeforeCannotAfterMoreMoves() {
        Players players = oneMinute().enter(judged(Position.start(), ONLY_WHITE));
        players.hand("e2-", "e4+").enter(press(Color.WHITE));
        players.hand("e7-", "e5+").enter(press(Color.BLACK)).rest(70_000);

        assertEquals("1/2-1/2 time", players.outcome());
    }

    @ParameterizedTest(name = "after {0} moves")
    @ValueSource(ints = {0, 1, 2, 3})
    void aDeadPositionEndsTheGameThereHoweverLateTheVerdict(int later) {
        Players players = oneMinute().hand("e2-", "e4+").enter(press(Color.WHITE));
        Position dead = players.table().game().position();
        String[][] more = {{"e7-", "e5+"}, {"g1-", "f3+"}, {"b8-", "c6+"}};
        for (int i = 0; i < later; i++) {
            Color mover = players.table().game().position().turn();
            players.hand(more[i]).enter(press(mover));
        }

        players.enter(judged(dead, DEAD));

        assertEquals("1/2-1/2 dead-position", players.outcome());
        assertEquals("e2e4", players.moves());
        assertEquals(later > 0, players.effects().contains(new Effect.Withdrawn(later)));
    }

    @Test
    void aDeadPositionGoesBeforeAFlagThatFellLater() {
        Players players = oneMinute().rest(70_000);

        players.enter(judged(Position.start(), DEAD));

        assertEquals("1/2-1/2 dead-position", players.outcome());
    }

    @Test
    void aVerdictOnAMoveTakenBackSaysNothing() {
        Players players = oneMinute().hand("e2-", "e4+").enter(press(Color.WHITE));
        Position left = players.table().game().position();
        players.enter(Input.TookBack::new).hand("e4-", "e2+").rest(1_000);

        players.enter(judged(left, DEAD));

        assertEquals("*", players.outcome());
    }

    @Test
    void aDeadPositionOnTheBoardMayStillBeASlidesStop() {
        Players players = oneMinute().hand("e2-", "e3+").rest(500);
        players.enter(judged(players.table().game().position(), DEAD));
        assertEquals("1/2-1/2 dead-position", players.outcome());

        players.hand("e3-", "e4+").rest(1_000);

        assertEquals("*", players.outcome());
        assertEquals("e2e4", players.moves());
    }

    @Test
    void aServiceThatStartsAgainAsksAgain() {
        Players players = oneMinute().hand("e2-", "e4+").enter(press(Color.WHITE));
        players.powerCut();

        assertEquals(2, wanted(players).size());

        Position position = players.table().game().position();
        players.enter(judged(position, BOTH)).powerCut();
        assertEquals(2, wanted(players).size());
    }

    private static List<Position> wanted(Players players) {
        return players.effects().stream()
                .filter(Effect.WinnabilityWanted.class::isInstance)
                .map(effect -> ((Effect.WinnabilityWanted) effect).position())
                .toList();
    }

    /** A minute each, White's running. */
    private static Players oneMinute() {
        TableRules rules =
                new TableRules(
                        new RecognitionRules(Completion.PRESS, TouchMove.TOLERANT, 0, 10_000),
                        DrawRules.CLAIM,
                        Variant.STANDARD,
                        TimeControl.parse("1+0"));
        return Players.at(rules, Line.from(Position.start())).enter(press(Color.BLACK));
    }

    private static LongFunction<Input.InGame> press(Color color) {
        return at -> new Input.Pressed(color, at);
    }

    private static LongFunction<Input.InGame> judged(Position position, Winnability winnability) {
        return at -> new Input.Judged(position, winnability, at);
    }
}
