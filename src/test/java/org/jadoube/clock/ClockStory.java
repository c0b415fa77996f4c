package org.jadoube.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Locale;
import org.jadoube.chess.Color;

/** A clock between two players, told in seconds; the story begins at an odd moment on purpose. */
final class ClockStory {

    static final long SECOND = 1_000_000;
    static final long BEGIN = 7_777_777;

    private ChessClock clock;
    private long now = BEGIN;

    private ClockStory(ChessClock clock) {
        this.clock = clock;
    }

    /** The clock is set, White has the first move, and nobody has pressed. */
    static ClockStory set(String control) {
        return new ClockStory(ChessClock.ready(TimeControl.parse(control), Color.WHITE));
    }

    /** Black has pressed, and White's time runs. */
    static ClockStory started(String control) {
        return set(control).presses(Color.BLACK);
    }

    ChessClock clock() {
        return clock;
    }

    long now() {
        return now;
    }

    ClockStory passes(double seconds) {
        now += Math.round(seconds * SECOND);
        return this;
    }

    ClockStory presses(Color color) {
        return becomes(clock.press(color, now));
    }

    /** The button's edge was some seconds ago. */
    ClockStory pressed(Color color, double secondsAgo) {
        return becomes(clock.press(color, now - Math.round(secondsAgo * SECOND)));
    }

    ClockStory pauses() {
        return becomes(clock.pause(now));
    }

    ClockStory resumes() {
        return becomes(clock.resume(now));
    }

    ClockStory becomes(ClockResult result) {
        clock = assertInstanceOf(ClockResult.Changed.class, result).clock();
        return this;
    }

    ClockStory goesBackTo(ChessClock earlier) {
        clock = earlier.restoredAt(now);
        return this;
    }

    ClockStory stops() {
        clock = clock.stop(now);
        return this;
    }

    ClockStory refuses(ClockRefusal reason, ClockResult result) {
        assertEquals(new ClockResult.Refused(reason), result);
        return this;
    }

    ClockStory refusesPress(ClockRefusal reason, Color color) {
        return refuses(reason, clock.press(color, now));
    }

    /** White's text, Black's text, and who runs, as scenarios write it: {@code 3:02 2:58 black}. */
    ClockStory shows(String expected) {
        assertEquals(expected, text());
        return this;
    }

    private String text() {
        String running =
                clock.running(now).map(c -> c.name().toLowerCase(Locale.ROOT)).orElse("stopped");
        return ClockText.of(clock.remainingMicros(Color.WHITE, now))
                + " "
                + ClockText.of(clock.remainingMicros(Color.BLACK, now))
                + " "
                + running;
    }
}
