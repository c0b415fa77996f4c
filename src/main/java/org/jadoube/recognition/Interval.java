package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/**
 * Everything that the contacts did since the last move that can no longer be revised; immutable.
 *
 * @param contacts the contacts now
 * @param events what led to them, by time of the edge
 */
record Interval(long contacts, List<ContactEvent> events) {

    /** More is forgotten from the oldest end: nobody's move takes so many changes. */
    private static final int MOST_EVENTS = 192;

    private static final Comparator<ContactEvent> BY_TIME =
            Comparator.comparingLong(ContactEvent::atMicros);

    Interval {
        events = List.copyOf(events);
    }

    /** The interval in which nothing has happened yet. */
    static Interval quiet(long contacts) {
        return new Interval(contacts, List.of());
    }

    /** This interval and what happened next. */
    Interval with(List<ContactEvent> more) {
        long after = contacts;
        for (ContactEvent event : more) {
            after =
                    switch (event) {
                        case Lift lift -> after & ~lift.square().bit();
                        case Place place -> after | place.square().bit();
                        case Blip blip -> after;
                    };
        }
        List<ContactEvent> all = new ArrayList<>(events);
        all.addAll(more);
        all.sort(BY_TIME);
        return new Interval(after, all.subList(Math.max(0, all.size() - MOST_EVENTS), all.size()));
    }

    /** The time of the last event; {@code Long.MIN_VALUE} when nothing has happened. */
    long lastMicros() {
        return events.isEmpty() ? Long.MIN_VALUE : events.getLast().atMicros();
    }
}
