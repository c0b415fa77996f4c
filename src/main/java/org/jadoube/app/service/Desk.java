package org.jadoube.app.service;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.chess.Position;
import org.jadoube.port.Fault;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Step;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jadoube.trace.JournalHead;

/**
 * What is played, and how it is kept: each input is handed to the journal before anything comes of
 * it, and games that are over go to the archive. Used by the loop's thread alone; never waits.
 */
final class Desk {
    private final JournalFolder journals;
    private final Archivist archivist;
    private final LongSupplier clockMicros;
    private final Consumer<String> log;
    private Table table;
    private GameRecord record;
    private long lastMicros;
    private final boolean goesOn;
    private boolean isStored;

    private Desk(
            JournalFolder journals,
            Archivist archivist,
            LongSupplier clockMicros,
            Consumer<String> log,
            Table table,
            GameRecord record,
            long lastMicros,
            boolean goesOn) {
        this.journals = journals;
        this.archivist = archivist;
        this.clockMicros = clockMicros;
        this.log = log;
        this.table = table;
        this.record = record;
        this.lastMicros = lastMicros;
        this.goesOn = goesOn;
    }

    /**
     * The desk as the service finds it: the last game where it is not over, or a new one.
     *
     * @param clockMicros the clock of all inputs, later than the last of that game
     * @param date tells the time of day
     * @param log is told in words what is worth knowing, by several threads
     */
    static Desk open(
            JournalFolder journals,
            Archivist archivist,
            LastGame last,
            TableRules rules,
            LongSupplier clockMicros,
            Supplier<OffsetDateTime> date,
            Consumer<String> log) {
        JournalWatch watch = new JournalWatch(clockMicros, log);
        archivist.catchUp(last.older(), last.newest().map(LastGame.Found::reading));
        if (last.newest().isPresent()) {
            LastGame.Found found = last.newest().get();
            Replay replay = found.replay();
            GameRecord record =
                    new GameRecord(
                            replay.head(),
                            journals.resume(found.journal(), found.reading(), watch),
                            watch,
                            replay.plies());
            return new Desk(
                    journals,
                    archivist,
                    clockMicros,
                    log,
                    replay.table(),
                    record,
                    replay.lastMicros(),
                    true);
        }
        Position start = Position.start();
        JournalHead head =
                new JournalHead(
                        date.get(),
                        new LinkedHashMap<>(),
                        rules,
                        start,
                        List.of(),
                        start.occupied(),
                        clockMicros.getAsLong());
        GameRecord record =
                new GameRecord(head, journals.begin(head, watch), watch, new PlyLedger(0));
        return new Desk(
                journals,
                archivist,
                clockMicros,
                log,
                head.table(),
                record,
                head.atMicros(),
                false);
    }

    Table table() {
        return table;
    }

    /** The time of the last input. */
    long lastMicros() {
        return lastMicros;
    }

    /** Whether the game was on before the service started. */
    boolean goesOn() {
        return goesOn;
    }

    int safePlies() {
        return record.safePlies();
    }

    Optional<Fault> fault() {
        return record.watch().fault();
    }

    /**
     * Takes an input in.
     *
     * @throws RuntimeException if the table cannot; the input is then as if it had never been
     */
    List<Effect> take(Input input) {
        Step step = table.step((Input.InGame) input);
        record.keep(input, step.effects());
        table = step.table();
        lastMicros = input.atMicros();
        return step.effects();
    }

    /** Does what is due beside the game. */
    void tend() {
        long nowMicros = clockMicros.getAsLong();
        if (table.isFinal(nowMicros) && !isStored) {
            archivist.store(ArchivedGame.of(record.head(), table, lastMicros));
            isStored = true;
        }
        if (record.watch().isLost()) {
            goOnInAnotherJournal(nowMicros);
        }
    }

    /** The journal had to leave something out: the moves so far are the head of another. */
    private void goOnInAnotherJournal(long nowMicros) {
        JournalHead head = record.head();
        JournalHead next =
                new JournalHead(
                        head.date(),
                        head.tags(),
                        head.rules(),
                        head.start(),
                        table.game().moves(),
                        table.recognition().contacts(),
                        Math.max(nowMicros, lastMicros));
        record.journal().close();
        JournalWatch watch = new JournalWatch(clockMicros, log);
        record =
                new GameRecord(
                        next,
                        journals.begin(next, watch),
                        watch,
                        new PlyLedger(next.played().size()));
    }

    /**
     * Ends the journal, and waits until what was handed to it is safe, but not for ever.
     *
     * @return whether it is
     */
    boolean close(Duration patience) throws InterruptedException {
        record.journal().close();
        return record.journal().awaitEnd(patience);
    }
}
