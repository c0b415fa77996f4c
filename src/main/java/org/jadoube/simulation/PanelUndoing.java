package org.jadoube.simulation;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.clock.ChessClock;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;
import org.jadoube.table.Table;

/** Players who see on the panel that others have been at it, and set it right, one by one. */
final class PanelUndoing implements Undoing {
    private static final long ENTRY_MICROS = 800_000;
    private static final long SETTING_UP_MICROS = 1_500_000;
    private static final long SHORT_MICROS = 120_000_000;
    private static final long ENOUGH_MICROS = 3_600_000_000L;

    /** Who has to set things right more often than this in a row leaves them as they are. */
    private static final int MOST_IN_A_ROW = 12;

    private final Course course;
    private final Desk desk;
    private final KeptHost host;
    private final Chances chances;
    private int inARow;

    PanelUndoing(Course course, Desk desk, KeptHost host, Chances chances) {
        this.course = course;
        this.desk = desk;
        this.host = host;
        this.chances = chances;
    }

    @Override
    public OptionalLong undo(long nowMicros) {
        if (inARow++ < MOST_IN_A_ROW && host.sitting().outcome().isEmpty()) {
            if (host.sitting().table().isEmpty() && course.played() == 0) {
                return OptionalLong.of(nowMicros + SETTING_UP_MICROS);
            }
            Optional<LongFunction<Input>> entry = entry(nowMicros);
            if (entry.isPresent()) {
                long at = nowMicros + ENTRY_MICROS;
                desk.agenda().add(new Deed.Befall(micros -> host.enter(micros, entry.get())), at);
                return OptionalLong.of(at + ENTRY_MICROS);
            }
        }
        inARow = 0;
        return OptionalLong.empty();
    }

    private Optional<LongFunction<Input>> entry(long nowMicros) {
        Sitting sitting = host.sitting();
        Table table = host.table();
        if (sitting.offersTurn()) {
            return Optional.of(Input.NotTurned::new);
        }
        if (sitting.board() != Orientation.STRAIGHT && table.game().plies() == 0) {
            return Optional.of(Input.Turned::new);
        }
        if (sitting.offersNextGame()) {
            return Optional.of(Input.WentOn::new);
        }
        long masked = sitting.masked() ^ desk.board().dead();
        if (masked != 0) {
            Square square = Bitboard.squares(masked).getFirst();
            boolean dead = Bitboard.contains(desk.board().dead(), square);
            return Optional.of(at -> new Input.Masked(square, dead, at));
        }
        if (table.offer().offeredBy().isPresent() && !course.isOver() && chances.happens(0.5)) {
            return Optional.of(Input.DeclinedDraw::new);
        }
        return table.clock().clock().flatMap(clock -> clockEntry(clock, nowMicros));
    }

    private Optional<LongFunction<Input>> clockEntry(ChessClock clock, long nowMicros) {
        Optional<Color> shortOfTime =
                Arrays.stream(Color.values())
                        .filter(color ->
                                clock.remainingMicros(color, host.serviceMicros(nowMicros))
                                        < SHORT_MICROS)
                        .findFirst();
        if (shortOfTime.isPresent()) {
            Color color = shortOfTime.get();
            return Optional.of(at -> new Input.SetTime(color, ENOUGH_MICROS, at));
        }
        return clock.isPaused() && chances.happens(0.5)
                ? Optional.of(Input.Resumed::new)
                : Optional.empty();
    }
}
