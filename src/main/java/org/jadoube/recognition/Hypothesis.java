package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/**
 * One way in which the game can have gone: moves that can no longer be revised, and what the
 * contacts did since.
 */
record Hypothesis(Line line, Interval interval) {

    /**
     * A line whose position the board shows again. What happened meanwhile tells nothing, unless it
     * began to undo the last move.
     */
    static Hypothesis atRest(Line line, Interval interval) {
        long kept = Takeback.hiddenBeginning(line);
        List<ContactEvent> events =
                interval.events().stream()
                        .filter(event -> (event.square().bit() & kept) != 0)
                        .toList();
        return new Hypothesis(line, new Interval(interval.contacts(), events));
    }

    /**
     * A line whose position the board shows but for a move that has begun. Of what happened, only
     * that its pieces left and landed is believed, in this order.
     *
     * @param missing the squares that were left
     * @param extra the squares on which something has landed
     * @param interval what happened
     * @param unseenMicros the time for what was not seen
     */
    static Hypothesis begun(
            Line line, long missing, long extra, Interval interval, long unseenMicros) {
        History history = new History(interval);
        List<ContactEvent> events = new ArrayList<>();
        long left = Long.MIN_VALUE;
        for (Square square : Bitboard.squares(missing)) {
            long last = history.openingFromEnd(square.index(), 0);
            long opened = last == Long.MIN_VALUE ? unseenMicros : last;
            events.add(new Lift(square, opened));
            left = Math.max(left, opened);
        }
        for (Square square : Bitboard.squares(extra)) {
            long closed = history.closingFromEnd(square.index(), 0);
            events.add(new Place(square, Math.max(left, closed)));
        }
        long before = (interval.contacts() | missing) & ~extra;
        return new Hypothesis(line, Interval.quiet(before).with(events));
    }

    /** The same after more contact events. */
    Hypothesis with(List<ContactEvent> events) {
        return new Hypothesis(line, interval.with(events));
    }

    /** The same on a board where some more contacts say nothing. */
    Hypothesis without(long squares) {
        Hypothesis forgetting = forgetting(squares);
        long left = interval.contacts() & ~squares;
        return new Hypothesis(line, new Interval(left, forgetting.interval.events()));
    }

    /** The same if the piece that last stood on a square, whose contact is open, still stands. */
    Hypothesis standing(long square) {
        List<ContactEvent> events = new ArrayList<>(interval.events());
        for (int i = events.size() - 1; i >= 0; i--) {
            if (events.get(i) instanceof Lift lift && lift.square().bit() == square) {
                events.remove(i);
                break;
            }
        }
        return new Hypothesis(line, new Interval(interval.contacts() | square, events));
    }

    /** The same after a move was vouched for by word. */
    Hypothesis vouchedFor(int ply) {
        return new Hypothesis(line.vouchedFor(ply), interval);
    }

    /** The same when what happened on some squares, which stand as the line has it, is over. */
    Hypothesis forgetting(long squares) {
        List<ContactEvent> events =
                interval.events().stream()
                        .filter(event -> (event.square().bit() & squares) == 0)
                        .toList();
        return new Hypothesis(line, new Interval(interval.contacts(), events));
    }

    /**
     * The same when contacts that said nothing can be trusted again; where they differ from the
     * line's position, they changed at this moment for all that is known.
     */
    Hypothesis trusting(long squares, long contacts, long nowMicros) {
        List<ContactEvent> changes = new ArrayList<>();
        for (Square square : Bitboard.squares(squares & (contacts ^ line.position().occupied()))) {
            changes.add(
                    Bitboard.contains(contacts, square)
                            ? new Place(square, nowMicros)
                            : new Lift(square, nowMicros));
        }
        long trusted = (interval.contacts() & ~squares) | (contacts & squares);
        return new Hypothesis(line, new Interval(trusted, interval.events()).with(changes));
    }

    /** The same after the first plies of an explanation can no longer be revised. */
    Hypothesis closing(Explanation explanation, int plies, Contacts contacts) {
        if (plies == 0) {
            return this;
        }
        Line closed = explanation.after(line, plies);
        long contactsThen = contacts.expected(closed.position());
        long boundary = explanation.landedMicros().get(plies - 1);
        Ply last = explanation.plies().get(plies - 1);
        long slid = last.landsUnfelt() ? last.passed() : 0;
        List<ContactEvent> later = new ArrayList<>();
        int[] kept = new int[64];
        List<ContactEvent> events = interval.events();
        for (int i = events.size() - 1; i >= 0; i--) {
            ContactEvent event = events.get(i);
            boolean isLater =
                    event.atMicros() > boundary && !Bitboard.contains(slid, event.square());
            if (event instanceof Blip) {
                if (isLater) {
                    later.addFirst(event);
                }
            } else if (kept[event.square().index()] < wanted(event, explanation, plies)
                    || isLater) {
                kept[event.square().index()]++;
                later.addFirst(event);
            }
        }
        long unmatched = unmatched(kept, contactsThen ^ interval.contacts());
        return new Hypothesis(
                closed, new Interval(interval.contacts(), withoutFirst(later, unmatched)));
    }

    /** How many of the last changes of the event's square belong to what follows the boundary. */
    private static int wanted(ContactEvent event, Explanation explanation, int plies) {
        long square = event.square().bit();
        int wanted = ((explanation.missing() | explanation.extra()) & square) != 0 ? 1 : 0;
        for (Ply ply : explanation.plies().subList(plies, explanation.plies().size())) {
            wanted += ply.seen().changes(square);
        }
        return wanted;
    }

    /** The squares whose changes do not lead from the contacts then to those now. */
    private static long unmatched(int[] kept, long changed) {
        long unmatched = 0;
        for (int square = 0; square < 64; square++) {
            boolean odd = kept[square] % 2 != 0;
            if (odd != ((changed >>> square & 1) != 0)) {
                unmatched |= 1L << square;
            }
        }
        return unmatched;
    }

    /** The events but for the first change of each of some squares. */
    private static List<ContactEvent> withoutFirst(List<ContactEvent> events, long squares) {
        List<ContactEvent> left = new ArrayList<>();
        long dropping = squares;
        for (ContactEvent event : events) {
            long bit = event.square().bit();
            if (event instanceof Blip || (dropping & bit) == 0) {
                left.add(event);
            } else {
                dropping &= ~bit;
            }
        }
        return left;
    }
}
