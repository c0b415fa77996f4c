package org.jadoube.clock;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jadoube.chess.Color;
import org.jadoube.clock.Phase.Begun;
import org.jadoube.clock.Phase.Paused;
import org.jadoube.clock.Phase.Ready;
import org.jadoube.clock.Phase.Running;
import org.jadoube.clock.Phase.Stopped;

/**
 * A chess clock, as a value: every change gives a new clock, and the time is always an argument.
 *
 * <p>Times are in microseconds on the caller's monotonic clock, from any origin. What is asked at a
 * moment is answered for that moment, so a press counts at its edge however late it is told; there
 * is no running total, and nothing drifts. A flag falls at the very microsecond at which the time
 * is used up, and a press at that microsecond comes too late.
 *
 * <p>The clock knows no moves and no results: whether a press is due, and whether a fallen flag
 * loses (Laws of Chess, 6.9), is its caller's to say. A press edge can be told after a flag has
 * been noticed and yet be older: who stops a clock for its flag first waits as long as edges can be
 * late.
 */
public final class ChessClock {

    /** The time left of a side that plays without a limit. */
    public static final long UNLIMITED = Long.MAX_VALUE;

    private final TimeControl control;
    private final Ledger white;
    private final Ledger black;
    private final Phase phase;

    private ChessClock(TimeControl control, Ledger white, Ledger black, Phase phase) {
        this.control = control;
        this.white = white;
        this.black = black;
        this.phase = phase;
    }

    /**
     * A clock set and not yet started; increments and Bronstein delays of the first move are on it.
     *
     * @param toMove the side that has the first move
     */
    public static ChessClock ready(TimeControl control, Color toMove) {
        return new ChessClock(
                control,
                Ledger.open(control.white()),
                Ledger.open(control.black()),
                new Ready(toMove));
    }

    /** The time control that the clock was set to. */
    public TimeControl control() {
        return control;
    }

    /** Whether it was set and has not been started. */
    public boolean isReady() {
        return phase instanceof Ready;
    }

    /** How many moves a side has completed. */
    public int movesCompleted(Color color) {
        return ledger(color).moves();
    }

    /**
     * The time that a side's clock shows.
     *
     * <p>Under a simple delay it stands while the delay runs off, so it can be 0 before the flag
     * falls. For a moment before the last press, it is what was shown just after that press.
     *
     * @return 0 or more, or {@link #UNLIMITED}
     */
    public long remainingMicros(Color color, long atMicros) {
        return color == phase.side()
                ? turn().shownMicros(atMicros)
                : ledger(color).waited(turn().usedMicros(atMicros)).shownMicros(0);
    }

    /**
     * The side whose time is running at a moment; empty when the clock stands or a flag is down.
     */
    public Optional<Color> running(long atMicros) {
        return phase instanceof Running && flag(atMicros).isEmpty()
                ? Optional.of(phase.side())
                : Optional.empty();
    }

    /** Whether the clock was stopped for a while and waits for {@link #resume}. */
    public boolean isPaused() {
        return phase instanceof Paused;
    }

    /** The flag that has fallen by a moment: the first one, for it stops the clock. */
    public Optional<Flag> flag(long atMicros) {
        return turn().flag(atMicros);
    }

    /**
     * When the text of the running clock changes next, its flag's fall included.
     *
     * <p>Empty when nothing will change by itself. A period ends with a completed move, never by
     * time. The waiting side's text, which moves in an hourglass, is not looked at.
     *
     * @return a moment after the one given
     */
    public OptionalLong nextEventMicros(long afterMicros) {
        return turn().nextEventMicros(afterMicros);
    }

    /** Starts the clock of the side that has the first move, without anybody's press. */
    public ClockResult start(long atMicros) {
        return switch (phase) {
            case Ready ready -> changed(new Running(ready.side(), 0, atMicros));
            case Running running -> refused(ClockRefusal.ALREADY_STARTED);
            case Paused paused -> refused(ClockRefusal.ALREADY_STARTED);
            case Stopped stopped -> refused(closedReason());
        };
    }

    /**
     * A side presses its button: its move is completed, and the opponent's time runs.
     *
     * <p>Before the first move, the press of the side that does not move starts the clock, unless
     * the time control starts it with the first move. The side to move may also be the first to
     * press; its first move then was not timed. A press from before a pause counts even when it is
     * told after it.
     *
     * @param atMicros the edge of the button
     */
    public ClockResult press(Color color, long atMicros) {
        if (phase instanceof Ready ready
                && color != ready.side()
                && control.start() == ClockStart.PRESS) {
            return start(atMicros);
        }
        return endTurn(color, atMicros);
    }

    /**
     * A side's move is completed without its press, as when the contacts alone tell.
     *
     * <p>Hands may overlap: a reply placed before the opponent's move was completed has used no
     * time. Otherwise as {@link #press}, but it never starts the clock for the opponent's move.
     *
     * @param atMicros the edge of the move's last contact
     */
    public ClockResult completeMove(Color color, long atMicros) {
        long at =
                phase instanceof Begun begun
                        ? Math.max(atMicros, begun.run().sinceMicros())
                        : atMicros;
        return endTurn(color, at);
    }

    private ClockResult endTurn(Color color, long atMicros) {
        if (color != phase.side()) {
            return refused(phase instanceof Stopped ? closedReason() : ClockRefusal.NOT_YOUR_TURN);
        }
        return switch (phase) {
            case Ready ready -> passTurn(ledger(color).completeUntimed(), 0, atMicros);
            case Running running -> endRunningTurn(running, atMicros);
            case Paused paused -> endTurnBefore(paused, atMicros);
            case Stopped stopped -> refused(closedReason());
        };
    }

    private ClockResult endRunningTurn(Running running, long atMicros) {
        if (atMicros < running.sinceMicros()) {
            return refused(ClockRefusal.BEFORE_TURN);
        }
        if (flag(atMicros).isPresent()) {
            return refused(ClockRefusal.FLAG_FALLEN);
        }
        long used = turn().usedMicros(atMicros);
        return passTurn(ledger(running.side()).complete(used), used, atMicros);
    }

    private ClockResult endTurnBefore(Paused paused, long atMicros) {
        if (atMicros >= paused.atMicros()) {
            return refused(ClockRefusal.PAUSED);
        }
        ClockResult pressed = in(paused.run()).endRunningTurn(paused.run(), atMicros);
        if (!(pressed instanceof ClockResult.Changed ended)) {
            return pressed;
        }
        ClockResult pausedAgain = ended.clock().pause(paused.atMicros());
        // The opponent's flag can have fallen before the pause; then there is nothing to pause.
        return pausedAgain instanceof ClockResult.Changed ? pausedAgain : ended;
    }

    private ClockResult passTurn(Ledger ended, long usedMicros, long atMicros) {
        Color opponent = phase.side().opposite();
        Ledger waited = ledger(opponent).waited(usedMicros);
        return new ClockResult.Changed(
                with(phase.side(), ended)
                        .with(opponent, waited)
                        .in(new Running(opponent, 0, atMicros)));
    }

    /** Stops the running clock until {@link #resume}; no earlier than its turn began. */
    public ClockResult pause(long atMicros) {
        return switch (phase) {
            case Ready ready -> refused(ClockRefusal.NOT_STARTED);
            case Running running ->
                    flag(atMicros).isPresent()
                            ? refused(ClockRefusal.FLAG_FALLEN)
                            : changed(
                                    new Paused(running, Math.max(atMicros, running.sinceMicros())));
            case Paused paused -> refused(ClockRefusal.PAUSED);
            case Stopped stopped -> refused(closedReason());
        };
    }

    /** Lets a paused clock run on for the same side; no earlier than it was paused. */
    public ClockResult resume(long atMicros) {
        return switch (phase) {
            case Ready ready -> refused(ClockRefusal.NOT_PAUSED);
            case Running running -> refused(ClockRefusal.NOT_PAUSED);
            case Paused paused -> changed(paused.resumedAt(atMicros));
            case Stopped stopped -> refused(closedReason());
        };
    }

    /**
     * Stops the clock for good, as the end of the game does; at the flag's fall if that was
     * earlier.
     */
    public ChessClock stop(long atMicros) {
        return switch (phase) {
            case Ready ready -> in(new Stopped(new Running(ready.side(), 0, atMicros), atMicros));
            case Running running -> {
                long at = flag(atMicros).map(Flag::atMicros).orElse(atMicros);
                yield in(new Stopped(running, at));
            }
            case Paused paused -> in(new Stopped(paused.run(), paused.atMicros()));
            case Stopped stopped -> this;
        };
    }

    /**
     * The arbiter gives a side time, or takes it away.
     *
     * @param micros less than 0 to take away
     */
    public ClockResult addTime(Color color, long micros, long atMicros) {
        Ledger ledger = ledger(color);
        return ledger.isTimed()
                ? correct(color, ledger.add(micros), atMicros)
                : refused(ClockRefusal.UNTIMED);
    }

    /** The arbiter sets what a side's clock shows at a moment. */
    public ClockResult setTime(Color color, long micros, long atMicros) {
        return addTime(color, micros - remainingMicros(color, atMicros), atMicros);
    }

    /**
     * The arbiter corrects the number of moves that a side has completed; its time stays, that of a
     * period begun or undone with it included.
     *
     * @param moves 0 or more
     */
    public ClockResult setMoves(Color color, int moves, long atMicros) {
        if (moves < 0) {
            throw new IllegalArgumentException(moves + " moves completed");
        }
        return correct(color, ledger(color).withMoves(moves), atMicros);
    }

    private ClockResult correct(Color color, Ledger corrected, long atMicros) {
        if (phase instanceof Stopped) {
            return refused(closedReason());
        }
        if (flag(atMicros).isPresent()) {
            return refused(ClockRefusal.FLAG_FALLEN);
        }
        long used = turn().usedMicros(atMicros);
        boolean solvent =
                color == phase.side()
                        ? corrected.isSolvent(used)
                        : corrected.waited(used).isSolvent(0);
        return solvent
                ? new ClockResult.Changed(with(color, corrected))
                : refused(ClockRefusal.NOT_ENOUGH_TIME);
    }

    /**
     * This clock as it stood when it was last started, pressed, paused, resumed or stopped, going
     * on at another moment: an earlier clock of the game after a takeback.
     *
     * <p>A running clock runs from that moment, a paused or stopped one stays so.
     */
    public ChessClock restoredAt(long atMicros) {
        return in(phase.restoredAt(atMicros));
    }

    private ClockRefusal closedReason() {
        return flag(Long.MAX_VALUE).isPresent() ? ClockRefusal.FLAG_FALLEN : ClockRefusal.STOPPED;
    }

    private Turn turn() {
        return new Turn(ledger(phase.side()), phase);
    }

    private Ledger ledger(Color color) {
        return color == Color.WHITE ? white : black;
    }

    private ChessClock with(Color color, Ledger ledger) {
        return color == Color.WHITE
                ? new ChessClock(control, ledger, black, phase)
                : new ChessClock(control, white, ledger, phase);
    }

    private ChessClock in(Phase next) {
        return new ChessClock(control, white, black, next);
    }

    private ClockResult changed(Phase next) {
        return new ClockResult.Changed(in(next));
    }

    private static ClockResult refused(ClockRefusal reason) {
        return new ClockResult.Refused(reason);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ChessClock that
                && control.equals(that.control)
                && white.equals(that.white)
                && black.equals(that.black)
                && phase.equals(that.phase);
    }

    @Override
    public int hashCode() {
        return Objects.hash(control, white, black, phase);
    }

    @Override
    public String toString() {
        return "ChessClock[" + control + ", " + white + ", " + black + ", " + phase + "]";
    }
}
