package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.recognition.Ply.Evidence;
import org.jspecify.annotations.Nullable;

/**
 * Matches an interval against every legal move and short sequences of legal moves.
 *
 * <p>A move explains contacts when they now stand as after it and when every square that it
 * empties, fills or swaps was touched. The order in which hands touched them plays no part in that;
 * it only puts plies in sequence, and keeps a capturer from landing before it was lifted.
 */
final class Explainer {
    /** The last move, still open to revision, and two more. */
    private static final int FEW_PLIES = 3;

    private static final int MOST_PLIES = 6;

    /** Bounds the work on contacts in a storm; players' contacts need far less. */
    private static final int MOST_NODES = 600;

    private final Line base;
    private final Interval interval;
    private final History history;
    private final Contacts contacts;
    private final long toleranceMicros;
    private final Demands demands;
    private final boolean pressed;

    private final List<Ply> plies = new ArrayList<>(MOST_PLIES);
    private final int[] required = new int[64];
    private final List<Explanation> found = new ArrayList<>();
    private int mostPlies;
    private boolean cutShort;
    private int nodes;
    private int mostNodes;

    /**
     * @param base the moves up to the beginning of the interval
     * @param contacts which contacts count
     * @param toleranceMicros the time of one scan, within which order says nothing
     * @param demands which moves may be made at all
     * @param pressed whether the side to move declares its move complete, so that a victim may have
     *     left unseen
     */
    Explainer(
            Line base,
            Interval interval,
            Contacts contacts,
            long toleranceMicros,
            Demands demands,
            boolean pressed) {
        this.base = base;
        this.interval = interval;
        this.history = new History(interval);
        this.contacts = contacts;
        this.toleranceMicros = toleranceMicros;
        this.demands = demands;
        this.pressed = pressed;
    }

    /** Every explanation found, the best first. */
    List<Explanation> explain() {
        for (mostPlies = FEW_PLIES; mostPlies <= MOST_PLIES; mostPlies++) {
            List<Explanation> shorter = List.copyOf(found);
            found.clear();
            mostNodes = nodes + MOST_NODES;
            cutShort = false;
            extend(base.position());
            if (nodes > mostNodes) {
                shorter.stream().filter(each -> !found.contains(each)).forEach(found::add);
            }
            if (!cutShort || found.stream().anyMatch(Explainer::satisfies)) {
                break;
            }
        }
        found.sort(
                Comparator.comparingInt(Explanation::cost)
                        .thenComparingInt(explanation -> explanation.plies().size()));
        return List.copyOf(found);
    }

    /**
     * Whether longer sequences need not be looked for: nothing has landed that is not explained.
     */
    private static boolean satisfies(Explanation explanation) {
        return explanation.extra() == 0
                && explanation.cost() < Cost.POOR
                && explanation.strain() < Cost.STRAINED;
    }

    /** How many positions were looked at. */
    int nodes() {
        return nodes;
    }

    private void extend(Position position) {
        if (isOutOfReach(position)) {
            cutShort = true;
            return;
        }
        if (++nodes > mostNodes) {
            return;
        }
        List<Move> legal = demands.permitted(position, plies.size());
        consider(position, legal);
        for (Move move : legal) {
            if (!mayHaveLeft(move)) {
                continue;
            }
            Signature signature = Signature.of(position, move).without(contacts.masked());
            Evidence evidence = evidence(signature);
            if (evidence == null) {
                continue;
            }
            if (plies.size() == mostPlies) {
                cutShort = true;
                return;
            }
            Ply ply = new Ply(position, move, signature, evidence);
            extendBy(ply);
            if (evidence == Evidence.SEEN && isLastSeenOn(signature.swapped())) {
                extendBy(new Ply(position, move, signature, Evidence.UNSEEN));
            }
        }
    }

    /** Whether more pieces are up than the plies left can account for: each lifts two at most. */
    private boolean isOutOfReach(Position position) {
        long missing = contacts.expected(position) & ~interval.contacts();
        return Long.bitCount(missing) > 2 * (mostPlies - plies.size() + 1);
    }

    private void extendBy(Ply ply) {
        require(ply, 1);
        plies.add(ply);
        extend(ply.before().playUnchecked(ply.move()));
        plies.removeLast();
        require(ply, -1);
    }

    /**
     * Whether what was seen on a victim's square is enough for one capture only, so that it may as
     * well be the recapture, and the first capture was too fast to be seen.
     */
    private boolean isLastSeenOn(long swapped) {
        for (long rest = swapped; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (history.firmChanges(square) < required[square] + 4) {
                return true;
            }
        }
        return false;
    }

    /** How well the contacts show this move after the ones before it; null when not at all. */
    private @Nullable Evidence evidence(Signature signature) {
        if ((signature.emptied() & ~history.opened()) != 0
                || (signature.filled() & ~history.closed()) != 0
                || !enough(signature.emptied() | signature.filled(), 1)) {
            return null;
        }
        if (signature.opening() == 0 && signature.closing() == 0) {
            return Evidence.UNSEEN;
        }
        if (enough(signature.swapped(), 2)) {
            return Evidence.SEEN;
        }
        if (signature.emptied() == 0) {
            return null;
        }
        return (signature.swapped() & ~history.grazed()) == 0 ? Evidence.GRAZED : Evidence.UNSEEN;
    }

    /** Whether the moving piece can have left; asked first, since of most pieces it cannot. */
    private boolean mayHaveLeft(Move move) {
        long origin = move.from().bit() & ~contacts.masked();
        return move instanceof Move.Castle || enough(origin, 1);
    }

    private boolean enough(long squares, int more) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (history.changes(square) < required[square] + more) {
                return false;
            }
        }
        return true;
    }

    private void require(Ply ply, int sign) {
        Signature seen = ply.seen();
        for (long rest = seen.opening() | seen.closing(); rest != 0; rest &= rest - 1) {
            long square = rest & -rest;
            required[Long.numberOfTrailingZeros(square)] += sign * seen.changes(square);
        }
    }

    private void consider(Position position, List<Move> legal) {
        long expected = contacts.expected(position);
        long missing = expected & ~interval.contacts();
        long extra = interval.contacts() & ~expected;
        boolean complete = (missing | extra) == 0;
        Beginning beginning = new Beginning(position, missing, extra, contacts);
        boolean trailing = pressed && isTrailing(missing, extra);
        if (complete ? !endsSeen() : hasUnseenVictim() || !(trailing || beginning.isOfOne(legal))) {
            return;
        }
        Timing timing = new Timing(history, toleranceMicros, missing, extra, plies.size());
        if (timing.place(plies)) {
            Price price = new Price(base, plies, history, contacts);
            long onTheWay = trailing ? 0 : beginning.onTheWay(legal);
            int underWay =
                    trailing
                            ? price.ofTrailing(extra)
                            : price.ofTheRest(position, missing, extra, onTheWay);
            int strain = timing.cost() + price.ofTouches(missing | extra, onTheWay);
            found.add(
                    new Explanation(
                            plies,
                            position,
                            missing,
                            extra,
                            price.ofEvidence() + underWay + strain,
                            strain,
                            timing.landedMicros(),
                            false));
        }
    }

    /**
     * Whether the last ply is over for all that is known. One whose victim was never seen to leave
     * looks like a piece in the hand: it takes a press, and nothing seen of another landing.
     */
    private boolean endsSeen() {
        if (plies.isEmpty() || plies.getLast().evidence() != Evidence.UNSEEN) {
            return true;
        }
        Ply last = plies.getLast();
        long elsewhere = 0;
        for (Move other : last.before().legalMoves()) {
            if (other.from() == last.move().from()) {
                elsewhere |= other.to().bit();
            }
        }
        elsewhere &= ~(last.passed() | last.move().to().bit());
        return (pressed || isUnseenRecapture())
                && (elsewhere & (history.closed() | history.brushed())) == 0;
    }

    /**
     * Whether the last two plies are two captures on one square of which nothing was seen but the
     * origins: nobody takes up a piece while the opponent still has one in the hand. A first piece
     * that could have taken something else is waited for.
     */
    private boolean isUnseenRecapture() {
        if (plies.size() < 2) {
            return false;
        }
        Ply last = plies.getLast();
        Ply before = plies.get(plies.size() - 2);
        long apart =
                history.openingFromEnd(last.move().from().index(), 0)
                        - history.openingFromEnd(before.move().from().index(), 0);
        return before.evidence() == Evidence.UNSEEN
                && before.move().to() == last.move().to()
                && apart > Cost.LONGEST_OVERLAP_MICROS
                && hasOneVictim(before)
                && plies.stream().filter(ply -> ply.evidence() == Evidence.UNSEEN).count() == 2;
    }

    private static boolean hasOneVictim(Ply ply) {
        Position position = ply.before();
        return position.legalMoves().stream()
                .filter(move -> move.from() == ply.move().from() && position.isCapture(move))
                .allMatch(move -> move.to() == ply.move().to());
    }

    /** Whether the piece that slid to its target has not yet quite left the squares before it. */
    private boolean isTrailing(long missing, long extra) {
        if (missing != 0
                || extra == 0
                || plies.isEmpty()
                || !(plies.getLast().move() instanceof Move.Normal move)
                || (extra & ~plies.getLast().passed()) != 0) {
            return false;
        }
        long landed = history.closingFromEnd(move.to().index(), 0);
        for (long rest = extra; rest != 0; rest &= rest - 1) {
            long before = landed - history.closingFromEnd(Long.numberOfTrailingZeros(rest), 0);
            if (before <= 0 || before > Cost.ORDINARY_STOP_MICROS) {
                return false;
            }
        }
        return true;
    }

    private boolean hasUnseenVictim() {
        return plies.stream().anyMatch(ply -> ply.evidence() == Evidence.UNSEEN);
    }
}
