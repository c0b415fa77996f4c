package org.jadoube.recognition;

import static org.jadoube.recognition.Hands.squares;
import static org.jadoube.recognition.Scene.atStart;
import static org.jadoube.recognition.Scene.square;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What the contacts did is known square by square")
class HistoryTest {
    private static final int E2 = square("e2").index();
    private static final int E4 = square("e4").index();

    @Test
    @DisplayName("a hand that brushes empty squares and grazes a pawn is not taken for a move")
    void blips() {
        History history =
                new History(
                        Interval.quiet(Position.start().occupied())
                                .with(
                                        List.of(
                                                new Blip(square("e3"), false, 1_000, 900),
                                                new Blip(square("d4"), false, 3_000, 900),
                                                new Blip(square("c2"), true, 5_000, 900))));
        assertEquals(named("d4 e3"), Bitboard.toString(history.brushed()));
        assertEquals(named("c2"), Bitboard.toString(history.grazed()));
        assertEquals(0, history.touched());
    }

    @Test
    @DisplayName("a pawn that moves touches the square that it leaves and the one that it reaches")
    void touched() {
        History history = atStart().lift("e2", 0).place("e4", 500_000).history();
        assertEquals(named("e2 e4"), Bitboard.toString(history.touched()));
    }

    @Test
    @DisplayName("a pawn whose contact drops out more briefly than a piece stands did not change")
    void dropOut() {
        long back = 1_000_000 + Cost.SHORTEST_STAND_MICROS;
        assertEquals(
                2, atStart().lift("e2", 1_000_000).place("e2", back).history().firmChanges(E2));
        assertEquals(
                0, atStart().lift("e2", 1_000_000).place("e2", back - 1).history().firmChanges(E2));
    }

    @Test
    @DisplayName("a pawn that has just arrived and drops out has changed its square once")
    void dropOutAfterLanding() {
        Scene scene = atStart().lift("e2", 0).place("e4", 500_000);
        scene.lift("e4", 510_000);
        assertEquals(2, scene.history().firmChanges(E4));
        assertEquals(1, scene.place("e4", 520_000).history().firmChanges(E4));
    }

    @Test
    @DisplayName("a square that nobody has touched never opened, nor one on which a piece landed")
    void neverOpened() {
        History history = atStart().place("e4", 500_000).history();
        assertEquals(Long.MIN_VALUE, history.firstOpening(E2));
        assertEquals(Long.MIN_VALUE, history.firstOpening(E4));
    }

    @Test
    @DisplayName("a piece in the hand has left no vacancy yet, and one that has landed no stand")
    void unfinished() {
        History history = atStart().lift("e2", 0).place("e4", 500_000).history();
        assertEquals(0, history.longestVacancyMicros(E2));
        assertEquals(0, history.longestStandMicros(E4));
    }

    @Test
    @DisplayName("a vacancy is asked for that began after a time, not in the same scan")
    void vacancyAfter() {
        History history = atStart().lift("e2", 1_000_000).place("e2", 1_400_000).history();
        assertEquals(400_000, history.longestVacancyMicros(E2, 999_999));
        assertEquals(0, history.longestVacancyMicros(E2, 1_000_000));
    }

    @Test
    @DisplayName("a contact is open from its opening until it closes, both times of the same kind")
    void openAt() {
        History history = atStart().lift("e2", 1_000_000).place("e2", 1_400_000).history();
        assertFalse(history.isOpenAt(E2, 999_999));
        assertTrue(history.isOpenAt(E2, 1_000_000));
        assertTrue(history.isOpenAt(E2, 1_399_999));
        assertFalse(history.isOpenAt(E2, 1_400_000));
        assertTrue(atStart().lift("e2", 0).history().isOpenAt(E2, 9_000_000));
        assertFalse(atStart().place("e4", 0).history().isOpenAt(E4, 9_000_000));
    }

    @Test
    @DisplayName("a square closes for the first time, or never")
    void firstClosing() {
        assertEquals(
                7,
                atStart().place("e4", 7).lift("e4", 8).place("e4", 9).history().firstClosing(E4));
        assertEquals(9, atStart().lift("e2", 8).place("e2", 9).history().firstClosing(E2));
        assertEquals(Long.MIN_VALUE, atStart().lift("e2", 8).history().firstClosing(E2));
    }

    @Test
    @DisplayName("the opening is asked for that came no later than a time")
    void openingBefore() {
        Scene touches = atStart().lift("e2", 100).place("e2", 200).lift("e2", 300);
        assertEquals(100, touches.history().openingBefore(E2, 299));
        assertEquals(300, touches.history().openingBefore(E2, 300));
        assertEquals(Long.MIN_VALUE, touches.history().openingBefore(E2, 99));
    }

    @Test
    @DisplayName("a contact believed late takes its place by the time at which it changed")
    void lateBelief() {
        Place landing = new Place(square("e4"), 2_000_000);
        Lift lift = new Lift(square("e2"), 1_500_000);
        Interval interval =
                Interval.quiet(Position.start().occupied())
                        .with(List.of(landing))
                        .with(List.of(lift));
        assertEquals(List.of(lift, landing), interval.events());
        assertEquals(2_000_000, interval.lastMicros());
    }

    private static String named(String names) {
        return Bitboard.toString(squares(names));
    }
}
