package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.sensing.Orientation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A sitting is what its inputs make of it, whenever they are played again. */
class SittingReplayTest {
    private static final Position START = Position.start();
    private static final Plan HOME = Plan.of(TableRules.DEFAULT);
    private static final String[] FOOLS_MATE = {"f2f3", "e7e5", "g2g4", "d8h4"};

    /** Effects, those that carry a whole table told by its game. */
    private static String told(Effect effect) {
        return switch (effect) {
            case Effect.Abandoned left -> "abandoned " + left.table().game().moves();
            case Effect.GameBegun begun ->
                    "begun at " + begun.atMicros() + " " + begun.since() + begun.begun().contacts();
            case Effect other -> other.toString();
        };
    }

    private static List<String> replay(Sitting first, List<Input> inputs) {
        List<String> told = new ArrayList<>();
        Sitting sitting = first;
        for (Input input : inputs) {
            SittingStep step = sitting.step(input);
            sitting = step.sitting();
            told.add(
                    step.effects().stream().map(SittingReplayTest::told).toList()
                            + " "
                            + sitting.lights()
                            + " "
                            + sitting.wakeMicros());
        }
        return told;
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void anEveningOfEverythingIsTheSameWhenItIsPlayedAgain(int seed) {
        Evening evening = anything(new Random(seed));

        List<String> once = replay(evening.first(), evening.inputs());

        assertEquals(once, replay(evening.first(), evening.inputs()));
        assertTrue(evening.effects(Effect.GameBegun.class).size() > 0, "hardly an evening");
    }

    /** The journal of a game begins with that game and leads to where the sitting is. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(ints = {11, 12, 13, 14, 15, 16, 17, 18})
    void theJournalOfTheLastGameAloneLeadsToTheSameSitting(int seed) {
        Evening evening = anything(new Random(seed));
        List<String> whole = replay(evening.first(), evening.inputs());
        Sitting sitting = evening.first();
        List<Input> journal = new ArrayList<>();
        Sitting begun = sitting;
        int journalled = 0;
        for (Input input : evening.inputs()) {
            SittingStep step = sitting.step(input);
            sitting = step.sitting();
            journal.add(input);
            journalled++;
            for (Effect effect : step.effects()) {
                if (effect instanceof Effect.GameBegun game) {
                    begun = game.begun();
                    Sitting head = begun;
                    begun =
                            Sitting.of(
                                    head.plan(),
                                    head.board(),
                                    List.of(),
                                    head.contacts(),
                                    game.atMicros());
                    journal = new ArrayList<>(game.since());
                    journalled = 0;
                }
            }
        }
        List<String> alone = replay(begun, journal);

        assertEquals(
                whole.subList(whole.size() - journalled, whole.size()),
                alone.subList(alone.size() - journalled, alone.size()));
    }

    private static Evening anything(Random random) {
        Evening evening =
                Evening.at(
                        HOME,
                        random.nextBoolean() ? Orientation.STRAIGHT : Orientation.ROTATED,
                        START.occupied());
        for (int i = 0; i < 30; i++) {
            switch (random.nextInt(15)) {
                case 0 -> evening.arrange(START).rest(random.nextInt(6_000));
                case 1 -> evening.arrange(random.nextLong()).rest(1_000);
                case 2 -> evening.press(Color.values()[random.nextInt(2)]);
                case 3 -> evening.enter(at -> new Input.Resigned(Color.WHITE, at));
                case 4 -> evening.enter(Input.Began::new);
                case 5 ->
                        evening.enter(random.nextBoolean() ? Input.Turned::new : Input.WentOn::new);
                case 6 ->
                        evening.enter(
                                random.nextBoolean() ? Input.NotTurned::new : Input.TookBack::new);
                case 7 ->
                        evening.enter(at -> new Input.Restarted(evening.sitting().contacts(), at));
                case 8 -> evening.arrange(START).play("d7d5", "e2e4").rest(random.nextInt(2_000));
                case 9 -> evening.enter(at -> new Input.DrewColors(random.nextBoolean(), at));
                case 10 ->
                        evening.enter(at ->
                                new Input.Masked(
                                        Square.of(random.nextInt(64)), random.nextBoolean(), at));
                case 11, 12 -> {
                    Square square = Square.of(random.nextInt(64));
                    boolean closed = Bitboard.contains(evening.sitting().contacts(), square);
                    evening.hand(square + (closed ? "-" : "+")).rest(random.nextInt(900));
                }
                default -> evening.arrange(START).play("e2e4", "e7e5").rest(random.nextInt(2_000));
            }
        }
        return evening;
    }

    @Test
    void aPowerCutAfterTheEndKeepsTheResultAndTheNextGameComes() {
        Evening evening = Evening.at(HOME, START.occupied()).play(FOOLS_MATE).rest(3_000);
        long contacts = evening.sitting().contacts();

        evening.enter(at -> new Input.Restarted(contacts, at)).rest(10_000);
        assertEquals("0-1 checkmate", evening.outcome());
        evening.arrange(START).rest(5_000).play("d2d4");

        assertEquals("d2d4", evening.moves());
    }

    @Test
    void piecesSetUpWhileThePowerWasOffAreTheNextGame() {
        Evening evening = Evening.at(HOME, START.occupied()).play(FOOLS_MATE).rest(3_000);

        evening.enter(at -> new Input.Restarted(START.occupied(), at)).rest(5_000).play("d2d4");

        assertEquals("d2d4", evening.moves());
        assertEquals(1, evening.effects(Effect.GameBegun.class).size());
    }

    @Test
    void aPowerCutWhileSettingUpForgetsNothing() {
        Evening evening = Evening.at(HOME, Evening.BARE).arrange(Bitboard.RANK_1);
        assertEquals("a2 b2 c2 d2 e2 f2 g2 h2 fill", evening.lights());

        evening.enter(at -> new Input.Restarted(Bitboard.RANK_1 | Bitboard.RANK_8, at));
        assertEquals("a2 b2 c2 d2 e2 f2 g2 h2 fill", evening.lights());
        assertEquals(
                2,
                evening.effects(Effect.Lit.class).stream()
                        .filter(lit ->
                                lit.frame().toString().equals("a2 b2 c2 d2 e2 f2 g2 h2 fill"))
                        .count());
        evening.arrange(START).rest(2_000).play("e2e4");

        assertEquals("e2e4", evening.moves());
    }

    @Test
    void aPowerCutWhileTheNextGameIsOfferedLeavesTheOfferOpen() {
        Evening evening =
                Evening.at(HOME, START.occupied())
                        .play("e2e4", "e7e5", "g1f3", "b8c6")
                        .arrange(Evening.BARE)
                        .arrange(START)
                        .rest(5_000);

        evening.enter(at -> new Input.Restarted(START.occupied(), at)).rest(5_000);
        assertTrue(evening.sitting().offersNextGame());
        assertEquals(2, evening.effects(Effect.NextGameOffered.class).size());
        evening.play("c2c4");

        assertEquals("c2c4", evening.moves());
    }
}
