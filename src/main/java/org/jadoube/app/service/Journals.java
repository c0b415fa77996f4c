package org.jadoube.app.service;

import java.time.OffsetDateTime;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.clock.ChessClock;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;
import org.jadoube.trace.JournalHead;

/**
 * The journals of a board, one a game, as they are begun and gone on with.
 *
 * @param clockMicros the clock of the service
 * @param date tells the time of day
 * @param log is told in words what is worth knowing, by several threads
 */
record Journals(
        JournalFolder folder,
        LongSupplier clockMicros,
        Supplier<OffsetDateTime> date,
        Consumer<String> log) {

    /** The journal of a game that was on when the service ended. */
    GameRecord resume(LastGame.Found found) {
        JournalWatch watch = watch();
        return new GameRecord(
                found.replay().head(),
                folder.resume(found.journal(), found.reading(), watch),
                watch,
                found.replay().plies());
    }

    /** The journal of a sitting as it begins. */
    GameRecord begin(Sitting sitting, List<Move> played, long nowMicros) {
        return begin(head(date.get(), sitting, played, nowMicros));
    }

    /** The journal of a game that has begun. */
    GameRecord begin(Effect.GameBegun game) {
        GameRecord record = begin(JournalHead.of(date.get(), game));
        Sitting sitting = game.begun();
        for (Input input : game.since()) {
            sitting = sitting.step(input).sitting();
            record.keep(input, Replay.moves(sitting));
        }
        return record;
    }

    /**
     * The journal of a game whose journal had to leave something out: it begins with the moves, and
     * with what the clocks show.
     */
    GameRecord goOn(JournalHead head, Sitting sitting, long nowMicros) {
        List<Move> moves = Replay.moves(sitting);
        GameRecord record = begin(head(head.date(), sitting, moves, nowMicros));
        sitting.table()
                .flatMap(table -> table.clock().clock())
                .ifPresent(clock -> {
                    for (Color color : Color.values()) {
                        int completed = clock.movesCompleted(color);
                        record.keep(new Input.SetMoves(color, completed, nowMicros), moves);
                        long micros = clock.remainingMicros(color, nowMicros);
                        if (micros != ChessClock.UNLIMITED) {
                            record.keep(new Input.SetTime(color, micros, nowMicros), moves);
                        }
                    }
                });
        return record;
    }

    private GameRecord begin(JournalHead head) {
        JournalWatch watch = watch();
        return new GameRecord(head, folder.begin(head, watch), watch, new PlyLedger(head.played()));
    }

    private static JournalHead head(
            OffsetDateTime date, Sitting sitting, List<Move> played, long nowMicros) {
        return new JournalHead(
                date, sitting.plan(), sitting.board(), played, sitting.contacts(), nowMicros);
    }

    private JournalWatch watch() {
        return new JournalWatch(clockMicros, log);
    }
}
