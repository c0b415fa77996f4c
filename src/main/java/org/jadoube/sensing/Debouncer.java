package org.jadoube.sensing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/**
 * Tells lifts and places from bounce, for all 64 contacts at once.
 *
 * <p>A square is at unrest from the first scan that sees its contact away from what is believed,
 * until the contact has held one level for that level's time: two scans or more agree, the last at
 * least that long after the first. If it has settled away, that is one {@link Lift} or {@link
 * Place}, at the time of the first scan that saw it away; chatter on the edge is part of it. If it
 * has settled where it was, that is one {@link Blip}. So each unrest gives one event, however often
 * the contact toggles.
 *
 * <p>A contact that flickers on and on must neither be silent nor be believed. When it leaves again
 * after 200 ms of unrest, the unrest so far is reported as a Blip and a new one begins. This also
 * bounds how far an edge may lie behind its report.
 *
 * <p>What a scan reports follows from the scans so far and from nothing else. Time may jump forward
 * or stand still: scans that agree are taken to speak for the time between them. A scan that
 * reports nothing allocates nothing, and a contact that waits to settle adds nothing to its cost.
 * Not thread-safe.
 */
public final class Debouncer {
    /** Longer than any chatter of an edge (60 ms), even with a scan that comes 100 ms late. */
    private static final long LONGEST_UNREST_MICROS = 200_000;

    private static final Comparator<ContactEvent> BY_EDGE =
            Comparator.comparingLong(ContactEvent::atMicros);

    private final DebounceTimes times;
    private final SquareTimers timers = new SquareTimers();

    private final long[] leftMicros = new long[64];
    private final long[] changedMicros = new long[64];

    private long occupancy;
    private long unrest;
    private long seen;
    private long seenMicros;

    /**
     * A debouncer that believes the contacts it starts with.
     *
     * @param contacts the closed contacts, bit 0 = a1
     * @param atMicros time of the scan on the caller's monotonic clock; any start will do
     */
    public Debouncer(DebounceTimes times, long contacts, long atMicros) {
        this.times = times;
        this.occupancy = contacts;
        this.seen = contacts;
        this.seenMicros = atMicros;
    }

    /**
     * Takes in one scan of the board.
     *
     * <p>Events of later scans may have earlier edges than those reported now: squares settle in
     * their own time.
     *
     * @param contacts the closed contacts, bit 0 = a1
     * @param atMicros time of the scan, not before that of the previous one
     * @return what can be said now, ordered by edge time, then from a1 to h8; mostly empty
     * @throws IllegalArgumentException if time runs backwards; the scan is then not taken in
     */
    public List<ContactEvent> scan(long contacts, long atMicros) {
        long elapsed = atMicros - seenMicros;
        if (elapsed < 0) {
            throw new IllegalArgumentException(
                    "scan at " + atMicros + " us, before the previous one at " + seenMicros);
        }
        seenMicros = atMicros;
        long changed = contacts ^ seen;
        if ((changed | unrest) == 0) {
            return List.of();
        }
        seen = contacts;

        long away = contacts ^ occupancy;
        long settled = timers.elapse(elapsed) & unrest & ~changed;
        long overlong = overlong(changed & away & unrest, atMicros);
        List<ContactEvent> events = report(settled & away, (settled & ~away) | overlong);

        noteTimes((away & ~unrest) | overlong, leftMicros, atMicros);
        noteTimes(changed, changedMicros, atMicros);
        timers.start(changed & ~contacts, times.liftMicros());
        timers.start(changed & contacts, times.placeMicros());
        occupancy ^= settled & away;
        unrest = (unrest | changed) & ~settled;
        return events;
    }

    /** The closed contacts as believed after the last scan, bit 0 = a1. */
    public long occupancy() {
        return occupancy;
    }

    /** Those of the squares whose unrest has lasted too long to take in another departure. */
    private long overlong(long squares, long atMicros) {
        long overlong = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            if (atMicros - leftMicros[Long.numberOfTrailingZeros(rest)] >= LONGEST_UNREST_MICROS) {
                overlong |= Long.lowestOneBit(rest);
            }
        }
        return overlong;
    }

    private static void noteTimes(long squares, long[] micros, long atMicros) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            micros[Long.numberOfTrailingZeros(rest)] = atMicros;
        }
    }

    private List<ContactEvent> report(long moved, long blipped) {
        long reported = moved | blipped;
        if (reported == 0) {
            return List.of();
        }
        List<ContactEvent> events = new ArrayList<>(Long.bitCount(reported));
        for (Square square : Bitboard.squares(reported)) {
            events.add(event(square, Bitboard.contains(moved, square)));
        }
        events.sort(BY_EDGE);
        return Collections.unmodifiableList(events);
    }

    private ContactEvent event(Square square, boolean moved) {
        long left = leftMicros[square.index()];
        boolean opened = Bitboard.contains(occupancy, square);
        if (!moved) {
            return new Blip(square, opened, left, changedMicros[square.index()] - left);
        }
        return opened ? new Lift(square, left) : new Place(square, left);
    }
}
