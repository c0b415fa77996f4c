package org.jadoube.adapter.file;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.port.Journal;
import org.jadoube.port.JournalEvent;
import org.jadoube.table.Input;

/**
 * The journal of one game in a file of its own, written by a thread of its own.
 *
 * <p>That thread takes all that waits, writes it, flushes once, and only then calls it safe. It
 * does not hinder the end of the process: {@link #awaitEnd} before leaving.
 */
public final class JournalFile implements Journal {
    private final JournalQueue queue;
    private final JournalCommit commit;
    private final JournalPace pace;
    private final Consumer<JournalEvent> listener;
    private final Thread thread;

    private JournalFile(
            JournalQueue queue,
            JournalCommit commit,
            JournalPace pace,
            Consumer<JournalEvent> listener) {
        this.queue = queue;
        this.commit = commit;
        this.pace = pace;
        this.listener = listener;
        thread = Thread.ofPlatform().name("journal").daemon().unstarted(this::run);
    }

    static JournalFile start(
            Disk disk,
            JournalOpening opening,
            JournalPace pace,
            Consumer<JournalEvent> listener,
            LongSupplier nanoTime) {
        JournalFile journal =
                new JournalFile(
                        new JournalQueue(pace.capacity(), opening.writer().sequence()),
                        new JournalCommit(disk, opening, listener, nanoTime),
                        pace,
                        listener);
        journal.thread.start();
        return journal;
    }

    @Override
    public long append(Input input) {
        JournalQueue.Appended appended = queue.append(input);
        if (appended.isFirstLost()) {
            listener.accept(new JournalEvent.Lost(appended.sequence()));
        }
        return appended.sequence();
    }

    @Override
    public long durableSequence() {
        return queue.durable();
    }

    @Override
    public void close() {
        queue.close();
    }

    /** Where the journal is; empty while its file could not be opened. */
    public Optional<Path> path() {
        return commit.path();
    }

    /**
     * Waits until a closed journal has been written, or given up.
     *
     * @return whether that happened in time
     */
    public boolean awaitEnd(Duration patience) throws InterruptedException {
        return thread.join(patience);
    }

    private void run() {
        try {
            boolean isSafe = commit(List.of());
            int attempts = pace.attemptsAfterClose();
            while (isSafe ? queue.awaitInput() : attempts > 0) {
                if (!isSafe) {
                    Thread.sleep(pace.retryMillis());
                    attempts -= queue.isClosed() ? 1 : 0;
                }
                isSafe = commit(queue.take());
                queue.pause(isSafe ? pace.intervalMillis() : 0);
            }
            if (!isSafe) {
                listener.accept(new JournalEvent.Lost(Math.max(0, queue.durable()) + 1));
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        } finally {
            commit.close();
        }
    }

    private boolean commit(List<Input> inputs) {
        Optional<Long> sequence = commit.commit(inputs);
        sequence.ifPresent(safe -> {
            queue.setDurable(safe);
            commit.reportDurable(safe);
        });
        return sequence.isPresent();
    }
}
