package org.jadoube.app.service;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.trace.JournalCut;
import org.jadoube.trace.JournalReading;

/**
 * What the journals hold when the service starts.
 *
 * @param older the journals before the newest that can be played again, in their order
 * @param newest that one, with what came of it; empty where there is none
 */
record LastGame(List<Path> older, Optional<Found> newest) {

    /** A journal, what was read of it, and the game that came of that. */
    record Found(Path journal, JournalReading reading, Replay replay) {}

    /** Looks for it; what cannot be played again is put aside, and nothing of it is fatal. */
    static LastGame in(JournalFolder journals, Consumer<String> log) {
        List<Path> older = new ArrayList<>();
        try {
            older.addAll(journals.journals());
        } catch (IOException unreadable) {
            log.accept("The folder of the journals cannot be read. (" + unreadable + ")");
        }
        while (!older.isEmpty()) {
            Path journal = older.removeLast();
            try {
                JournalReading reading = journals.read(journal);
                Optional<Replay> replay = replay(reading, log);
                if (replay.isPresent()) {
                    return new LastGame(
                            older, Optional.of(found(journal, reading, replay.get(), log)));
                }
                log.accept(journal + " cannot be played again and is put aside.");
                journals.moveToDamaged(journal);
            } catch (IOException failed) {
                log.accept(journal + " is passed over. (" + failed + ")");
            }
        }
        return new LastGame(older, Optional.empty());
    }

    private static Found found(
            Path journal, JournalReading reading, Replay replay, Consumer<String> log) {
        reading.cut()
                .filter(cut -> cut.reason() != JournalCut.Reason.TORN)
                .ifPresent(cut -> log.accept(journal + " is damaged: " + cut));
        return new Found(journal, reading, replay);
    }

    /** The time of the last input; 0 where there is none. */
    long lastMicros() {
        return newest.map(found -> found.replay().lastMicros()).orElse(0L);
    }

    /** The game of a journal; empty for one without a head, or whose inputs fit no game. */
    static Optional<Replay> replay(JournalReading reading, Consumer<String> log) {
        try {
            return reading.head().map(head -> Replay.of(head, reading.inputs()));
        } catch (RuntimeException misfit) {
            log.accept("The inputs of a journal fit no game. (" + misfit + ")");
            return Optional.empty();
        }
    }
}
