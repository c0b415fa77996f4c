package org.jadoube.app.service;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.chess.Position;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.port.Signal;
import org.jadoube.table.Input;

/** Finds out who can still mate, by a thread of its own; the answer comes by the queue. */
final class VerdictThread implements Consumer<Position>, AutoCloseable {
    /** Positions looked at for one question; for more a small machine has not the memory. */
    private static final long MOST_NODES = 200_000;

    /** As many questions as wait; then the oldest, of a game that has long gone on, is dropped. */
    private static final int CAPACITY = 64;

    private final BlockingQueue<Position> wanted = new ArrayBlockingQueue<>(CAPACITY);
    private final Consumer<Signal> signals;
    private final LongSupplier clockMicros;
    private final Thread thread;

    private VerdictThread(Consumer<Signal> signals, LongSupplier clockMicros) {
        this.signals = signals;
        this.clockMicros = clockMicros;
        thread = Thread.ofPlatform().name("verdicts").daemon().unstarted(this::run);
    }

    /**
     * A thread that waits for questions; it does not hinder the end of the process.
     *
     * @param signals where the answers go
     */
    static VerdictThread start(Consumer<Signal> signals, LongSupplier clockMicros) {
        VerdictThread verdicts = new VerdictThread(signals, clockMicros);
        verdicts.thread.start();
        return verdicts;
    }

    /** Asks about a position; never waits. */
    @Override
    public void accept(Position position) {
        while (!wanted.offer(position)) {
            wanted.poll();
        }
    }

    /** Ends the thread; a question that is being looked at may still be answered. */
    @Override
    public void close() {
        thread.interrupt();
    }

    private void run() {
        FullTest test = new FullTest(MOST_NODES);
        try {
            while (true) {
                Position position = wanted.take();
                Winnability winnability = test.winnability(position);
                signals.accept(
                        new Signal.Entered(
                                micros -> new Input.Judged(position, winnability, micros),
                                clockMicros.getAsLong()));
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }
}
