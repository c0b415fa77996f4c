package org.jadoube.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.DebounceTimes;
import org.jadoube.sensing.Debouncer;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Step;
import org.jadoube.table.Table;
import org.jadoube.trace.TraceToken.AllContacts;
import org.jadoube.trace.TraceToken.Contact;
import org.jadoube.trace.TraceToken.End;
import org.jadoube.trace.TraceToken.Panel;
import org.jadoube.trace.TraceToken.Press;

/**
 * The loop of the service in simulated time: scans, debounces, takes what was pressed and entered,
 * wakes the table when it wants to be woken.
 *
 * <p>A press tells of contacts that changed before it, so it waits until those are believed. It
 * counts from when it was made, unless the table has taken in something later meanwhile.
 */
public final class SimulatedLoop {
    /** No contact at unrest may hold back a press for longer. */
    private static final long LONGEST_HOLD_MICROS = 60_000;

    /**
     * One thing that was put into the table, and what came of it.
     *
     * @param input what the table took in
     * @param step the table afterwards and what it wants done
     */
    public record Turn(Input input, Step step) {}

    /** Something pressed or entered, and the input that it is when it is taken in. */
    private record Entered(long atMicros, LongFunction<Input> input) {}

    private final ScanTimes scanTimes;
    private final Orientation orientation;
    private Debouncer debouncer;
    private final Consumer<Turn> onTurn;
    private final List<TraceToken> coming = new ArrayList<>();
    private final Deque<Entered> entered = new ArrayDeque<>();
    private Table table;
    private long contacts;
    private long lastMicros;

    /**
     * A loop that is about to scan for the first time.
     *
     * @param contacts the closed contacts, bit 0 = the board's own a1
     * @param startMicros the time of the first scan
     * @param onTurn told of everything that the table takes in, in order
     */
    public SimulatedLoop(
            Table table,
            Pace pace,
            Orientation orientation,
            long contacts,
            long startMicros,
            Consumer<Turn> onTurn) {
        this.table = table;
        this.scanTimes = new ScanTimes(pace, startMicros);
        this.orientation = orientation;
        this.contacts = contacts;
        this.debouncer = debouncer(startMicros);
        this.onTurn = onTurn;
    }

    /** The table as it is now. */
    public Table table() {
        return table;
    }

    /** The closed contacts as they really are, bit 0 = the board's own a1. */
    long contacts() {
        return contacts;
    }

    /** Lets something happen at its time, which has not been scanned yet. */
    public void add(TraceToken token) {
        int place = coming.size();
        while (place > 0 && coming.get(place - 1).atMicros() > token.atMicros()) {
            place--;
        }
        coming.add(place, token);
    }

    /** Runs every scan up to a time, that one included. */
    public void runTo(long micros) {
        while (scanTimes.nextMicros() <= micros) {
            scan(scanTimes.nextMicros());
            scanTimes.advance();
        }
    }

    /**
     * Ends and begins again after the last scan: what was not believed yet is forgotten, and the
     * table starts from where its inputs had brought it, as it would from a journal of them.
     *
     * @param nowMicros no earlier than that scan
     */
    void restart(long nowMicros) {
        entered.clear();
        debouncer = debouncer(nowMicros);
        table = table.restarted(orientation.turn(contacts), nowMicros);
    }

    private Debouncer debouncer(long nowMicros) {
        return new Debouncer(DebounceTimes.DEFAULT, orientation.turn(contacts), nowMicros);
    }

    private void scan(long nowMicros) {
        happen(nowMicros);
        long seen = orientation.turn(contacts);
        List<ContactEvent> events = debouncer.scan(seen, nowMicros);
        if (!events.isEmpty()) {
            step(new Input.Sensed(events, nowMicros));
        }
        boolean settled = debouncer.occupancy() == seen;
        while (!entered.isEmpty()
                && (settled || nowMicros - entered.getFirst().atMicros() >= LONGEST_HOLD_MICROS)) {
            Entered first = entered.removeFirst();
            step(first.input().apply(Math.max(lastMicros, first.atMicros())));
        }
        if (table.wakeMicros() <= nowMicros) {
            step(new Input.Elapsed(nowMicros));
        }
    }

    /** Brings about what has happened since the last scan. */
    private void happen(long nowMicros) {
        while (!coming.isEmpty() && coming.getFirst().atMicros() <= nowMicros) {
            switch (coming.removeFirst()) {
                case Contact contact ->
                        contacts =
                                contact.closed()
                                        ? contacts | contact.square().bit()
                                        : contacts & ~contact.square().bit();
                case AllContacts all -> contacts = all.closed();
                case Press press ->
                        entered.add(
                                new Entered(
                                        press.atMicros(),
                                        micros -> new Input.Pressed(press.color(), micros)));
                case Panel panel ->
                        entered.add(
                                new Entered(
                                        panel.atMicros(),
                                        micros -> Inputs.of(panel.action(), micros, table)));
                case End end -> {}
            }
        }
    }

    private void step(Input input) {
        Step step = table.step(input);
        table = step.table();
        lastMicros = input.atMicros();
        onTurn.accept(new Turn(input, step));
    }
}
