package org.jadoube.app.service;

import org.jadoube.port.Scan;

/**
 * The first look at a board: its contacts, once they agree with themselves.
 *
 * <p>The debouncer believes the contacts that it starts with, so a hand that is just placing a
 * piece, or a contact that chatters, should not be caught on the hop. One that never stops is not
 * waited for.
 *
 * @param contacts the closed contacts as last seen
 * @param sinceMicros from when on they were seen so
 * @param firstMicros the first scan
 * @param lastMicros the last one
 */
record FirstLook(long contacts, long sinceMicros, long firstMicros, long lastMicros) {
    private static final long STEADY_MICROS = 30_000;
    private static final long LONGEST_MICROS = 1_000_000;

    /** The look that begins with a scan. */
    static FirstLook from(Scan scan) {
        return new FirstLook(scan.contacts(), scan.atMicros(), scan.atMicros(), scan.atMicros());
    }

    /** The look after another scan. */
    FirstLook after(Scan scan) {
        long since = scan.contacts() == contacts ? sinceMicros : scan.atMicros();
        return new FirstLook(scan.contacts(), since, firstMicros, scan.atMicros());
    }

    /** Whether the contacts can be believed now, or have to be. */
    boolean isDone() {
        return lastMicros - sinceMicros >= STEADY_MICROS
                || lastMicros - firstMicros >= LONGEST_MICROS;
    }
}
