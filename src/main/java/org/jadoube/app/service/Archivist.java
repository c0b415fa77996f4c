package org.jadoube.app.service;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.adapter.file.JournalFile;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.port.Archive;
import org.jadoube.port.Fault;
import org.jadoube.port.FinishedGame;
import org.jadoube.port.Signal;
import org.jadoube.trace.JournalReading;

/**
 * Brings games to the archive, in order, by a thread of its own.
 *
 * <p>What fails is told once and tried again. What has not been done when the service ends is done
 * when it starts again: a journal leaves its folder only after its game is in the archive.
 */
final class Archivist {
    private static final String PART = "archive";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final JournalFolder journals;
    private final Archive archive;
    private final Duration pause;
    private final Consumer<Signal> signals;
    private final LongSupplier clockMicros;
    private final Consumer<String> log;
    private final BlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
    private final CountDownLatch ending = new CountDownLatch(1);
    private volatile boolean hasGivenUp;
    private final Thread thread = Thread.ofPlatform().name(PART).daemon().unstarted(this::run);

    /** Something to be done on the disk, as often as it takes. */
    private interface Task {
        void run() throws IOException, InterruptedException;
    }

    /** Ends the thread. */
    private static final class Last extends InterruptedException {
        private static final long serialVersionUID = 1;
    }

    /**
     * An archivist at work.
     *
     * @param pause between attempts at what has failed
     * @param signals is told what fails, and when that is over
     * @param log is told what has been done, in words, by another thread
     */
    static Archivist start(
            JournalFolder journals,
            Archive archive,
            Duration pause,
            Consumer<Signal> signals,
            LongSupplier clockMicros,
            Consumer<String> log) {
        Archivist archivist = new Archivist(journals, archive, pause, signals, clockMicros, log);
        archivist.thread.start();
        return archivist;
    }

    private Archivist(
            JournalFolder journals,
            Archive archive,
            Duration pause,
            Consumer<Signal> signals,
            LongSupplier clockMicros,
            Consumer<String> log) {
        this.journals = journals;
        this.archive = archive;
        this.pause = pause;
        this.signals = signals;
        this.clockMicros = clockMicros;
        this.log = log;
    }

    /** Has a game stored. */
    void store(FinishedGame game) {
        tasks.add(() -> log.accept("Kept as " + archive.store(game) + "."));
    }

    /** Has a closed journal, whose game has been stored, put with those that are done with. */
    void retire(JournalFile journal) {
        tasks.add(() -> {
            if (!journal.awaitEnd(PATIENCE)) {
                throw new IOException("a journal is still being written");
            }
            Optional<Path> path = journal.path();
            if (path.isPresent()) {
                journals.moveToArchived(path.get());
            }
        });
    }

    /**
     * Has the games of journals stored that were left behind, and the journals put away.
     *
     * @param older in the order in which they were begun
     * @param newest the journal after the last of them
     */
    void catchUp(List<Path> older, Optional<JournalReading> newest) {
        for (int i = 0; i < older.size(); i++) {
            Path journal = older.get(i);
            Optional<Path> next =
                    i + 1 < older.size() ? Optional.of(older.get(i + 1)) : Optional.empty();
            tasks.add(() -> {
                Optional<JournalReading> follower =
                        next.isPresent() ? Optional.of(journals.read(next.get())) : newest;
                catchUp(journal, follower);
            });
        }
    }

    private void catchUp(Path journal, Optional<JournalReading> follower) throws IOException {
        Optional<Replay> replay = LastGame.replay(journals.read(journal), log);
        if (replay.isEmpty()) {
            log.accept(journal + " cannot be played again and is put aside.");
            journals.moveToDamaged(journal);
            return;
        }
        Optional<FinishedGame> game = replay.get().game();
        if (game.isPresent() && !replay.get().isContinuedBy(follower)) {
            log.accept("Kept as " + archive.store(game.get()) + ".");
        }
        journals.moveToArchived(journal);
    }

    /**
     * Does what there is to do, and ends; gives up what cannot be done in time.
     *
     * @return whether all has been done
     */
    boolean close(Duration patience) throws InterruptedException {
        ending.countDown();
        tasks.add(() -> {
            throw new Last();
        });
        return thread.join(patience) && !hasGivenUp;
    }

    private void run() {
        try {
            while (true) {
                untilDone(tasks.take());
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private void untilDone(Task task) throws InterruptedException {
        boolean failed = false;
        while (!tried(task, failed)) {
            failed = true;
            if (ending.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                hasGivenUp = true;
                throw new Last();
            }
        }
        if (failed) {
            signals.accept(new Signal.FaultEnded(PART));
        }
    }

    private boolean tried(Task task, boolean again) throws InterruptedException {
        try {
            task.run();
            return true;
        } catch (IOException | RuntimeException failure) {
            if (!again) {
                String words =
                        "A finished game cannot be stored; it stays in its journal, and is tried"
                                + " again. ("
                                + failure
                                + ")";
                log.accept(words);
                signals.accept(
                        new Signal.FaultBegan(new Fault(PART, words, clockMicros.getAsLong())));
            }
            return false;
        }
    }
}
