package org.jadoube.app.service;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.port.Fault;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;
import org.jadoube.table.SittingStep;
import org.jadoube.table.Table;

/**
 * What is played, and how it is kept: each input is handed to the journal before anything comes of
 * it, and games that are over go to the archive. Used by the loop's thread alone; never waits.
 */
final class Desk {
    private final Journals journals;
    private final Archivist archivist;
    private final boolean goesOn;
    private Sitting sitting;
    private GameRecord record;
    private long lastMicros;
    private boolean isStored;

    private Desk(
            Journals journals,
            Archivist archivist,
            boolean goesOn,
            Sitting sitting,
            GameRecord record,
            long lastMicros) {
        this.journals = journals;
        this.archivist = archivist;
        this.goesOn = goesOn;
        this.sitting = sitting;
        this.record = record;
        this.lastMicros = lastMicros;
    }

    /** The desk at which a game goes on that was on when the service ended. */
    static Desk resumed(Journals journals, Archivist archivist, LastGame.Found found) {
        Replay replay = found.replay();
        return new Desk(
                journals,
                archivist,
                true,
                replay.sitting(),
                journals.resume(found),
                replay.lastMicros());
    }

    /** A desk at which nothing has been played yet. */
    static Desk fresh(Journals journals, Archivist archivist, Sitting sitting, long nowMicros) {
        GameRecord record = journals.begin(sitting, List.of(), nowMicros);
        return new Desk(journals, archivist, false, sitting, record, nowMicros);
    }

    /** What is played now. */
    Sitting sitting() {
        return sitting;
    }

    /** Whether it was on before the service started. */
    boolean goesOn() {
        return goesOn;
    }

    /** The time of the last input. */
    long lastMicros() {
        return lastMicros;
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
     * @throws RuntimeException if the sitting cannot; the input is then as if it had never been
     */
    List<Effect> take(Input input) {
        SittingStep step = sitting.step(input);
        Optional<Effect.GameBegun> begun =
                step.effects().stream()
                        .filter(Effect.GameBegun.class::isInstance)
                        .map(Effect.GameBegun.class::cast)
                        .findFirst();
        if (begun.isPresent()) {
            leave();
            record = journals.begin(begun.get());
        } else {
            record.keep(input, Replay.moves(step.sitting()));
        }
        sitting = step.sitting();
        lastMicros = input.atMicros();
        return step.effects();
    }

    /** Leaves the game that was on until now, over or not. */
    private void leave() {
        store();
        record.journal().close();
        archivist.retire(record.journal());
        isStored = false;
    }

    private void store() {
        if (!isStored) {
            ArchivedGame.of(record.head(), sitting, lastMicros).ifPresent(archivist::store);
            isStored = true;
        }
    }

    /** Does what is due beside the game. */
    void tend(long nowMicros) {
        if (sitting.table().filter(table -> isSettled(table, nowMicros)).isPresent()) {
            store();
        }
        if (record.watch().isLost() && isAtRest()) {
            record.journal().close();
            record = journals.goOn(record.head(), sitting, Math.max(nowMicros, lastMicros));
        }
    }

    /** Whether no piece is in the air: the moves alone then tell how the board stands. */
    private boolean isAtRest() {
        return sitting.table()
                .map(table -> table.recognition().contacts() == table.game().position().occupied())
                .orElse(true);
    }

    private static boolean isSettled(Table table, long nowMicros) {
        return table.isFinal(nowMicros) && !table.awaitsVerdict();
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
