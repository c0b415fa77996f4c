package org.jadoube.app.service;

import java.util.function.LongSupplier;

/**
 * The clock of a board: microseconds that never go back, not over a restart of the service either.
 *
 * <p>It goes on from the last input of the journal. The time in which nothing ran is left out.
 */
final class ServiceClock implements LongSupplier {
    private final long startMicros;
    private final long startNanos = System.nanoTime();

    private ServiceClock(long startMicros) {
        this.startMicros = startMicros;
    }

    /** A clock that now shows this. */
    static ServiceClock from(long micros) {
        return new ServiceClock(micros);
    }

    @Override
    public long getAsLong() {
        return startMicros + (System.nanoTime() - startNanos) / 1_000;
    }
}
