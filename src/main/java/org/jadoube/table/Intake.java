package org.jadoube.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.DebounceTimes;
import org.jadoube.sensing.Debouncer;
import org.jadoube.sensing.Orientation;

/**
 * The turn of the loop: makes inputs of scans, of what was pressed and entered, and of time, in the
 * order in which they happened.
 *
 * <p>A press tells of contacts that changed before it, so it waits until those are believed. It
 * counts from when it was made, unless something later has been taken in meanwhile.
 *
 * <p>Simulated and real boards go through it, each with a clock of its own. Not thread-safe.
 */
public final class Intake {
    /** No contact at unrest may hold back a press for longer. */
    private static final long LONGEST_HOLD_MICROS = 60_000;

    /** What the inputs are for. */
    public interface Taker {
        /** Takes in contacts that changed. */
        void sensed(Input.Sensed input);

        /** Takes in that the time has come. */
        void elapsed(Input.Elapsed input);

        /** When that time comes. */
        long wakeMicros();

        /** A taker that does the same with both. */
        static Taker of(Consumer<Input.InGame> taken, LongSupplier wakeMicros) {
            return new Taker() {
                @Override
                public void sensed(Input.Sensed input) {
                    taken.accept(input);
                }

                @Override
                public void elapsed(Input.Elapsed input) {
                    taken.accept(input);
                }

                @Override
                public long wakeMicros() {
                    return wakeMicros.getAsLong();
                }
            };
        }
    }

    /**
     * @param taken told the time from which it counts
     */
    private record Entry(long atMicros, LongConsumer taken) {}

    private final Orientation orientation;
    private final Debouncer debouncer;
    private final Taker taker;
    private final Deque<Entry> entries = new ArrayDeque<>();
    private long seen;
    private long nowMicros;
    private long lastMicros;

    /**
     * A turn that believes the contacts it starts with.
     *
     * @param contacts the closed contacts as the board is wired, bit 0 for its own a1
     * @param nowMicros on the clock of all times to come
     */
    public Intake(Orientation orientation, long contacts, long nowMicros, Taker taker) {
        this.orientation = orientation;
        this.taker = taker;
        this.nowMicros = nowMicros;
        lastMicros = nowMicros;
        seen = orientation.turn(contacts);
        debouncer = new Debouncer(DebounceTimes.DEFAULT, seen, nowMicros);
    }

    /**
     * Has something pressed or entered wait for its turn.
     *
     * @param taken does it, told the time from which it counts
     */
    public void enter(long atMicros, LongConsumer taken) {
        entries.add(new Entry(atMicros, taken));
    }

    /**
     * Takes in a scan, what was entered before it, and the time.
     *
     * @param contacts the closed contacts as the board is wired
     * @param atMicros when they were read; a time before the last one counts as that
     */
    public void scan(long contacts, long atMicros) {
        nowMicros = Math.max(nowMicros, atMicros);
        seen = orientation.turn(contacts);
        List<ContactEvent> events = debouncer.scan(seen, nowMicros);
        if (!events.isEmpty()) {
            lastMicros = nowMicros;
            taker.sensed(new Input.Sensed(events, nowMicros));
        }
        goOn();
    }

    /** Takes in what was entered, and the time, when nothing is known of the contacts. */
    public void pass(long atMicros) {
        nowMicros = Math.max(nowMicros, atMicros);
        goOn();
    }

    private void goOn() {
        while (!entries.isEmpty() && isDue(entries.getFirst())) {
            Entry entry = entries.removeFirst();
            lastMicros = Math.max(lastMicros, entry.atMicros());
            entry.taken().accept(lastMicros);
        }
        if (taker.wakeMicros() <= nowMicros) {
            lastMicros = nowMicros;
            taker.elapsed(new Input.Elapsed(nowMicros));
        }
    }

    private boolean isDue(Entry entry) {
        boolean settled = debouncer.occupancy() == seen;
        return entry.atMicros() <= nowMicros
                && (settled || nowMicros - entry.atMicros() >= LONGEST_HOLD_MICROS);
    }
}
