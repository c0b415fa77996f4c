package org.jadoube.app.service;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jadoube.port.Signal;

/**
 * The one way by which other threads reach the loop.
 *
 * <p>It has a bound, and neither side ever waits: what finds no room is dropped and counted, the
 * latest first to go. Entries of panels leave the last quarter to buttons and faults, so that a
 * panel gone wild cannot keep a player from pressing the clock.
 */
public final class SignalQueue implements Consumer<Signal> {
    static final int CAPACITY = 1_024;
    private static final int KEPT_FROM_PANELS = CAPACITY / 4;

    private final BlockingQueue<Signal> queue = new ArrayBlockingQueue<>(CAPACITY);
    private final AtomicLong dropped = new AtomicLong();

    @Override
    public void accept(Signal signal) {
        boolean hasRoom =
                !(signal instanceof Signal.Entered) || queue.remainingCapacity() > KEPT_FROM_PANELS;
        if (!hasRoom || !queue.offer(signal)) {
            dropped.incrementAndGet();
        }
    }

    /** All that has come in since it was last taken. */
    List<Signal> take() {
        List<Signal> taken = new ArrayList<>();
        queue.drainTo(taken);
        return taken;
    }

    /** How many signals have been dropped so far. */
    long dropped() {
        return dropped.get();
    }
}
