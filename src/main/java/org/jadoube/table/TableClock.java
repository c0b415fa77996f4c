package org.jadoube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Color;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.ClockResult;
import org.jadoube.clock.Flag;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.Game;
import org.jspecify.annotations.Nullable;

/**
 * The clock of a game, which may have none, and what it showed before each completed ply.
 *
 * @param now the clock as it is; null where no clock is in use
 * @param first the number of plies made before the clock was set
 * @param before the clock before each ply that it has seen completed
 */
public record TableClock(@Nullable ChessClock now, int first, List<ChessClock> before) {
    /** A button's edge may be told this much later than it happened. */
    private static final long LATEST_EDGE_MICROS = 60_000;

    /** A clock asked for an earlier moment than the last press tells what it showed just then. */
    private static final long JUST_AFTER = Long.MIN_VALUE / 2;

    /** A game without a clock. */
    static final TableClock NONE = new TableClock(null, 0, List.of());

    public TableClock {
        before = List.copyOf(before);
    }

    static TableClock ready(TimeControl control, Color toMove, int plies) {
        return new TableClock(ChessClock.ready(control, toMove), plies, List.of());
    }

    /** The clock, where one is in use. */
    public Optional<ChessClock> clock() {
        return Optional.ofNullable(now);
    }

    /**
     * What the mover of each ply had left after it, {@link ChessClock#UNLIMITED} also where the
     * clock was not there yet; none where no clock is in use.
     *
     * @param nowMicros for a last ply that has not been completed on the clock
     */
    public List<Long> remainingMicros(Game game, long nowMicros) {
        List<Long> remaining = new ArrayList<>();
        if (now == null) {
            return remaining;
        }
        Color mover = game.start().turn();
        for (int ply = 0; ply < game.plies(); ply++) {
            ChessClock after =
                    ply >= first && ply + 1 < completed() ? before.get(ply + 1 - first) : now;
            long asked = ply < completed() ? JUST_AFTER : nowMicros;
            remaining.add(ply < first ? ChessClock.UNLIMITED : after.remainingMicros(mover, asked));
            mover = mover.opposite();
        }
        return remaining;
    }

    /** The number of plies that are completed on the clock. */
    int completed() {
        return first + before.size();
    }

    /** Whether a clock is in use that no longer stands ready. */
    boolean isStarted() {
        return now != null && !now.isReady();
    }

    /** Starts a clock that stands ready; the press of the side that does not move. */
    Optional<TableClock> started(Color pressing, long atMicros) {
        boolean ready = now != null && before.isEmpty() && now.running(atMicros).isEmpty();
        return ready
                        && now != null
                        && now.press(pressing, atMicros) instanceof ClockResult.Changed c
                ? Optional.of(new TableClock(c.clock(), first, before))
                : Optional.empty();
    }

    /** After a move was completed by its mover's press. */
    TableClock pressed(Color mover, long atMicros) {
        return completing(clock -> clock.press(mover, atMicros));
    }

    /** After a move was completed by the contacts alone; a paused clock runs on with it. */
    TableClock completed(Color mover, long atMicros) {
        return resumed(atMicros).completing(clock -> clock.completeMove(mover, atMicros));
    }

    private TableClock completing(Function<ChessClock, ClockResult> change) {
        if (now == null) {
            return this;
        }
        List<ChessClock> seen = new ArrayList<>(before);
        seen.add(now);
        return change.apply(now) instanceof ClockResult.Changed changed
                ? new TableClock(changed.clock(), first, seen)
                : new TableClock(now, first, seen);
    }

    /** As if the plies after the first few had not been completed: their movers' time ran on. */
    TableClock revisedTo(int plies) {
        return now != null && first <= plies && plies < completed()
                ? new TableClock(before.get(plies - first), first, before.subList(0, plies - first))
                : this;
    }

    /** With the times before the plies after the first few, running on from now. */
    TableClock takenBackTo(int plies, long nowMicros) {
        return first <= plies && plies < completed()
                ? revisedTo(plies).restoredAt(nowMicros)
                : this;
    }

    /** The same clock going on at another moment than it was left. */
    TableClock restoredAt(long nowMicros) {
        return now == null ? this : new TableClock(now.restoredAt(nowMicros), first, before);
    }

    /** Whether this side's time runs. */
    boolean isRunningFor(Color color, long nowMicros) {
        return now != null && now.running(nowMicros).filter(color::equals).isPresent();
    }

    /** Whether it was stopped for a while. */
    boolean isPaused() {
        return now != null && now.isPaused();
    }

    /** Stopped until it is resumed. */
    TableClock paused(long nowMicros) {
        return changing(clock -> clock.pause(nowMicros));
    }

    /** Running on after a pause. */
    TableClock resumed(long nowMicros) {
        return changing(clock -> clock.resume(nowMicros));
    }

    /** The same change on the clock and on all that a takeback could bring back. */
    TableClock corrected(Function<ChessClock, ClockResult> correction) {
        TableClock changed = changing(correction);
        return new TableClock(
                changed.now,
                first,
                before.stream().map(clock -> changed(clock, correction)).toList());
    }

    private static ChessClock changed(
            ChessClock clock, Function<ChessClock, ClockResult> correction) {
        return correction.apply(clock) instanceof ClockResult.Changed done ? done.clock() : clock;
    }

    /** After the clock was asked something; as it is where the clock refuses. */
    TableClock changing(Function<ChessClock, ClockResult> change) {
        return now == null ? this : new TableClock(changed(now, change), first, before);
    }

    /** Stopped for good, as at the end of a game. */
    TableClock stopped(long nowMicros) {
        return now == null ? this : new TableClock(now.stop(nowMicros), first, before);
    }

    /** The flag that has fallen for certain: no press from before its fall can still be told. */
    Optional<Flag> fallen(long nowMicros) {
        return now == null ? Optional.empty() : now.flag(nowMicros - LATEST_EDGE_MICROS);
    }

    /** When {@link #fallen} has to be asked; {@code Long.MAX_VALUE} when no flag will fall. */
    long wakeMicros() {
        return clock().flatMap(clock -> clock.flag(Long.MAX_VALUE / 2))
                .map(flag -> flag.atMicros() + LATEST_EDGE_MICROS)
                .orElse(Long.MAX_VALUE);
    }
}
