package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;
import org.junit.jupiter.api.Test;

/** Games between the same two players, one after the other at one board. */
class SeriesTest {
    private static final Position START = Position.start();

    private static Plan annaAgainstBoris(Series series) {
        return annaAgainstBoris(series, "5+3");
    }

    private static Plan annaAgainstBoris(Series series, String time) {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "Anna");
        tags.put("Black", "Boris");
        tags.put("WhiteElo", "1500");
        TableRules rules =
                new TableRules(
                        RecognitionRules.DEFAULT,
                        DrawRules.CLAIM,
                        Variant.STANDARD,
                        TimeControl.parse(time));
        return new Plan(rules, START, tags, series);
    }

    private static void resign(Evening evening, Color color) {
        evening.enter(at -> new Input.Resigned(color, at)).rest(1_000).arrange(START).rest(5_000);
    }

    @Test
    void inFourGamesTheColorsAlternateAndThePointsFollowThePlayers() {
        Evening evening = Evening.at(annaAgainstBoris(Series.of(4, false)), START.occupied());
        List<String> whites = new ArrayList<>();
        for (Color loser : List.of(Color.BLACK, Color.WHITE, Color.BLACK)) {
            whites.add(evening.sitting().plan().tags().get("White"));
            evening.play("e2e4");
            resign(evening, loser);
        }
        whites.add(evening.sitting().plan().tags().get("White"));

        assertEquals(List.of("Anna", "Boris", "Anna", "Boris"), whites);
        assertEquals("1500", evening.sitting().plan().tags().get("BlackElo"));
        assertEquals(new Series(4, 4, 0, 6, Series.Draw.NONE), evening.sitting().series());
        evening.enter(at -> new Input.OfferedDraw(Color.WHITE, at)).play("e2e4", "e7e5");
        evening.enter(at -> new Input.OfferedDraw(Color.WHITE, at)).enter(Input.AcceptedDraw::new);
        assertEquals(new Series(4, 4, 1, 7, Series.Draw.NONE), evening.sitting().series());
    }

    @Test
    void eachGameBeginsWithTheSameTimesOfThePlayers() {
        Evening evening =
                Evening.at(annaAgainstBoris(Series.of(0, false), "5+3 vs 3+2"), START.occupied());
        evening.press(Color.BLACK).rest(100_000).play("e2e4");

        resign(evening, Color.WHITE);

        assertEquals("3+2 vs 5+3", String.valueOf(evening.table().rules().time()));
        assertEquals(182_000_000, remaining(evening, Color.WHITE));
        assertEquals(303_000_000, remaining(evening, Color.BLACK));
    }

    private static long remaining(Evening evening, Color color) {
        return evening.table()
                .clock()
                .clock()
                .orElseThrow()
                .remainingMicros(color, evening.nowMicros());
    }

    @Test
    void aGameLeftWithoutAResultIsPlayedAgainWithTheSameColors() {
        Evening evening = Evening.at(annaAgainstBoris(Series.of(2, false)), START.occupied());

        evening.play("e2e4", "e7e5", "g1f3").enter(Input.Began::new);

        assertEquals("Anna", evening.sitting().plan().tags().get("White"));
        assertEquals(Series.of(2, false), evening.sitting().series());
    }

    @Test
    void colorsAreDrawnOnceInASeriesAndAnewInTheNext() {
        Evening evening = Evening.at(annaAgainstBoris(Series.of(2, true)), START.occupied());
        assertTrue(evening.sitting().awaitsDraw());

        evening.enter(at -> new Input.DrewColors(true, at));
        assertEquals("Boris", evening.sitting().plan().tags().get("White"));
        assertFalse(evening.sitting().awaitsDraw());
        evening.play("e2e4");
        resign(evening, Color.WHITE);
        assertEquals("Anna", evening.sitting().plan().tags().get("White"));
        assertFalse(evening.sitting().awaitsDraw());
        evening.play("e2e4");
        resign(evening, Color.WHITE);

        assertTrue(evening.sitting().awaitsDraw());
        assertEquals(Series.of(2, true), evening.sitting().series());
    }

    @Test
    void adrawnColorThatNobodyAskedForIsRefused() {
        Evening evening = Evening.at(annaAgainstBoris(Series.OPEN), START.occupied());

        evening.enter(at -> new Input.DrewColors(true, at));

        assertEquals("Anna", evening.sitting().plan().tags().get("White"));
        assertEquals(
                List.of(new Effect.Refused(Refusal.NOT_ASKED)),
                evening.effects(Effect.Refused.class));
    }

    @Test
    void drawnColorsComeTooLateAfterTheFirstMove() {
        Evening evening = Evening.at(annaAgainstBoris(Series.of(2, true)), START.occupied());

        evening.play("e2e4").enter(at -> new Input.DrewColors(true, at));

        assertEquals("Anna", evening.sitting().plan().tags().get("White"));
        assertEquals("e2e4", evening.moves());
    }

    @Test
    void aGameThatIsNoneOfTheSeriesIsRefused() {
        assertThrows(
                IllegalArgumentException.class, () -> new Series(3, 2, 0, 0, Series.Draw.NONE));
        assertThrows(
                IllegalArgumentException.class, () -> new Series(0, 0, 0, 0, Series.Draw.NONE));
        assertThrows(
                IllegalArgumentException.class, () -> new Series(1, 0, -1, 0, Series.Draw.NONE));
    }
}
