package org.jadoube.adapter.pi4j;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.jadoube.port.Scan;
import org.jadoube.port.ToldFaults;

/**
 * Scans the contacts at their own pace, on a thread of its own: a bus that hangs may take a second
 * for a single call, and neither the loop nor its watchdog nor the buttons may wait for that. The
 * loop is given the scans with their times, so it makes no difference when it asks.
 */
final class ScanThread implements AutoCloseable {
    /** A few seconds of scans; a loop that is away for longer has worse trouble than lost ones. */
    private static final int MOST_WAITING = 2_000;

    /** Longer than the longest call that comes to an end. */
    private static final long STUCK_MICROS = 3_000_000;

    private static final long CLOSING_MILLIS = 1_500;

    private final ContactSource source;
    private final ContactDoubts doubts;
    private final ToldFaults faults;
    private final LongSupplier clock;
    private final long periodNanos;
    private final Deque<Scan> waiting = new ArrayDeque<>();
    private final Thread thread;
    private volatile long passedMicros;
    private volatile boolean isClosed;

    private ScanThread(
            ContactSource source,
            ContactDoubts doubts,
            int scansPerSecond,
            ToldFaults faults,
            LongSupplier clock) {
        this.source = source;
        this.faults = faults;
        this.clock = clock;
        this.doubts = doubts;
        periodNanos = TimeUnit.SECONDS.toNanos(1) / scansPerSecond;
        passedMicros = clock.getAsLong();
        thread = Thread.ofPlatform().daemon().name("jadoube-contacts").unstarted(this::run);
    }

    static ScanThread start(
            ContactSource source,
            ContactDoubts doubts,
            int scansPerSecond,
            ToldFaults faults,
            LongSupplier clock) {
        ScanThread started = new ScanThread(source, doubts, scansPerSecond, faults, clock);
        started.thread.start();
        return started;
    }

    private void run() {
        try (source) {
            long nextNanos = System.nanoTime();
            while (!isClosed) {
                passedMicros = clock.getAsLong();
                source.scan().map(doubts::accept).ifPresent(this::add);
                nextNanos = Math.max(nextNanos + periodNanos, System.nanoTime());
                LockSupport.parkNanos(nextNanos - System.nanoTime());
            }
        }
    }

    private synchronized void add(Scan scan) {
        if (waiting.size() == MOST_WAITING) {
            waiting.removeFirst();
        }
        waiting.addLast(scan);
    }

    /** The scans since the last time. */
    synchronized List<Scan> poll() {
        long nowMicros = clock.getAsLong();
        if (nowMicros - passedMicros > STUCK_MICROS) {
            faults.began(
                    ContactSource.PART,
                    "The contacts of the board cannot be read: their bus does not come back. Take"
                            + " the board's power away and give it back.",
                    nowMicros);
        }
        List<Scan> scans = List.copyOf(waiting);
        waiting.clear();
        return scans;
    }

    @Override
    public void close() {
        isClosed = true;
        LockSupport.unpark(thread);
        Threads.join(thread, CLOSING_MILLIS);
    }
}
