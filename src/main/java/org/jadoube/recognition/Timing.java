package org.jadoube.recognition;

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
    /** Before everything seen, and far enough from the ends of time to reckon with. */
    private static final long LONG_AGO = Long.MIN_VALUE / 4;

    private final History history;
    private final long toleranceMicros;
    private final long missing;
    private final long liftedMicros;
    private final int[] closingsUsed = new int[64];
    private final int[] openingsUsed = new int[64];
    private final long[] landed;
    private final long[] lifts;
    private final long[] seated;
    private int cost;

    Timing(History history, long toleranceMicros, long missing, long extra, int plies) {
        this.history = history;
        this.toleranceMicros = toleranceMicros;
        this.missing = missing;
        this.landed = new long[plies];
        this.lifts = new long[plies];
        this.seated = new long[plies];
        Arrays.fill(seated, Long.MIN_VALUE);
        this.liftedMicros = liftOf(missing);
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
        long nextLift = liftedMicros;
        for (int i = plies.size() - 1; i >= 0; i--) {
            Ply ply = plies.get(i);
            lifts[i] = lastOpening(ply.origins(), Long.MAX_VALUE);
            landed[i] =
                    ply.evidence() == Evidence.UNSEEN
                            ? unseenLanding(lifts[i], nextLanding)
                            : landing(plies, i, nextLift, nextLanding);
            if (landed[i] == Long.MIN_VALUE) {
                return false;
            }
            if (lifts[i] > landed[i]) {
                long early = firstOpening(ply.origins()) - landed[i];
                boolean afterUnfelt = i > 0 && plies.get(i - 1).landsUnfelt();
                long longest = afterUnfelt ? Cost.ORDINARY_STOP_MICROS : Cost.LONGEST_EARLY_MICROS;
                if (early > longest && !ply.isPromotion()) {
                    return false;
                }
                lifts[i] = lastOpening(ply.origins(), landed[i] + toleranceMicros);
                if (lifts[i] == Long.MIN_VALUE) {
                    cost += ply.isPromotion() ? Cost.PLACED_EARLY : Cost.ofPlacingEarly(early);
                }
            }
            if (landed[i] - toleranceMicros > nextLanding) {
                cost += Cost.INVERTED_LANDINGS;
            }
            if (!ply.landsUnfelt()) {
                nextLanding = Math.min(landed[i], nextLanding);
            }
            nextLift = lifts[i] == Long.MIN_VALUE ? Long.MAX_VALUE : lifts[i];
            count(openingsUsed, ply.seen().opening());
        }
        cost += new Tempo(plies, lifts, landed, seated, history, missing).cost();
        return true;
    }

    /** A capturer that was not seen to land did so between its lift and the next landing. */
    private long unseenLanding(long lifted, long nextLanding) {
        if (nextLanding == Long.MAX_VALUE) {
            return Math.max(lifted, LONG_AGO);
        }
        boolean late = lifted != Long.MIN_VALUE && lifted - toleranceMicros > nextLanding;
        return late ? Long.MIN_VALUE : nextLanding;
    }

    /** When the ply landed: as late as the ply after it allows; {@code MIN_VALUE} if never. */
    private long landing(List<Ply> plies, int i, long nextLift, long nextLanding) {
        Ply ply = plies.get(i);
        long swapped = ply.evidence() == Evidence.SEEN ? ply.signature().swapped() : 0;
        long latest =
                nextLanding == Long.MAX_VALUE
                        ? Long.MAX_VALUE
                        : nextLanding + Cost.LONGEST_INVERSION_MICROS;
        long last = Long.MIN_VALUE;
        for (long rest = ply.signature().filled() | swapped; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            boolean isLast = i == plies.size() - 1;
            long lift = isLast ? lifts[i] : firstOpening(ply.origins());
            int earlier = closings(plies.subList(0, i), rest & -rest);
            long at = closing(square, earlier, lift, nextLift, latest);
            if (at == Long.MIN_VALUE && !isLast && lifts[i] <= nextLift) {
                at = lateClosing(i, square, Math.min(nextLift, nextLanding));
            }
            boolean beforeLift =
                    (swapped & rest & -rest) != 0
                            && at < lift - toleranceMicros
                            && !ply.isPromotion();
            if (at == Long.MIN_VALUE || beforeLift) {
                return Long.MIN_VALUE;
            }
            last = Math.max(last, at);
        }
        if (last == Long.MIN_VALUE) {
            last = Math.max(lifts[i], LONG_AGO);
        }
        return last > latest ? Long.MIN_VALUE : last;
    }

    private static int closings(List<Ply> plies, long square) {
        int closings = 0;
        for (Ply ply : plies) {
            closings += (ply.seen().closing() & square) != 0 ? 1 : 0;
        }
        return closings;
    }

    /**
     * The last closing by a time. One between the lift and the beginning of the reply is better:
     * what follows it is the piece being adjusted, or a contact that drops out.
     *
     * @param earlier how many closings before it belong to plies before this one
     */
    private long closing(int square, int earlier, long lift, long nextLift, long latest) {
        int skip = closingsUsed[square];
        while (history.closingFromEnd(square, skip) > latest) {
            skip++;
        }
        int undisturbed = skip;
        while (history.closingFromEnd(square, undisturbed) > nextLift) {
            undisturbed++;
        }
        boolean enough = history.closingFromEnd(square, undisturbed + earlier) != Long.MIN_VALUE;
        if (enough && history.closingFromEnd(square, undisturbed) >= Math.max(lift, LONG_AGO)) {
            skip = undisturbed;
        }
        long at = history.closingFromEnd(square, skip);
        closingsUsed[square] = at == Long.MIN_VALUE ? closingsUsed[square] : skip + 1;
        return at;
    }

    /**
     * A piece that stood off its contact until after the reply, and was then put right; it landed
     * when the reply began, at the latest.
     */
    private long lateClosing(int place, int square, long beforeReply) {
        long at = history.closingFromEnd(square, closingsUsed[square]);
        if (at == Long.MIN_VALUE) {
            return Long.MIN_VALUE;
        }
        seated[place] = at;
        closingsUsed[square]++;
        cost += Cost.LATE_CONTACT;
        return beforeReply;
    }

    /** When the last of the squares opened, no later than a time. */
    private long lastOpening(long squares, long latest) {
        long last = Long.MIN_VALUE;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int skip = openingsUsed[square];
            long at = history.openingFromEnd(square, skip);
            while (at > latest) {
                at = history.openingFromEnd(square, ++skip);
            }
            last = Math.max(last, at);
        }
        return last;
    }

    /** When the first of the squares opened for the first time. */
    private long firstOpening(long squares) {
        long first = Long.MAX_VALUE;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            first = Math.min(first, history.firstOpening(Long.numberOfTrailingZeros(rest)));
        }
        return squares == 0 ? Long.MAX_VALUE : first;
    }

    /** When the first of the squares that are open now opened. */
    private long liftOf(long open) {
        long first = Long.MAX_VALUE;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            first = Math.min(first, history.openingFromEnd(Long.numberOfTrailingZeros(rest), 0));
        }
        return first;
    }

    int cost() {
        return cost;
    }

    List<Long> landedMicros() {
        return Arrays.stream(landed).boxed().toList();
    }
}
