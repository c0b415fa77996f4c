package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.trace.TraceToken;

/** What contacts, buttons and panel did in a game, and where it stood still in good order. */
final class Chronicle {
    /** How many plies before a failure its cause is looked for. */
    private static final int MOST_PLIES_BEFORE = 6;

    /**
     * Something that happened.
     *
     * @param needed whether the moves could not be told without it
     */
    record Entry(TraceToken token, boolean needed) {}

    /** A moment at which the board was at rest and showed what was played. */
    private record Order(int ply, int entries, long atMicros) {}

    private final List<Entry> entries = new ArrayList<>();
    private final List<Order> inOrder = new ArrayList<>();

    void add(TraceToken token, boolean needed) {
        entries.add(new Entry(token, needed));
    }

    void noteOrder(int ply, long atMicros) {
        inOrder.add(new Order(ply, entries.size(), atMicros));
    }

    /**
     * What happened up to a time, from moments on at which all was well, the latest first.
     *
     * @param ply the ply that failed; it is played in each of them
     */
    List<Excerpt> before(int ply, long toMicros) {
        List<Excerpt> excerpts = new ArrayList<>();
        for (Order order : inOrder.reversed()) {
            if (order.ply() <= ply && order.ply() >= ply - MOST_PLIES_BEFORE) {
                List<Entry> since =
                        entries.subList(order.entries(), entries.size()).stream()
                                .filter(entry -> entry.token().atMicros() <= toMicros)
                                .sorted(Comparator.comparingLong(Chronicle::atMicros))
                                .toList();
                excerpts.add(new Excerpt(order.ply(), since));
            }
        }
        return excerpts;
    }

    private static long atMicros(Entry entry) {
        return entry.token().atMicros();
    }

    /**
     * A piece of a chronicle.
     *
     * @param ply the first ply that is played in it
     */
    record Excerpt(int ply, List<Entry> entries) {}
}
