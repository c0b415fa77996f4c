package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;
import org.jadoube.table.SittingStep;
import org.jadoube.table.Table;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A journal played again is the game that was played, with its clocks. */
class JournalReplayTest {
    private static final int PLIES = 40;

    /** What was done at a table: the inputs, and after each what came of it. */
    private record Play(List<Input> inputs, List<String> outcomes, Sitting sitting) {}

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void aGameIsTheSameWhenItsJournalIsPlayedAgain(long seed) {
        JournalHead head = JournalSamples.head();
        Play played = play(head, RandomGeneratorFactory.of("L64X128MixRandom").create(seed));
        byte[] journal = JournalSamples.journal(head, played.inputs());
        assertTrue(
                played.sitting().table().orElseThrow().game().plies() > PLIES / 2, "hardly a game");

        for (int length : List.of(journal.length, journal.length / 2, journal.length - 1)) {
            JournalReading reading = JournalReader.read(Arrays.copyOf(journal, length));
            List<String> outcomes = replay(reading);

            assertEquals(played.outcomes().subList(0, outcomes.size()), outcomes);
            assertEquals(length == journal.length, outcomes.size() == played.inputs().size());
        }
    }

    private static List<String> replay(JournalReading reading) {
        List<String> outcomes = new ArrayList<>();
        Sitting sitting = reading.head().orElseThrow().sitting();
        for (Input input : reading.inputs()) {
            SittingStep step = sitting.step(input);
            sitting = step.sitting();
            outcomes.add(outcome(step, input));
        }
        return outcomes;
    }

    private static Play play(JournalHead head, RandomGenerator random) {
        List<Input> inputs = new ArrayList<>();
        List<String> outcomes = new ArrayList<>();
        Sitting sitting = head.sitting();
        for (Input input : inputs(sitting.table().orElseThrow(), random)) {
            inputs.add(input);
            SittingStep step = sitting.step(input);
            sitting = step.sitting();
            outcomes.add(outcome(step, input));
        }
        return new Play(inputs, outcomes, sitting);
    }

    /** Black starts the clock, and legal moves without a capture are made and pressed. */
    private static List<Input> inputs(Table table, RandomGenerator random) {
        List<Input> inputs = new ArrayList<>(List.of(new Input.Pressed(Color.BLACK, 1_000)));
        Position position = table.game().position();
        long micros = 1_000;
        for (int ply = 0; ply < PLIES; ply++) {
            Position now = position;
            List<Move> quiet =
                    position.legalMoves().stream()
                            .filter(move ->
                                    move instanceof Move.Normal normal
                                            && normal.promotion() == null
                                            && !now.isCapture(move))
                            .toList();
            if (quiet.isEmpty()) {
                break;
            }
            Move move = quiet.get(random.nextInt(quiet.size()));
            micros += random.nextLong(20_000_000);
            inputs.add(sensed(new Lift(move.from(), micros)));
            micros += random.nextLong(1_000_000);
            inputs.add(sensed(new Place(move.to(), micros)));
            micros += random.nextLong(2_000_000);
            inputs.add(new Input.Elapsed(micros));
            inputs.add(new Input.Pressed(position.turn(), micros));
            position = position.play(move);
        }
        return inputs;
    }

    private static Input sensed(ContactEvent event) {
        return new Input.Sensed(List.of(event), event.atMicros() + 10_000);
    }

    /** Effects, and what both clocks show to the microsecond. */
    private static String outcome(SittingStep step, Input input) {
        List<Effect> effects = step.effects();
        return step.sitting()
                .table()
                .orElseThrow()
                .clock()
                .clock()
                .map(clock ->
                        effects
                                + " "
                                + clock.remainingMicros(Color.WHITE, input.atMicros())
                                + " "
                                + clock.remainingMicros(Color.BLACK, input.atMicros()))
                .orElseThrow();
    }
}
