package org.jadoube.simulation;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/** What is going to happen, in order of time; of two things at one time, the first planned. */
final class Agenda {
    private record Entry(Motion motion, long order) {}

    private final PriorityQueue<Entry> entries =
            new PriorityQueue<>(
                    Comparator.comparingLong((Entry entry) -> entry.motion().atMicros())
                            .thenComparingLong(Entry::order));
    private long planned;

    void add(Motion motion) {
        entries.add(new Entry(motion, planned++));
    }

    void add(Deed deed, long atMicros) {
        boolean needed = !(deed instanceof Deed.Chatter || deed instanceof Deed.Flicker);
        add(new Motion(deed, atMicros, needed));
    }

    /** The next thing; null when nothing is planned any more. */
    @Nullable Motion next() {
        Entry first = entries.poll();
        return first == null ? null : first.motion();
    }
}
