package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.recognition.Ply.Evidence;

/**
 * Puts the plies of an explanation in time.
 *
 * <p>Landings come in the order of the plies, and a capturer cannot land before it was lifted. A
 * square that was filled gets no such test: a magnet may close the next contact well before it
 * leaves the last. Times closer than one scan have no order.
 */
final class Timing {
    private final History history;
    private final long toleranceMicros;
    private final long missing;
    private final int[] closingsUsed = new int[64];
    private final int[] openingsUsed = new int[64];
    private final Long[] landed;
    private final long[] lifts;
    private int cost;

    Timing(History history, long toleranceMicros, long missing, long extra, int plies) {
        this.history = history;
        this.toleranceMicros = toleranceMicros;
        this.missing = missing;
        this.landed = new Long[plies];
        this.lifts = new long[plies];
        count(openingsUsed, missing);
        count(closingsUsed, extra);
    }

    private static void count(int[] used, long squares) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            used[Long.numberOfTrailingZeros(rest)]++;
        }
    }

    /** Whether the plies can have happened in this order; from the last one backwards. */
    boolean place(List<Ply> plies) {
        long nextLanding = Long.MAX_VALUE;
        long nextLift = firstOpening(missing);
        for (int i = plies.size() - 1; i >= 0; i--) {
            Ply ply = plies.get(i);
            boolean unseen = ply.evidence() == Evidence.UNSEEN;
            long origins = ply.signature().emptied();
            long lifted = lastOpening(origins == 0 ? ply.signature().swapped() : origins);
            long landing =
                    unseen ? unseenLanding(lifted, nextLanding) : landing(ply, lifted, nextLanding);
            if (landing == Long.MIN_VALUE) {
                return false;
            }
            if (!unseen) {
                cost += overlap(landing, nextLift);
            }
            if (landing - toleranceMicros > nextLanding) {
                cost += Cost.INVERTED_LANDINGS;
            }
            landed[i] = landing;
            nextLanding = Math.min(landing, nextLanding);
            nextLift = lifted == Long.MIN_VALUE ? Long.MAX_VALUE : lifted;
            count(openingsUsed, ply.signature().opening());
            lifts[i] = lifted;
        }
        for (int i = 0; i + 2 < plies.size(); i++) {
            boolean again = plies.get(i).move().to() == plies.get(i + 2).move().from();
            if (again && lifts[i + 2] - landed[i] < Cost.SLIDE_STOP_MICROS) {
                cost += Cost.RUSHED;
            }
        }
        return true;
    }

    private static int overlap(long landing, long nextLift) {
        if (nextLift == Long.MAX_VALUE || landing <= nextLift) {
            return 0;
        }
        boolean early = landing - nextLift > Cost.LONGEST_OVERLAP_MICROS;
        return early ? Cost.EARLY_REPLY : Cost.OVERLAP;
    }

    /** A capturer that was not seen to land did so between its lift and the next landing. */
    private long unseenLanding(long lifted, long nextLanding) {
        if (lifted == Long.MIN_VALUE || nextLanding == Long.MAX_VALUE) {
            return Math.max(lifted, 0);
        }
        return lifted - toleranceMicros > nextLanding ? Long.MIN_VALUE : nextLanding;
    }

    /** When the ply landed: as late as the ply after it allows; {@code MIN_VALUE} if never. */
    private long landing(Ply ply, long lifted, long nextLanding) {
        long swapped = ply.evidence() == Evidence.SEEN ? ply.signature().swapped() : 0;
        long latest =
                nextLanding == Long.MAX_VALUE
                        ? Long.MAX_VALUE
                        : nextLanding + Cost.LONGEST_INVERSION_MICROS;
        long last = Long.MIN_VALUE;
        for (long rest = ply.signature().filled() | swapped; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long at = closingBefore(square, latest);
            boolean beforeLift = (swapped & rest & -rest) != 0 && at < lifted - toleranceMicros;
            if (at == Long.MIN_VALUE || beforeLift) {
                return Long.MIN_VALUE;
            }
            last = Math.max(last, at);
        }
        if (last == Long.MIN_VALUE) {
            last = Math.max(lifted, 0);
        }
        return last > latest ? Long.MIN_VALUE : last;
    }

    private long closingBefore(int square, long latest) {
        while (true) {
            long at = history.closingFromEnd(square, closingsUsed[square]++);
            if (at <= latest) {
                return at;
            }
        }
    }

    private long lastOpening(long squares) {
        long last = Long.MIN_VALUE;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            last = Math.max(last, history.openingFromEnd(square, openingsUsed[square]));
        }
        return last;
    }

    private long firstOpening(long squares) {
        long first = Long.MAX_VALUE;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            first = Math.min(first, history.openingFromEnd(square, 0));
        }
        return first;
    }

    int cost() {
        return cost;
    }

    List<Long> landedMicros() {
        return new ArrayList<>(Arrays.asList(landed));
    }
}
