package org.jadoube.adapter.file;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.port.Journal;
import org.jadoube.table.Input;

/**
 * Inputs on their way from the loop's thread to the one that writes.
 *
 * <p>Its lock is held for a few instructions only, whatever the disk does, so appending never
 * waits.
 */
final class JournalQueue {
    private final int capacity;
    private final long before;
    private List<Input> waiting = new ArrayList<>();
    private long appended;
    private long durable = Journal.NOTHING_SAFE;
    private boolean isFull;
    private boolean isClosed;

    /**
     * A queue for the inputs after those that are there already.
     *
     * @param capacity how many inputs may not be safe yet
     * @param appended the number of the last input that is there already
     */
    JournalQueue(int capacity, long appended) {
        this.capacity = capacity;
        this.appended = appended;
        before = appended;
    }

    /** What became of an input. */
    record Appended(long sequence, boolean isFirstLost) {}

    /** Once an input has been lost none is kept: a journal with a gap cannot be replayed. */
    synchronized Appended append(Input input) {
        if (isClosed) {
            throw new IllegalStateException("the journal is closed");
        }
        appended++;
        boolean wasFull = isFull;
        isFull = wasFull || appended - Math.max(before, durable) > capacity;
        if (!isFull) {
            waiting.add(input);
            notifyAll();
        }
        return new Appended(appended, isFull && !wasFull);
    }

    /** All that has been appended since it was last taken. */
    synchronized List<Input> take() {
        List<Input> taken = waiting;
        waiting = new ArrayList<>();
        return taken;
    }

    synchronized void setDurable(long sequence) {
        durable = sequence;
    }

    synchronized long durable() {
        return durable;
    }

    synchronized void close() {
        isClosed = true;
        notifyAll();
    }

    synchronized boolean isClosed() {
        return isClosed;
    }

    /** Waits for an input; false when there is none and will be none. */
    synchronized boolean awaitInput() throws InterruptedException {
        while (waiting.isEmpty() && !isClosed) {
            wait();
        }
        return !waiting.isEmpty();
    }

    /** Waits for a time, or until no more inputs will come. */
    synchronized void pause(long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        for (long left = millis; left > 0 && !isClosed; ) {
            wait(left);
            left = (end - System.nanoTime()) / 1_000_000;
        }
    }
}
