package org.jadoube.adapter.virtual;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jadoube.chess.Square;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.Lights;
import org.jadoube.port.Scan;
import org.jadoube.port.Sensor;

/**
 * A board without hardware: contacts are set, lights are read, by any thread.
 *
 * <p>Like a real one it is sampled: what is undone between two polls was never there. It is
 * unplugged, and knows of no contacts, until they are set for the first time.
 */
public final class VirtualBoard implements Sensor, Lights {
    private final LongSupplier clockMicros;
    private final AtomicLong contacts = new AtomicLong();
    private volatile boolean isPlugged;
    private volatile LightFrame lights = LightFrame.DARK;

    /** An unplugged board, whose scans are timed by a clock. */
    public VirtualBoard(LongSupplier clockMicros) {
        this.clockMicros = clockMicros;
    }

    /** Sets all contacts at a stroke, bit 0 for the board's own a1. */
    public void set(long closed) {
        contacts.set(closed);
        isPlugged = true;
    }

    /** Opens a contact. */
    public void lift(Square square) {
        contacts.updateAndGet(closed -> closed & ~square.bit());
    }

    /** Closes a contact. */
    public void place(Square square) {
        contacts.updateAndGet(closed -> closed | square.bit());
    }

    /**
     * Opens some contacts and closes others, all at a stroke.
     *
     * @param lifted the squares to open, bit 0 for the board's own a1
     * @param placed the squares to close
     */
    public void change(long lifted, long placed) {
        contacts.updateAndGet(closed -> (closed & ~lifted) | placed);
    }

    /** What the lights show. */
    public LightFrame lights() {
        return lights;
    }

    @Override
    public List<Scan> poll() {
        return isPlugged ? List.of(new Scan(contacts.get(), clockMicros.getAsLong())) : List.of();
    }

    @Override
    public void show(LightFrame frame) {
        lights = frame;
    }

    @Override
    public void close() {
        isPlugged = false;
        lights = LightFrame.DARK;
    }
}
