package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jspecify.annotations.Nullable;

/** Reads the contacts as they stand at one time. */
final class Assessment {
    private static final long LATE_MICROS = 2_000_000;

    private final State state;
    private final List<Hypothesis> hypotheses;
    private final long quietSince;
    private final long nowMicros;
    private final Demands demands;
    private final boolean decided;

    /**
     * @param state what was known before
     * @param hypotheses the same hypotheses, grown by what has happened since
     */
    Assessment(State state, List<Hypothesis> hypotheses, long nowMicros, Demands demands) {
        boolean due = state.isDue(nowMicros);
        this.state = due ? state.puttingOrDeciding() : state;
        this.hypotheses = due ? this.state.shown().among(hypotheses) : hypotheses;
        decided = due && this.state.shown().alternatives().isEmpty();
        this.nowMicros = nowMicros;
        this.demands = demands;
        quietSince =
                Math.max(
                        hypotheses.getFirst().interval().lastMicros(), state.shown().sinceMicros());
    }

    /** The state that the contacts come to. */
    State next() {
        List<Candidate> best = best();
        Vanished vanished = best.isEmpty() ? null : Vanished.in(best.getFirst(), state.contacts());
        State moved = vanished != null && rested(Settling.BLIND) ? moved(best) : null;
        if (moved != null) {
            return moved;
        }
        if (!best.isEmpty() && best.getFirst().explanation().isComplete()) {
            return complete(best);
        }
        if (state.rules().allowsTakeback()) {
            Interval interval = hypotheses.getFirst().interval();
            Line left = Takeback.find(state.shown().first(), interval, state.contacts());
            if (left != null && left.plies() <= state.line().plies()) {
                return takenBack(left);
            }
        }
        if (!best.isEmpty()) {
            State next = underWay(best);
            return vanished == null || rested(Settling.BLIND)
                    ? next
                    : next.draft()
                            .waking(Math.min(next.wakeMicros(), quietSince + Settling.BLIND))
                            .done();
        }
        KingsInCentre.Gesture gesture =
                KingsInCentre.find(
                        state.shown().first(), hypotheses.getFirst().interval(), state.contacts());
        return gesture == null ? wrong() : kings(gesture);
    }

    /** The candidates that explain the contacts best; none if no permitted move explains them. */
    private List<Candidate> best() {
        List<Candidate> all = new ArrayList<>();
        for (Candidate candidate :
                Candidate.atRest(hypotheses, state.contacts(), state.rules(), demands)) {
            Revision revision = new Revision(candidate, state.shown());
            if (!revision.isFarFetched()) {
                all.add(revision.weighed());
            }
        }
        if (all.stream().anyMatch(each -> new Revision(each, state.shown()).keeps())) {
            all.removeIf(each -> new Revision(each, state.shown()).isUnfeltChange());
        }
        all.addAll(state.doubts().confirmed(state.contacts(), state.rules(), demands));
        List<Candidate> other =
                state.doubts().reinstated(all, state.contacts(), state.rules(), demands);
        if (!other.isEmpty()) {
            return Candidate.best(other);
        }
        return all.isEmpty()
                ? List.of()
                : Candidate.best(all).stream()
                        .map(each -> each.overturning(state.shown(), all).lasting(nowMicros))
                        .map(each -> isReadLate(each) ? each.doubtedWhole() : each)
                        .toList();
    }

    /** Whether what it adds was begun long ago, and the contacts did not fit any move meanwhile. */
    private boolean isReadLate(Candidate candidate) {
        List<Ply> plies = candidate.explanation().plies();
        int fresh = Math.min(state.fresh(candidate.line()), plies.size());
        return state.lost()
                && fresh > 0
                && nowMicros - candidate.begunMicros(plies.size() - fresh) > LATE_MICROS;
    }

    private boolean rested(long micros) {
        return nowMicros - quietSince >= micros;
    }

    private State waiting(Reading meaning, long restMicros) {
        return state.draft(hypotheses).reading(meaning).waking(quietSince + restMicros).done();
    }

    private State complete(List<Candidate> alike) {
        List<Candidate> best =
                state.rules().releasesByRest() ? alike : DeadSquares.preferringCapture(alike);
        List<Line> lines = best.stream().map(Candidate::line).toList();
        Explanation first = best.getFirst().explanation();
        int fresh = state.fresh(lines.getFirst());
        boolean known = state.shown().shows(lines);
        boolean undoes = lines.getFirst().plies() < state.shown().first().plies();
        if (known && state.shown().awaitsReply()) {
            return state.draft(hypotheses).reading(state.shown().question()).done();
        }
        long rest = known ? 0 : Settling.of(first, fresh, alike.size() == 1, undoes);
        if (!rested(rest)) {
            return waiting(new Reading.UnderWay(Reason.IN_HAND, 0, 0, first.moves()), rest);
        }
        boolean byRest = state.rules().releasesByRest();
        boolean lastToo =
                best.size() == 1
                        && ((byRest && rested(Settling.RELEASED))
                                || best.getFirst().opponentHasTouched());
        boolean releasing = byRest && !lastToo && !first.plies().isEmpty();
        Draft next = Settlement.of(state, best, closed(best, lastToo), nowMicros);
        if (known && decided) {
            next.reading(state.reading());
        }
        return releasing ? next.waking(quietSince + Settling.RELEASED).done() : next.done();
    }

    /**
     * What the candidates become: all plies final but the last, or the last one too. An unseen one
     * may be either: its piece may yet land elsewhere, and the reply to it may begin.
     */
    private List<Hypothesis> closed(List<Candidate> best, boolean lastToo) {
        List<Hypothesis> closed = new ArrayList<>();
        for (Candidate candidate : best) {
            if (candidate.endsUnseen()) {
                closed.add(candidate.closedTo(candidate.line().plies(), state.contacts()));
            }
            int open = lastToo ? 0 : candidate.explanation().openPlies(nowMicros);
            Hypothesis next = candidate.closedTo(candidate.line().plies() - open, state.contacts());
            if (!closed.contains(next)) {
                closed.add(next);
            }
        }
        if (best.size() == 1 && best.getFirst().explanation().plies().isEmpty()) {
            closed.addAll(inTheHand());
        }
        return closed;
    }

    /** The hypotheses by which the piece of the last move shown vanished, and is in the hand. */
    private List<Hypothesis> inTheHand() {
        Line before = state.shown().first().before();
        return before == null || state.contacts().dead() == 0
                ? List.of()
                : hypotheses.stream().filter(each -> each.line().hasSameMovesAs(before)).toList();
    }

    private State takenBack(Line left) {
        return rested(Settling.JOINT)
                ? new Draft(state.rules(), state.contacts(), left, nowMicros)
                        .completed(state.completed())
                        .reading(new Reading.Settled(Reason.TAKEBACK))
                        .done()
                : waiting(state.reading(), Settling.JOINT);
    }

    /**
     * The state in which a piece that has been up for so long has moved, though it may still turn
     * out to be in the hand; null if it cannot have. In strict play what rests on so little is no
     * capture.
     */
    private @Nullable State moved(List<Candidate> vanishing) {
        boolean strict = state.rules().releasesByRest();
        List<Line> lines = vanishing.stream().map(Assessment::beforeVanishing).toList();
        int plies = lines.getFirst().plies() + 1;
        List<Candidate> moved =
                Candidate.atPress(hypotheses, state.contacts(), state.rules(), demands).stream()
                        .filter(each -> each.explanation().isComplete())
                        .filter(each -> each.line().plies() == plies)
                        .filter(each -> lines.stream().anyMatch(each.line()::agreesWith))
                        .filter(each -> !strict || each.endsUnfelt())
                        .toList();
        if (moved.isEmpty()) {
            return null;
        }
        List<Candidate> best = Candidate.best(moved);
        List<Hypothesis> next = new ArrayList<>(Settlement.closed(state, best, plies));
        if (!strict) {
            best.stream().map(Candidate::hypothesis).distinct().forEach(next::add);
        }
        return Settlement.of(state, best, next, nowMicros).done();
    }

    private static Line beforeVanishing(Candidate candidate) {
        Line line = candidate.line();
        Line before = candidate.explanation().isComplete() ? line.before() : null;
        return before == null ? line : before;
    }

    private State underWay(List<Candidate> best) {
        List<Line> lines = best.stream().map(Candidate::line).toList();
        Explanation first = best.getFirst().explanation();
        List<Move> becoming = first.becoming(demands, state.contacts().masked());
        Reading meaning =
                new Reading.UnderWay(Reason.IN_HAND, first.missing(), first.extra(), becoming);
        boolean castles = becoming.stream().anyMatch(Move.Castle.class::isInstance);
        boolean landedOnly = first.missing() == 0 && Long.bitCount(first.extra()) == 1 && !castles;
        Shown next = state.shown().becoming(lines, nowMicros);
        Shown shown = best.size() > 1 ? next.arising(Reasons.ofQuestion(best)) : next;
        boolean keeping = best.size() > 1 && shown.alternatives().size() < 2;
        if (!shown.equals(state.shown()) && !keeping) {
            long rest = first.plies().isEmpty() ? Settling.DOUBTFUL : Settling.JOINT;
            if (!rested(rest)) {
                return waiting(meaning, rest);
            }
            boolean poor = first.extra() == 0 && first.cost() >= Cost.DOUBTFUL;
            if (poor && first.plies().size() > 1) {
                return wrong();
            }
            return state.draft(first.plies().size() > 1 ? closed(best, false) : hypotheses)
                    .showing(shown)
                    .landing(first)
                    .reading(meaning)
                    .waking(landedOnly ? quietSince + Settling.STRAY : doubted(best.getFirst()))
                    .done();
        }
        if (!landedOnly) {
            return state.draft(hypotheses).reading(meaning).done();
        }
        return rested(Settling.STRAY)
                ? StrayContacts.without(state, hypotheses, first.extra())
                : waiting(meaning, Settling.STRAY);
    }

    private long doubted(Candidate best) {
        long from = best.doubtedFromMicros();
        return from > nowMicros ? from : Recognition.NEVER;
    }

    private State kings(KingsInCentre.Gesture gesture) {
        return rested(Settling.KINGS)
                ? state.draft(hypotheses)
                        .lost(true)
                        .showing(state.shown().becoming(List.of(gesture.line()), nowMicros))
                        .reading(new Reading.Kings(Reason.KINGS_IN_CENTRE, gesture.squares()))
                        .done()
                : waiting(state.reading(), Settling.KINGS);
    }

    private State wrong() {
        Hypothesis hypothesis = hypotheses.getFirst();
        boolean slidOn = Slide.wentOn(state.shown().first(), hypothesis);
        Line line = slidOn ? hypothesis.line() : state.shown().first();
        Position position = line.position();
        Reading.PutRight wrong =
                Wrongness.of(position, demands.permittedNext(position), state.contacts());
        boolean asksNothing = (wrong.clear() | wrong.fill()) == 0;
        if (asksNothing && !isSeenBeginning(position)) {
            wrong = Wrongness.of(position, List.of(), state.contacts());
            asksNothing = false;
        }
        if (!rested(Settling.WRONG_LANDING)) {
            Reading meaning = wrong.clear() == 0 && !asksNothing ? wrong : state.reading();
            return waiting(meaning, Settling.WRONG_LANDING);
        }
        if (asksNothing) {
            return anew(line);
        }
        long odd = state.contacts().expected(position) ^ state.contacts().counting();
        boolean single = Long.bitCount(odd) == 1;
        if (single && rested(Settling.STRAY)) {
            return StrayContacts.without(state, hypotheses, odd);
        }
        Draft draft = state.draft(hypotheses).lost(true).reading(wrong);
        if (slidOn) {
            draft.showing(state.shown().becoming(List.of(hypothesis.line()), nowMicros));
        }
        return draft.waking(single ? quietSince + Settling.STRAY : Recognition.NEVER).done();
    }

    /**
     * Whether a move that the contacts could be was seen to begin or to end, not made while nobody
     * watched.
     */
    private boolean isSeenBeginning(Position position) {
        long expected = state.contacts().expected(position);
        long missing = expected & ~state.contacts().counting();
        long extra = state.contacts().counting() & ~expected;
        History history = new History(hypotheses.getFirst().interval());
        return extra == 0 ? (missing & ~history.opened()) == 0 : (extra & ~history.closed()) == 0;
    }

    /**
     * Only what happened before does not fit: the contacts are those of a permitted move, whole or
     * on its way. It is read from the line's position on, as if nothing else had happened.
     */
    private State anew(Line line) {
        Contacts contacts = state.contacts();
        long expected = contacts.expected(line.position());
        long missing = expected & ~contacts.counting();
        long extra = contacts.counting() & ~expected;
        Interval interval = hypotheses.getFirst().interval();
        Hypothesis begun = Hypothesis.begun(line, missing, extra, interval, quietSince);
        State next =
                state.draft(List.of(new Hypothesis(line, Interval.quiet(expected))))
                        .undisturbed()
                        .showing(state.shown().becoming(List.of(line), nowMicros))
                        .reading(new Reading.UnderWay(Reason.IN_HAND, missing, extra, List.of()))
                        .done()
                        .draft(List.of(begun))
                        .lost(true)
                        .done();
        return hypotheses.equals(next.hypotheses())
                ? next
                : new Assessment(next, next.hypotheses(), nowMicros, demands).next();
    }
}
