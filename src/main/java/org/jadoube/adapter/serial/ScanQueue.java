package org.jadoube.adapter.serial;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jadoube.port.Scan;

/** The scans that wait to be polled, in times that never go back. */
final class ScanQueue {
    /** More can only wait when nobody polls; then the oldest are of no use any more. */
    private static final int MOST_WAITING = 4096;

    private final Deque<Scan> waiting = new ArrayDeque<>();
    private long lastContacts;
    private long lastMicros = Long.MIN_VALUE;

    /** Adds a scan. One that comes too late counts as made when the last one was. */
    void add(long contacts, long atMicros) {
        lastContacts = contacts;
        lastMicros = Math.max(lastMicros, atMicros);
        waiting.add(new Scan(contacts, lastMicros));
        if (waiting.size() > MOST_WAITING) {
            waiting.removeFirst();
        }
    }

    /** Adds that nothing has changed since the last scan. */
    void addUnchanged(long nowMicros) {
        add(lastContacts, nowMicros);
    }

    /** Takes all that wait. */
    List<Scan> takeAll() {
        List<Scan> all = new ArrayList<>(waiting);
        waiting.clear();
        return all;
    }
}
