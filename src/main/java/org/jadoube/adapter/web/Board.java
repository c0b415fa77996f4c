package org.jadoube.adapter.web;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.port.Signal;
import org.jadoube.port.Snapshot;
import org.jspecify.annotations.Nullable;

/**
 * The board in use, as the console sees and touches it.
 *
 * <p>The loop hands its snapshots in and never waits: they are kept, the latest only, until the
 * console's own thread looks.
 */
public final class Board implements Consumer<Snapshot> {
    private final Consumer<Signal> signals;
    private final LongSupplier clockMicros;
    private final @Nullable Touch touch;
    private final AtomicReference<@Nullable Picture> picture = new AtomicReference<>();
    private volatile Runnable listener = () -> {};

    /**
     * A board of which nothing has been seen yet.
     *
     * @param signals takes what is entered; never waits
     * @param clockMicros the clock of the service
     * @param touch moves the pieces; null for a board that only real hands can touch
     */
    public Board(Consumer<Signal> signals, LongSupplier clockMicros, @Nullable Touch touch) {
        this.signals = signals;
        this.clockMicros = clockMicros;
        this.touch = touch;
    }

    @Override
    public void accept(Snapshot snapshot) {
        Picture before = picture.get();
        Told told = before == null ? Told.NOTHING : before.told();
        picture.set(Picture.of(snapshot, told.after(snapshot.effects())));
        listener.run();
    }

    /** What is to be seen now; empty before the loop's first turn. */
    Optional<Picture> picture() {
        return Optional.ofNullable(picture.get());
    }

    /**
     * Has a listener called after each change of the picture, by the loop's thread.
     *
     * @param called returns at once
     */
    void onChange(Runnable called) {
        listener = called;
    }

    void enter(Signal signal) {
        signals.accept(signal);
    }

    long nowMicros() {
        return clockMicros.getAsLong();
    }

    Optional<Touch> touch() {
        return Optional.ofNullable(touch);
    }
}
