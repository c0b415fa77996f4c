package org.jadoube.recognition;

import java.util.Arrays;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/**
 * An interval sorted by squares: how often and when the contact of each square changed.
 *
 * <p>The changes of one square take turns: after an opening comes a closing.
 */
final class History {
    private static final long[] NEVER = {};

    private final long[][] changes = new long[64][];
    private final long closedNow;
    private long opened;
    private long closed;
    private long grazed;
    private long brushed;

    History(Interval interval) {
        Arrays.fill(changes, NEVER);
        closedNow = interval.contacts();
        for (ContactEvent event : interval.events()) {
            long bit = event.square().bit();
            switch (event) {
                case Lift lift -> {
                    opened |= bit;
                    append(lift.square(), lift.atMicros());
                }
                case Place place -> {
                    closed |= bit;
                    append(place.square(), place.atMicros());
                }
                case Blip blip -> {
                    if (blip.opened()) {
                        grazed |= bit;
                    } else {
                        brushed |= bit;
                    }
                }
            }
        }
    }

    private void append(Square square, long atMicros) {
        long[] before = changes[square.index()];
        long[] after = Arrays.copyOf(before, before.length + 1);
        after[before.length] = atMicros;
        changes[square.index()] = after;
    }

    /** The squares that opened at least once. */
    long opened() {
        return opened;
    }

    /** The squares that closed at least once. */
    long closed() {
        return closed;
    }

    /** The squares whose contact changed at least once. */
    long touched() {
        return opened | closed;
    }

    /** The occupied squares that opened too briefly to be believed, at least once. */
    long grazed() {
        return grazed;
    }

    /** The empty squares that closed too briefly to be believed, at least once. */
    long brushed() {
        return brushed;
    }

    /** How often the contact of a square changed. */
    int changes(int square) {
        return changes[square].length;
    }

    /** How often the contact of a square changed, but for the drop-outs of a piece that stands. */
    int firmChanges(int square) {
        long[] times = changes[square];
        int firm = times.length;
        for (int i = startsClosed(square) ? 0 : 1; i + 1 < times.length; i += 2) {
            firm -= times[i + 1] - times[i] < Cost.SHORTEST_STAND_MICROS ? 2 : 0;
        }
        return firm;
    }

    /**
     * When the contact of a square closed, counted from the end: 0 for the last time.
     *
     * @return {@link Long#MIN_VALUE} if it did not close that often
     */
    long closingFromEnd(int square, int skip) {
        return fromEnd(square, skip, (closedNow >>> square & 1) != 0);
    }

    /** When the contact of a square opened, counted as in {@link #closingFromEnd}. */
    long openingFromEnd(int square, int skip) {
        return fromEnd(square, skip, (closedNow >>> square & 1) == 0);
    }

    /**
     * When the contact of a square opened for the first time; {@code MIN_VALUE} if it never did.
     */
    long firstOpening(int square) {
        return first(square, startsClosed(square) ? 0 : 1);
    }

    /**
     * When the contact of a square closed for the first time; {@code MIN_VALUE} if it never did.
     */
    long firstClosing(int square) {
        return first(square, startsClosed(square) ? 1 : 0);
    }

    private long first(int square, int index) {
        long[] times = changes[square];
        return index < times.length ? times[index] : Long.MIN_VALUE;
    }

    /** Whether the contact of a square was open at a time, having been closed before. */
    boolean isOpenAt(int square, long micros) {
        long[] times = changes[square];
        for (int i = startsClosed(square) ? 0 : 1; i < times.length; i += 2) {
            if (times[i] <= micros && (i + 1 == times.length || times[i + 1] > micros)) {
                return true;
            }
        }
        return false;
    }

    /**
     * When the contact of a square opened for the last time no later than a time; {@code MIN_VALUE}
     * if it did not.
     */
    long openingBefore(int square, long micros) {
        int skip = 0;
        while (openingFromEnd(square, skip) > micros) {
            skip++;
        }
        return openingFromEnd(square, skip);
    }

    private boolean startsClosed(int square) {
        return ((closedNow >>> square & 1) != 0) == (changes[square].length % 2 == 0);
    }

    private long fromEnd(int square, int skip, boolean lastIsOfThisKind) {
        int index = changes[square].length - 1 - 2 * skip - (lastIsOfThisKind ? 0 : 1);
        return index < 0 ? Long.MIN_VALUE : changes[square][index];
    }

    /** The longest time between an opening and the closing after it; 0 when there was none. */
    long longestVacancyMicros(int square) {
        return longestVacancyMicros(square, Long.MIN_VALUE);
    }

    /** The longest vacancy that began after a time; 0 when there was none. */
    long longestVacancyMicros(int square, long afterMicros) {
        return longest(square, startsClosed(square) ? 0 : 1, afterMicros);
    }

    /** The longest time between a closing and the opening after it; 0 when there was none. */
    long longestStandMicros(int square) {
        return longest(square, startsClosed(square) ? 1 : 0, Long.MIN_VALUE);
    }

    private long longest(int square, int first, long afterMicros) {
        long[] times = changes[square];
        long longest = 0;
        for (int i = first; i + 1 < times.length; i += 2) {
            if (times[i] > afterMicros) {
                longest = Math.max(longest, times[i + 1] - times[i]);
            }
        }
        return longest;
    }
}
