package org.jadoube.adapter.serial;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jadoube.port.Button;
import org.jadoube.port.Scan;
import org.jadoube.port.Signal;

/**
 * What happened on the board, on its way to the loop, in times that never go back.
 *
 * <p>The loop is told each time that nothing has changed, and what comes late cannot have happened
 * before that. So it is told as if it had happened later, at the same pace: a piece that was off
 * its square for a moment must not seem to have been off it for none. Long pauses are shortened, so
 * that the delay does not last.
 */
final class Playback {
    /** Far longer than any contact needs to be believed. */
    private static final long KEPT_PACE_MICROS = 40_000;

    /** Before a change, a board has seen the contacts as they were before at least so late. */
    private static final long LONGEST_SCAN_MICROS = 1_000;

    /** More can only wait when nobody polls; then the oldest are of no use any more. */
    private static final int MOST_WAITING = 4096;

    private static final long LONG_AGO_MICROS = Long.MIN_VALUE / 2;

    private sealed interface Event {}

    private record Contacts(long closed, long atMicros) implements Event {}

    private record Press(Button button, long atMicros) implements Event {}

    private final Consumer<Signal> signals;
    private final Deque<Event> waiting = new ArrayDeque<>();
    private Contacts last = new Contacts(0, LONG_AGO_MICROS);
    private long lastToldMicros = LONG_AGO_MICROS;
    private long polledMicros = LONG_AGO_MICROS;

    /**
     * @param signals told of presses when what happened before them has been told
     */
    Playback(Consumer<Signal> signals) {
        this.signals = signals;
    }

    /** Adds how the contacts were, in the order in which they were so. */
    void addContacts(long closed, long atMicros) {
        add(new Contacts(closed, atMicros));
    }

    /** Adds a press after everything that happened before it. */
    void addPress(Button button, long atMicros) {
        add(new Press(button, atMicros));
    }

    private void add(Event event) {
        waiting.add(event);
        if (waiting.size() > MOST_WAITING) {
            waiting.removeFirst();
        }
    }

    /**
     * Tells what is due.
     *
     * @param unchanged whether nothing has happened that was not added
     */
    List<Scan> poll(long nowMicros, boolean unchanged) {
        List<Scan> scans = new ArrayList<>();
        while (!waiting.isEmpty() && tell(waiting.getFirst(), nowMicros, scans)) {
            waiting.removeFirst();
        }
        boolean knownUntilNow = unchanged || !waiting.isEmpty();
        if (knownUntilNow) {
            hold(nowMicros, scans);
        }
        polledMicros = nowMicros;
        return scans;
    }

    /** Tells that the contacts were the same up to a time: one scan alone is never believed. */
    private void hold(long untilMicros, List<Scan> scans) {
        boolean known = lastToldMicros != LONG_AGO_MICROS;
        long sinceMicros = scans.isEmpty() ? polledMicros : scans.getLast().atMicros();
        if (known && untilMicros > sinceMicros) {
            scans.add(new Scan(last.closed(), untilMicros));
        }
    }

    /** False when it is not the time yet. */
    private boolean tell(Event event, long nowMicros, List<Scan> scans) {
        switch (event) {
            case Press press ->
                    signals.accept(new Signal.ButtonPressed(press.button(), press.atMicros()));
            case Contacts contacts -> {
                long dueMicros = dueMicros(contacts);
                if (dueMicros > nowMicros) {
                    return false;
                }
                hold(dueMicros - LONGEST_SCAN_MICROS, scans);
                last = contacts;
                lastToldMicros = dueMicros;
                scans.add(new Scan(contacts.closed(), dueMicros));
            }
        }
        return true;
    }

    private long dueMicros(Contacts contacts) {
        long passedMicros = Math.max(contacts.atMicros() - last.atMicros(), 0);
        long atPaceMicros = lastToldMicros + Math.min(passedMicros, KEPT_PACE_MICROS);
        return Math.max(contacts.atMicros(), Math.max(polledMicros, atPaceMicros));
    }
}
