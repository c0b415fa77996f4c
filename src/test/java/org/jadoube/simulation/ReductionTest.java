package org.jadoube.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.simulation.SampleGame.Farewell;
import org.jadoube.simulation.Story.Beat;
import org.jadoube.trace.ScenarioWriter;
import org.jadoube.trace.Topic;
import org.jadoube.trace.TraceToken.Contact;
import org.junit.jupiter.api.Test;

/** Stories that fail are cut down to what matters. */
class ReductionTest {
    private final List<Beat> beats = new ArrayList<>();

    @Test
    void whatDoesNotMatterIsLeftOut() {
        move(Square.E2, false);
        aside(Square.H2, false);
        aside(Square.B1, false);
        aside(Square.B1, true);
        aside(Square.H2, true);
        move(Square.E4, true);

        Story shortest =
                Reduction.shortest(List.of(story()), story -> touches(story, Square.B1))
                        .orElseThrow();

        assertEquals(
                "hand: e2 up, b1 up, b1 down, e4 down", line(shortest, "hand"), "h2 is no matter");
    }

    @Test
    void whatTheMoveNeedsStays() {
        move(Square.E2, false);
        aside(Square.B1, false);
        aside(Square.B1, true);
        move(Square.E4, true);

        Story shortest = Reduction.shortest(List.of(story()), story -> true).orElseThrow();

        assertEquals("hand: e2 up, e4 down", line(shortest, "hand"));
        assertEquals("  moves: e4", line(shortest, "  moves"));
    }

    @Test
    void timesBecomeRoundWhereTheyAreNoMatter() {
        move(Square.E2, false);
        beats.add(new Beat(new Contact(Square.E4, true, 0), 1_234, true));

        Optional<Story> shortest =
                Reduction.shortest(
                        List.of(story()), story -> story.beats().getLast().gapMillis() > 900);

        assertEquals("hand: e2 up, wait 1000ms, e4 down", line(shortest.orElseThrow(), "hand"));
    }

    @Test
    void aStoryThatPassesIsNoFailure() {
        move(Square.E2, false);
        move(Square.E4, true);

        assertTrue(Reduction.shortest(List.of(story())).isEmpty());
    }

    private void move(Square square, boolean down) {
        beats.add(new Beat(new Contact(square, down, 0), 217, true));
    }

    private void aside(Square square, boolean down) {
        beats.add(new Beat(new Contact(square, down, 0), 217, false));
    }

    private Story story() {
        SampleGame game =
                new SampleGame(
                        Position.start(),
                        Variant.STANDARD,
                        List.of(new Move.Normal(Square.E2, Square.E4)),
                        Farewell.NOTHING);
        return new Story("a story", game, Completion.AUTO, beats, Topic.MOVES, 2_000);
    }

    private static boolean touches(Story story, Square square) {
        return story.beats().stream()
                .anyMatch(beat ->
                        beat.token() instanceof Contact contact && contact.square() == square);
    }

    private static String line(Story story, String key) {
        return ScenarioWriter.format(story.toScenario())
                .lines()
                .filter(line -> line.startsWith(key))
                .findFirst()
                .orElseThrow();
    }
}
