package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.Result;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {
    private static final TableRules BLITZ =
            new TableRules(
                    new RecognitionRules(Completion.PRESS, TouchMove.TOLERANT, 0, 10_000),
                    DrawRules.CLAIM,
                    Variant.STANDARD,
                    TimeControl.parse("3+2"));
    private static final TableRules STRICT =
            new TableRules(
                    new RecognitionRules(Completion.AUTO, TouchMove.STRICT, 0, 10_000),
                    DrawRules.CLAIM,
                    Variant.STANDARD,
                    null);

    @Test
    void aMateThatOnlyWasASlidesStopIsWithdrawn() {
        Players players = home("6k1/8/6K1/8/8/8/8/R7 w - - 0 1");

        players.hand("a1-", "a8+").rest(1_000);
        assertEquals("1-0 checkmate", players.outcome());

        players.hand("a8-", "a7+").rest(1_000);
        assertEquals("*", players.outcome());
        assertEquals("a1a7", players.moves());
        assertTrue(players.effects().contains(new Effect.Resumed()));
    }

    @Test
    void aFlagFallsWhileItIsOpenWhichPieceWasTaken() {
        Line line = Line.from(Fen.parse("4k3/3p4/8/8/p2R4/8/8/4K3 b - - 0 1"));
        TableRules rules =
                new TableRules(
                        BLITZ.recognition(),
                        DrawRules.CLAIM,
                        Variant.STANDARD,
                        TimeControl.parse("3+0"));
        Players players = Players.at(rules, line).enter(at -> new Input.Pressed(Color.WHITE, at));
        players.rest(179_000).hand("e8-", "f8+").enter(at -> new Input.Pressed(Color.BLACK, at));
        players.rest(5_000).hand("d4-").enter(at -> new Input.Pressed(Color.WHITE, at));
        assertEquals("*", players.outcome());

        players.rest(1_500);

        assertEquals("1-0 time", players.outcome());
    }

    @Test
    void afterAMateHasStoodForAWhileContactsMakeNoMovesAndTakeNoneBack() {
        Players players = home("6k1/8/6K1/8/8/8/8/R7 w - - 0 1");

        players.hand("a1-", "a8+").rest(3_000).hand("a8-", "a1+").rest(3_000);

        assertEquals("a1a8", players.moves());
        assertEquals("1-0 checkmate", players.outcome());
    }

    @Test
    void whatIsEnteredAfterTheEndIsRefused() {
        Players players = home(Fen.format(Position.start(), Variant.STANDARD));

        players.enter(at -> new Input.Resigned(Color.BLACK, at));
        assertEquals("1-0 resignation", players.outcome());

        players.enter(at -> new Input.Pressed(Color.WHITE, at));
        assertTrue(players.wasRefused(Refusal.GAME_OVER));
        assertEquals("1-0 resignation", players.outcome());
    }

    @Test
    void whatTheArbiterDecidesEndsTheGame() {
        Players players = home(Fen.format(Position.start(), Variant.STANDARD));

        players.hand("e2-", "e4+").rest(1_000);
        players.enter(at -> new Input.Decided(Result.BLACK_WINS, at));

        assertEquals("0-1 arbiter", players.outcome());
        players.enter(at -> new Input.Decided(Result.DRAW, at));
        assertTrue(players.wasRefused(Refusal.GAME_OVER));
        assertEquals("0-1 arbiter", players.outcome());
    }

    @Test
    void aDrawOfferStandsThroughTheOfferersOwnMovesUntilTheOpponentTouches() {
        Players players = home(Fen.format(Position.start(), Variant.STANDARD));

        players.hand("e2-", "e4+").rest(1_000).hand("e7-", "e5+").rest(1_000);
        players.enter(at -> new Input.OfferedDraw(Color.WHITE, at));
        players.hand("g1-", "f3+").rest(1_000);
        players.enter(Input.AcceptedDraw::new);

        assertEquals("1/2-1/2 agreement", players.outcome());
    }

    @Test
    void strictlyATouchedPieceForfeitsTheClaim() {
        Players players = at(STRICT, "4k3/8/8/8/8/8/8/R3K3 w - - 100 90");

        players.hand("a1-", "a1+");
        players.enter(at -> claim(DrawClaim.Ground.FIFTY, at));

        assertTrue(players.wasRefused(Refusal.NOTHING_TO_CLAIM));
        assertEquals("*", players.outcome());
    }

    @Test
    void aMoveTakenBackByWordGivesItsTimeBack() {
        Players players = at(BLITZ, Fen.format(Position.start(), Variant.STANDARD));
        players.enter(at -> new Input.Pressed(Color.BLACK, at));
        players.rest(10_000).hand("e2-", "e4+").enter(at -> new Input.Pressed(Color.WHITE, at));
        long afterTenSeconds = remaining(players, Color.WHITE);

        players.enter(Input.TookBack::new).hand("e4-", "e2+").rest(1_000);

        assertEquals("", players.moves());
        assertTrue(remaining(players, Color.WHITE) > afterTenSeconds);
        assertEquals(Color.WHITE, running(players));
    }

    @Test
    void aClockPressedTwiceIsRefusedAndRunsOn() {
        Players players = at(BLITZ, Fen.format(Position.start(), Variant.STANDARD));
        players.enter(at -> new Input.Pressed(Color.BLACK, at));
        players.hand("e2-", "e4+").enter(at -> new Input.Pressed(Color.WHITE, at));

        players.enter(at -> new Input.Pressed(Color.WHITE, at));

        assertTrue(players.wasRefused(Refusal.NOT_YOUR_TURN));
        assertEquals(Color.BLACK, running(players));
    }

    @Test
    void theChoiceOfAPromotionIsRefusedForKingAndPawn() {
        Players players = home("k7/3P4/8/8/8/8/8/7K w - - 0 1");

        players.hand("d7-", "d8+").enter(at -> new Input.Chose(Role.KING, at));

        assertTrue(players.wasRefused(Refusal.ILLEGAL_MOVE));
        assertEquals("d7d8q", players.moves());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void theSameInputsGiveTheSameEffects(int seed) {
        List<Input.InGame> inputs = randomInputs(new Random(seed), 150);
        List<List<Effect>> once = effects(inputs);

        assertEquals(once, effects(inputs));
        assertFalse(once.stream().allMatch(List::isEmpty));
    }

    private static List<List<Effect>> effects(List<Input.InGame> inputs) {
        Line line = Line.from(Position.start());
        Table table = Table.of(BLITZ, line, line.position().occupied(), 0);
        List<List<Effect>> effects = new ArrayList<>();
        for (Input.InGame input : inputs) {
            Step step = table.step(input);
            table = step.table();
            effects.add(step.effects());
        }
        return effects;
    }

    /** Moves by hand, presses at the right and the wrong time, strays, and things said. */
    private static List<Input.InGame> randomInputs(Random random, int count) {
        List<Input.InGame> inputs = new ArrayList<>();
        long contacts = Position.start().occupied();
        long at = 0;
        while (inputs.size() < count) {
            at += 1_000L * (1 + random.nextInt(900));
            Color color = random.nextBoolean() ? Color.WHITE : Color.BLACK;
            switch (random.nextInt(9)) {
                case 0, 1 -> inputs.add(new Input.Pressed(color, at));
                case 2 -> inputs.add(new Input.Elapsed(at));
                case 3 -> inputs.add(new Input.OfferedDraw(color, at));
                case 4 -> inputs.add(new Input.TookBack(at));
                case 5 -> inputs.add(new Input.Restarted(contacts, at));
                default -> {
                    Square square = Square.of(random.nextInt(64));
                    ContactEvent event =
                            Bitboard.contains(contacts, square)
                                    ? new Lift(square, at)
                                    : new Place(square, at);
                    contacts ^= square.bit();
                    inputs.add(new Input.Sensed(List.of(event), at));
                }
            }
        }
        return inputs;
    }

    private static Input.InGame claim(DrawClaim.Ground ground, long at) {
        return new Input.Claimed(DrawClaim.onTheBoard(ground), at);
    }

    private static Players home(String fen) {
        return at(TableRules.DEFAULT, fen);
    }

    private static Players at(TableRules rules, String fen) {
        return Players.at(rules, Line.from(Fen.parse(fen)));
    }

    private static long remaining(Players players, Color color) {
        return players.table()
                .clock()
                .clock()
                .orElseThrow()
                .remainingMicros(color, players.nowMicros());
    }

    private static Color running(Players players) {
        return players.table()
                .clock()
                .clock()
                .orElseThrow()
                .running(players.nowMicros())
                .orElseThrow();
    }
}
