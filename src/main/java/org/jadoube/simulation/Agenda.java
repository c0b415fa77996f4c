package org.jadoube.simulation;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Predicate;
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
        boolean needed =
                !(deed instanceof Deed.Chatter
                        || deed instanceof Deed.Flicker
                        || deed instanceof Deed.Jolt);
        add(new Motion(deed, atMicros, needed));
    }

    /**
     * Lets some things happen later, those that are planned by now.
     *
     * @param held whether something has to wait
     */
    void delay(Predicate<Deed> held, long byMicros) {
        List<Entry> waiting =
                entries.stream().filter(entry -> held.test(entry.motion().deed())).toList();
        entries.removeAll(waiting);
        for (Entry entry : waiting) {
            entries.add(new Entry(entry.motion().later(byMicros), entry.order()));
        }
    }

    /** The next thing; null when nothing is planned any more. */
    @Nullable Motion next() {
        Entry first = entries.poll();
        return first == null ? null : first.motion();
    }
}
