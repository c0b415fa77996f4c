package org.jadoube.table;

import java.util.function.Function;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.ClockRefusal;
import org.jadoube.clock.ClockResult;

/** Carries out what an arbiter orders at the clock: to stop, to run on, to show other times. */
final class ClockOrders {
    private ClockOrders() {}

    /** Stops the clock for a while, or lets it run on. */
    static void order(Draft draft, Function<ChessClock, ClockResult> order) {
        if (isGranted(draft, order)) {
            draft.clock = draft.clock.changing(order);
        }
    }

    static void add(Draft draft, Input.AddedTime added) {
        correct(draft, clock -> clock.addTime(added.color(), added.micros(), draft.nowMicros));
    }

    /** A side's time becomes what is to be shown, by as much as is lacking now. */
    static void setTime(Draft draft, Input.SetTime set) {
        long shown =
                draft.clock
                        .clock()
                        .map(clock -> clock.remainingMicros(set.color(), draft.nowMicros))
                        .orElse(0L);
        correct(draft, clock -> clock.addTime(set.color(), set.micros() - shown, draft.nowMicros));
    }

    static void setMoves(Draft draft, Input.SetMoves set) {
        int counted = draft.clock.clock().map(clock -> clock.movesCompleted(set.color())).orElse(0);
        int more = set.moves() - counted;
        correct(
                draft,
                clock ->
                        clock.setMoves(
                                set.color(),
                                Math.max(0, clock.movesCompleted(set.color()) + more),
                                draft.nowMicros));
    }

    private static void correct(Draft draft, Function<ChessClock, ClockResult> correction) {
        if (isGranted(draft, correction)) {
            draft.clock = draft.clock.corrected(correction);
        }
    }

    private static boolean isGranted(Draft draft, Function<ChessClock, ClockResult> order) {
        ChessClock clock = draft.clock.now();
        if (clock == null) {
            draft.refuse(Refusal.NO_CLOCK);
            return false;
        }
        return switch (order.apply(clock)) {
            case ClockResult.Changed changed -> true;
            case ClockResult.Refused refused -> {
                draft.refuse(refusal(refused.reason()));
                yield false;
            }
        };
    }

    private static Refusal refusal(ClockRefusal reason) {
        return switch (reason) {
            case NOT_STARTED, PAUSED -> Refusal.CLOCK_STANDS;
            case NOT_PAUSED, ALREADY_STARTED -> Refusal.CLOCK_RUNS;
            case NOT_ENOUGH_TIME -> Refusal.NOT_ENOUGH_TIME;
            case UNTIMED -> Refusal.NO_CLOCK;
            case FLAG_FALLEN, STOPPED -> Refusal.GAME_OVER;
            case NOT_YOUR_TURN, BEFORE_TURN -> Refusal.NOT_YOUR_TURN;
        };
    }
}
