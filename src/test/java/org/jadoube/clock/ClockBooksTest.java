package org.jadoube.clock;

import static org.jadoube.clock.ClockStory.SECOND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The clock against plain book-keeping: lists of thinking times, added up anew each time. */
class ClockBooksTest {

    /** What the Laws give and take, from the thinking times of both sides. */
    private static final class Books {
        private final List<Long> byWhite = new ArrayList<>();
        private final List<Long> byBlack = new ArrayList<>();
        private final TimeControl control;

        Books(TimeControl control) {
            this.control = control;
        }

        private List<Long> by(Color color) {
            return color == Color.WHITE ? byWhite : byBlack;
        }

        void played(Color color, long micros) {
            by(color).add(micros);
        }

        /**
         * The time that a waiting or just starting side has on its clock, Bronstein's delay too.
         */
        long micros(Color color) {
            return switch (control.of(color)) {
                case Allotment.None none -> ChessClock.UNLIMITED;
                case Allotment.Hourglass glass ->
                        glass.baseMicros() - sum(color) + sum(color.opposite());
                case Allotment.Periods periods -> micros(periods.periods(), by(color));
            };
        }

        private long sum(Color color) {
            return by(color).stream().mapToLong(Long::longValue).sum();
        }

        private static long micros(List<Period> periods, List<Long> thought) {
            long total = 0;
            int index = 0;
            int madeInPeriod = 0;
            total += periods.getFirst().baseMicros();
            for (long micros : thought) {
                Period period = periods.get(index);
                long bonus = period.bonus().micros();
                total -=
                        period.bonus().kind() == Bonus.Kind.INCREMENT
                                ? micros - bonus
                                : Math.max(0, micros - bonus);
                madeInPeriod++;
                if (madeInPeriod == period.moves()) {
                    madeInPeriod = 0;
                    index = Math.min(index + 1, periods.size() - 1);
                    total += periods.get(index).baseMicros();
                }
            }
            Bonus toCome = periods.get(index).bonus();
            return toCome.kind() == Bonus.Kind.DELAY ? total : total + toCome.micros();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {20261129, 11, 12, 13, 14, 15})
    void everyClockAgreesWithTheBooksAtEveryPress(long seed) {
        Random random = new Random(seed);
        for (int game = 0; game < 100; game++) {
            TimeControl control = RandomTimeControl.next(random);
            playAgainstBooks(control, random);
        }
    }

    private static void playAgainstBooks(TimeControl control, Random random) {
        Books books = new Books(control);
        long now = random.nextLong(-1_000 * SECOND, 1_000 * SECOND);
        ChessClock clock = changed(ChessClock.ready(control, Color.WHITE).start(now));
        Color mover = Color.WHITE;
        for (int ply = 0; ply < 150; ply++) {
            long thinking = random.nextLong(20 * SECOND);
            long pause = random.nextInt(5) == 0 ? random.nextLong(100 * SECOND) : 0;
            long before = random.nextLong(thinking + 1);
            if (clock.flag(now + thinking).isPresent()) {
                return;
            }
            if (pause > 0) {
                clock = changed(clock.pause(now + before));
                clock = changed(clock.resume(now + before + pause));
            }
            now += thinking + pause;
            clock = changed(clock.press(mover, now));
            books.played(mover, thinking);
            String story = "ply " + ply;
            assertEquals(books.micros(Color.WHITE), clock.remainingMicros(Color.WHITE, now), story);
            assertEquals(books.micros(Color.BLACK), clock.remainingMicros(Color.BLACK, now), story);
            mover = mover.opposite();
        }
    }

    @ParameterizedTest
    @CsvSource({"6000+3, 3000000", "6000/hourglass, 0"})
    void aMillionPressesLoseNotOneMicrosecond(String text, long increment) {
        long base = 6_000 * 60 * SECOND;
        Random random = new Random(20261129);
        long begin = random.nextLong(1L << 50);
        long now = begin;
        ChessClock clock =
                changed(ChessClock.ready(TimeControl.parse(text), Color.WHITE).start(now));
        int presses = 1_000_000;
        Color mover = Color.WHITE;
        for (int i = 0; i < presses; i++) {
            now += random.nextLong(100_000);
            clock = changed(clock.press(mover, now));
            mover = mover.opposite();
        }
        long used = text.contains("hourglass") ? 0 : now - begin;
        assertEquals(
                2 * base + increment * (presses + 2) - used,
                clock.remainingMicros(Color.WHITE, now) + clock.remainingMicros(Color.BLACK, now));
        assertEquals(presses / 2, clock.movesCompleted(Color.BLACK));
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void bothDelaysDropTheFlagAtTheSameMoment(long seed) {
        Random random = new Random(seed);
        ChessClock simple = changed(ready("0:30d4").start(0));
        ChessClock bronstein = changed(ready("0:30b4").start(0));
        long now = 0;
        Color mover = Color.WHITE;
        while (simple.flag(now + 9 * SECOND).isEmpty()) {
            now += random.nextLong(9 * SECOND);
            simple = changed(simple.press(mover, now));
            bronstein = changed(bronstein.press(mover, now));
            mover = mover.opposite();
        }
        long end = now + 9 * SECOND;
        assertEquals(simple.flag(end), bronstein.flag(end));
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void theSameStoryToldTwiceGivesEqualClocksAndAnotherDoesNot(long seed) {
        ChessClock once = anyStory(new Random(seed));
        ChessClock again = anyStory(new Random(seed));
        ChessClock other = anyStory(new Random(-seed));
        assertEquals(once, again);
        assertEquals(once.hashCode(), again.hashCode());
        assertEquals(once.toString(), again.toString());
        assertNotEquals(once, other);
        assertNotEquals(once.toString(), other.toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43})
    void askingChangesNothing(long seed) {
        Random random = new Random(seed);
        ChessClock clock = anyStory(random);
        String before = clock.toString();
        for (int i = 0; i < 100; i++) {
            long at = random.nextLong(10_000 * SECOND);
            clock.remainingMicros(Color.WHITE, at);
            clock.flag(at);
            clock.running(at);
            clock.nextEventMicros(at);
        }
        assertEquals(before, clock.toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {51, 52, 53})
    void noStoryShowsLessThanNothingOrHasAFlagRiseAgain(long seed) {
        Random random = new Random(seed);
        for (int game = 0; game < 300; game++) {
            ChessClock clock = ChessClock.ready(RandomTimeControl.next(random), Color.WHITE);
            long now = 0;
            for (int step = 0; step < 100; step++) {
                now += random.nextLong(120 * SECOND);
                boolean down = clock.flag(now).isPresent();
                ClockResult result = anything(clock, now, random);
                if (result instanceof ClockResult.Changed changed) {
                    assertFalse(down, () -> "changed under a fallen flag: " + result);
                    clock = changed.clock();
                }
                for (Color color : Color.values()) {
                    long shown = clock.remainingMicros(color, now);
                    assertEquals(Math.max(0, shown), shown);
                }
            }
        }
    }

    private static ChessClock anyStory(Random random) {
        ChessClock clock = ChessClock.ready(RandomTimeControl.next(random), Color.WHITE);
        long now = 0;
        for (int step = 0; step < 300; step++) {
            now += random.nextLong(3 * SECOND);
            if (anything(clock, now, random) instanceof ClockResult.Changed changed) {
                clock = changed.clock();
            }
        }
        return clock;
    }

    /** Anything but a press with an older edge. */
    private static ClockResult anything(ChessClock clock, long now, Random random) {
        Color color = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        return switch (random.nextInt(10)) {
            case 0 -> clock.pause(now);
            case 1 -> clock.resume(now);
            case 2 -> clock.addTime(color, random.nextLong(-90 * SECOND, 90 * SECOND), now);
            case 3 -> clock.setTime(color, random.nextLong(90 * SECOND), now);
            case 4 -> clock.setMoves(color, random.nextInt(60), now);
            case 5 -> clock.start(now);
            default -> clock.press(color, now);
        };
    }

    private static ChessClock ready(String control) {
        return ChessClock.ready(TimeControl.parse(control), Color.WHITE);
    }

    private static ChessClock changed(ClockResult result) {
        return assertInstanceOf(ClockResult.Changed.class, result).clock();
    }

    @Test
    void theBooksThemselvesCountMovesAndPeriods() {
        Books books = new Books(TimeControl.parse("2/1+5, 3"));
        books.played(Color.WHITE, 10 * SECOND);
        books.played(Color.WHITE, 10 * SECOND);
        assertEquals((60 + 5 - 10 + 5 - 10 + 180) * SECOND, books.micros(Color.WHITE));
    }
}
