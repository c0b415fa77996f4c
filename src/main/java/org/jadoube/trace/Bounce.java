package org.jadoube.trace;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.trace.HandItem.Change;
import org.jadoube.trace.TraceToken.Contact;

/**
 * The bounce of contacts: up to three times after a change they go back and forth again, all of it
 * within a millisecond, as reed switches do.
 *
 * <p>Changes within one scan bounce together, so that no scan can see one without the other.
 */
final class Bounce {
    private static final int MOST_RETURNS = 3;
    private static final int TOGGLE_MICROS = 160;

    private final long seed;
    private long place;

    /**
     * @param seed another seed, another sequence of bounces
     */
    Bounce(long seed) {
        this.seed = seed;
    }

    /** What the contacts do when they change at a time, in order. */
    List<Contact> of(List<Change> changes, long atMicros) {
        List<Contact> contacts = new ArrayList<>();
        long returns = Chance.below(MOST_RETURNS + 1, place++, seed);
        long toggleMicros = atMicros;
        add(contacts, changes, true, toggleMicros);
        for (long i = 0; i < 2 * returns; i++) {
            toggleMicros += 1 + Chance.below(TOGGLE_MICROS, place++, seed);
            add(contacts, changes, i % 2 != 0, toggleMicros);
        }
        return contacts;
    }

    private static void add(
            List<Contact> contacts, List<Change> changes, boolean changed, long atMicros) {
        for (Change change : changes) {
            contacts.add(new Contact(change.square(), change.down() == changed, atMicros));
        }
    }
}
