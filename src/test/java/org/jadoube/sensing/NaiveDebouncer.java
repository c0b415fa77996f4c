package org.jadoube.sensing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/** The rule of the debouncer once more, one square at a time, by looking back over its samples. */
final class NaiveDebouncer {
    private final DebounceTimes times;
    private final List<NaiveSquare> squares = new ArrayList<>();

    NaiveDebouncer(DebounceTimes times, long contacts) {
        this.times = times;
        for (Square square : Square.values()) {
            squares.add(new NaiveSquare(square, Bitboard.contains(contacts, square)));
        }
    }

    List<ContactEvent> scan(long contacts, long atMicros) {
        List<ContactEvent> events = new ArrayList<>();
        for (NaiveSquare square : squares) {
            square.sample(Bitboard.contains(contacts, square.square), atMicros, events);
        }
        events.sort(Comparator.comparingLong(ContactEvent::atMicros));
        return events;
    }

    private record Sample(boolean closed, long atMicros) {}

    private final class NaiveSquare {
        private final Square square;
        private boolean believed;

        /** All samples since the contact left the believed state. */
        private final List<Sample> unrest = new ArrayList<>();

        NaiveSquare(Square square, boolean believed) {
            this.square = square;
            this.believed = believed;
        }

        void sample(boolean closed, long atMicros, List<ContactEvent> events) {
            boolean leaves = closed != believed;
            if (unrest.isEmpty() && !leaves) {
                return;
            }
            boolean leavesAgain =
                    !unrest.isEmpty() && leaves && unrest.getLast().closed == believed;
            if (leavesAgain && atMicros - unrest.getFirst().atMicros >= 200_000) {
                events.add(blip());
                unrest.clear();
            }
            unrest.add(new Sample(closed, atMicros));
            long needed = closed ? times.placeMicros() : times.liftMicros();
            if (atMicros - startOfLastRun() < needed) {
                return;
            }
            events.add(leaves ? move() : blip());
            believed = closed;
            unrest.clear();
        }

        private ContactEvent move() {
            long at = unrest.getFirst().atMicros;
            return believed ? new Lift(square, at) : new Place(square, at);
        }

        private ContactEvent blip() {
            long at = unrest.getFirst().atMicros;
            return new Blip(square, believed, at, startOfLastRun() - at);
        }

        private long startOfLastRun() {
            int start = unrest.size() - 1;
            while (start > 0 && unrest.get(start - 1).closed == unrest.getLast().closed) {
                start--;
            }
            return unrest.get(start).atMicros;
        }
    }
}
