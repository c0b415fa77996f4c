package org.jadoube.clock;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {

    private static final long SECOND = 1_000_000;
    private static final long MINUTE = 60 * SECOND;

    private static Allotment.Periods one(long base, Bonus.Kind kind, long bonus) {
        return new Allotment.Periods(List.of(new Period(0, base, new Bonus(kind, bonus))));
    }

    private static void assertBoth(Allotment expected, String text) {
        assertEquals(
                new TimeControl(expected, expected, ClockStart.PRESS), TimeControl.parse(text));
    }

    @Test
    void plainNumbersAreMinutesAndBonusesSeconds() {
        assertBoth(one(5 * MINUTE, Bonus.Kind.INCREMENT, 3 * SECOND), "5+3");
        assertBoth(one(15 * MINUTE, Bonus.Kind.DELAY, 5 * SECOND), "15d5");
        assertBoth(one(10 * MINUTE, Bonus.Kind.BRONSTEIN, 3 * SECOND), "10b3");
        assertBoth(one(5 * MINUTE, Bonus.Kind.INCREMENT, 0), "5");
        assertBoth(one(0, Bonus.Kind.INCREMENT, SECOND), "0+1");
        assertBoth(new Allotment.Hourglass(60 * MINUTE), "60/hourglass");
        assertBoth(new Allotment.None(), "none");
    }

    @Test
    void bulletIsWrittenWithSeconds() {
        assertBoth(one(30 * SECOND, Bonus.Kind.INCREMENT, SECOND), "0:30+1");
        assertBoth(one(30 * SECOND, Bonus.Kind.INCREMENT, SECOND), "30s+1");
        assertBoth(one(10_931_000, Bonus.Kind.INCREMENT, 109_000), "10.931s+0.109");
        assertBoth(new Allotment.Hourglass(60 * SECOND), "60s/hourglass");
    }

    @Test
    void fortyMovesInNinetyMinutesThenThirtyWithThirtySecondsFromMoveOne() {
        Bonus thirty = new Bonus(Bonus.Kind.INCREMENT, 30 * SECOND);
        assertBoth(
                new Allotment.Periods(
                        List.of(
                                new Period(40, 90 * MINUTE, thirty),
                                new Period(0, 30 * MINUTE, thirty))),
                "40/90+30, 30+30");
    }

    @Test
    void sidesCanDifferAndTheStartCanBeNamed() {
        assertEquals(
                new TimeControl(
                        one(5 * MINUTE, Bonus.Kind.INCREMENT, 3 * SECOND),
                        one(3 * MINUTE, Bonus.Kind.INCREMENT, 2 * SECOND),
                        ClockStart.FIRST_MOVE),
                TimeControl.parse("5+3 vs 3+2 start move"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "5; 5+0",
                "`  5+3`; 5+3",
                "000000005; 5+0",
                "6000+3600; 6000+3600",
                "999/360000s; 999/6000+0",
                "5+0; 5+0",
                "0:30; 0:30+0",
                "90s+1.50; 1:30+1.5",
                "120s; 2+0",
                "0.000001s; 0.000001s+0",
                "40/90,20/60 ,15+30; 40/90+0, 20/60+0, 15+30",
                "60/hourglass; 60/hourglass",
                "5/hourglass vs 3/hourglass; 5/hourglass vs 3/hourglass",
                "none  vs  5 ; none vs 5+0",
                "5+3 vs 5+3; 5+3",
                "5+3 start press; 5+3",
                "5+3   start   move; 5+3 start move",
            })
    void textHasOneForm(String text, String form) {
        assertEquals(form, TimeControl.parse(text).toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {20261129, 1, 2, 3})
    void whatIsWrittenIsReadBackTheSame(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            TimeControl control = RandomTimeControl.next(random);
            assertEquals(control, TimeControl.parse(control.toString()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "``; 1; \"none\" or a time",
                "x; 1; \"none\" or a time",
                "5+; 3; seconds",
                "5+x; 3; seconds",
                "5x; 2; \"+\", \"b\", \"d\" or the end",
                "5 x; 3; \"vs\", \"start\" or the end",
                "5+3.; 5; one to six decimals",
                "5+3 vs; 7; \" \"",
                "`5+3 vs `; 8; \"none\" or a time",
                "5+3 , 3+2; 5; the end, for only a period with a number of moves has a next",
                "40/; 4; a time",
                "40/90,; 7; a time",
                "40/90+30 30; 10; \",\", \"vs\", \"start\" or the end",
                "0/90; 1; at least 1 move",
                "1000/90; 1; at most 999 moves",
                "6001+0; 1; at most 6000 minutes",
                "6000:01; 1; at most 6000 minutes",
                "99999999999999999999; 1; at most 6000 minutes",
                "5+3601; 3; at most 3600 seconds",
                "5+3600.1; 3; at most 3600 seconds",
                "0:60; 3; seconds from 00 to 59",
                "0:5; 3; seconds from 00 to 59",
                "30.5; 5; \"s\"",
                "0+0; 1; a base time or a bonus above 0",
                "40/90, 0; 8; a base time or a bonus above 0",
                "0/hourglass; 1; a time above 0",
                "60/hour; 3; \"/hourglass\"",
                "5/hourglass vs 5+3; 17; \"/hourglass\"",
                "5+3 vs 5/hourglass; 10; a time",
                "5+3 start; 10; \" \"",
                "5+3 start now; 11; \"press\" or \"move\"",
                "5+3 start move now; 16; the end",
            })
    void anErrorNamesItsColumnAndWhatCouldStandThere(String text, int column, String expected) {
        TimeControlException error =
                assertThrows(TimeControlException.class, () -> TimeControl.parse(text));
        assertAll(
                () -> assertEquals(column, error.column(), error.getMessage()),
                () -> assertEquals(expected, error.expected(), error.getMessage()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "5+ 3; column 3: expected seconds, found \" 3\"",
                "5+; column 3: expected seconds, found the end",
            })
    void anErrorSaysWhatWasFound(String text, String message) {
        TimeControlException error =
                assertThrows(TimeControlException.class, () -> TimeControl.parse(text));
        assertEquals(message, error.getMessage());
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5})
    void noTextBreaksTheParserWithAnythingButItsError(long seed) {
        Random random = new Random(seed);
        String alphabet = "0123456789:./+bds,nonevspressmovehourglastr   ";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(RandomTimeControl.next(random).toString());
            for (int edit = random.nextInt(1, 4); edit > 0; edit--) {
                int at = random.nextInt(text.length());
                text.setCharAt(at, alphabet.charAt(random.nextInt(alphabet.length())));
            }
            try {
                TimeControl read = TimeControl.parse(text.toString());
                assertEquals(read, TimeControl.parse(read.toString()));
            } catch (TimeControlException e) {
                assertEquals(Math.clamp(e.column(), 1, text.length() + 1), e.column());
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "5+3; 300+3",
                "5+0; 300",
                "40/90+30, 30+30; 40/5400+30:1800+30",
                "40/120, 20/60; 40/7200:20/3600",
                "180s/hourglass; *180",
                "10.931s+0.109; 10.931+0.109",
                "none; -",
                "15d5; ?",
                "10b3; ?",
                "5+3 vs 3+2; ?",
                "5+3 start move; 300+3",
            })
    void thePgnTagCountsInSeconds(String text, String tag) {
        assertEquals(tag, TimeControl.parse(text).pgnTag());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "60+0; STANDARD",
                "59:59+0; RAPID",
                "30+30; STANDARD",
                "15+10; RAPID",
                "10:01+0; RAPID",
                "10+0; BLITZ",
                "5+5; BLITZ",
                "5+6; RAPID",
                "3d5; BLITZ",
                "40/90+30, 30+30; STANDARD",
                "20/8; RAPID",
                "none; STANDARD",
                "5/hourglass; BLITZ",
                "none vs 5+0; BLITZ",
                "5+0 vs 90+0; BLITZ",
            })
    void theClassOfPlayCountsSixtyMoves(String text, TimeClass expected) {
        assertEquals(expected, TimeControl.parse(text).timeClass());
    }

    @Test
    void valuesThatNoTextCanHaveAreRefused() {
        List<Runnable> wrong = new ArrayList<>();
        wrong.add(() -> new Bonus(Bonus.Kind.DELAY, -1));
        wrong.add(() -> new Period(-1, MINUTE, Bonus.NONE));
        wrong.add(() -> new Period(0, -1, Bonus.NONE));
        wrong.add(() -> new Period(0, 0, Bonus.NONE));
        wrong.add(() -> new Allotment.Hourglass(0));
        wrong.add(() -> new Allotment.Periods(List.of()));
        wrong.add(() ->
                new Allotment.Periods(
                        List.of(
                                new Period(0, MINUTE, Bonus.NONE),
                                new Period(0, MINUTE, Bonus.NONE))));
        wrong.add(() ->
                new TimeControl(
                        new Allotment.None(), new Allotment.Hourglass(MINUTE), ClockStart.PRESS));
        for (Runnable attempt : wrong) {
            assertThrows(IllegalArgumentException.class, attempt::run);
        }
    }
}
