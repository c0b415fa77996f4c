package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.sensing.ContactEvent;

/**
 * The state of recognising one game; immutable.
 *
 * <p>It holds the hypotheses that the contacts leave open, nearly always one, and the moves that
 * are shown for made. The last move shown stays open to revision until the opponent has touched a
 * piece, the mover's clock is pressed, or, in strict play, it was released.
 *
 * <p>Times are microseconds on the caller's monotonic clock. Whoever holds a recognition owes it a
 * {@link #rest} at {@link #wakeMicros}.
 */
public final class Recognition {
    /** The wake time of a state that waits for nothing. */
    public static final long NEVER = Long.MAX_VALUE;

    private static final int MOST_HYPOTHESES = 24;

    private final RecognitionRules rules;
    private final Contacts contacts;
    private final List<Hypothesis> hypotheses;
    private final List<Hypothesis> undisturbed;
    private final boolean lost;
    private final Shown shown;
    private final int completed;
    private final Reading reading;
    private final long wakeMicros;
    private final long landedMicros;

    private Recognition(Draft draft) {
        rules = draft.rules;
        contacts = draft.contacts;
        hypotheses = List.copyOf(draft.hypotheses);
        undisturbed = List.copyOf(draft.undisturbed);
        lost = draft.lost;
        shown = draft.shown;
        completed = Math.min(draft.completed, draft.shown.first().plies());
        reading = draft.reading;
        wakeMicros = draft.wakeMicros;
        landedMicros = draft.landedMicros;
    }

    /** The next state while it is being written. */
    private static final class Draft {
        private final RecognitionRules rules;
        private Contacts contacts;
        private List<Hypothesis> hypotheses;

        /** What to go back to when the players put right what was wrong. */
        private List<Hypothesis> undisturbed;

        /** Whether the players were told to put something right. */
        private boolean lost;

        private Shown shown;

        /** The plies completed by a press. */
        private int completed;

        private Reading reading;
        private long wakeMicros = NEVER;
        private long landedMicros;

        private Draft(RecognitionRules rules, Contacts contacts, Line line, long nowMicros) {
            this.rules = rules;
            this.contacts = contacts;
            long expected = contacts.expected(line.position());
            long counting = contacts.counting();
            hypotheses = List.of(new Hypothesis(line, Interval.quiet(counting)));
            undisturbed = List.of(new Hypothesis(line, Interval.quiet(expected)));
            lost = counting != expected;
            shown = new Shown(List.of(line), nowMicros);
            completed = line.plies();
            landedMicros = nowMicros;
            reading =
                    lost
                            ? Wrongness.of(line.position(), List.of(), contacts)
                            : new Reading.Settled(Reason.AS_EXPECTED);
        }

        private Draft(Recognition from, List<Hypothesis> now) {
            rules = from.rules;
            contacts = from.contacts;
            hypotheses = now;
            undisturbed = from.undisturbed;
            lost = from.lost;
            shown = from.shown;
            completed = from.completed;
            reading = from.reading;
            landedMicros = from.landedMicros;
        }

        private Draft reading(Reading next) {
            reading = next;
            return this;
        }

        private Draft waking(long atMicros) {
            wakeMicros = atMicros;
            return this;
        }

        private void landing(Explanation explanation) {
            if (!explanation.plies().isEmpty()) {
                landedMicros = Math.max(landedMicros, explanation.landedMicros().getLast());
            }
        }

        private Recognition done() {
            return new Recognition(this);
        }
    }

    /**
     * The state in which a game stands, before anything has happened.
     *
     * @param contacts the contacts now, which need not be those of the line's position: then the
     *     reading says what to put right, and pieces moved meanwhile are not taken for moves
     */
    public static Recognition of(RecognitionRules rules, Line line, long contacts, long nowMicros) {
        return new Draft(rules, new Contacts(contacts, rules.masked(), 0), line, nowMicros).done();
    }

    /** The moves that are certain: what is written down. */
    public Line line() {
        return shown.certain();
    }

    /** The position that the board shows as far as is known; of alternatives, the first one's. */
    public Position position() {
        return shown.position();
    }

    /** The moves between which a question is open; none when nothing is. */
    public List<Move> alternatives() {
        return shown.alternatives();
    }

    /** What the contacts mean at this moment. */
    public Reading reading() {
        return reading;
    }

    /** All contacts that are closed, masked ones included. */
    public long contacts() {
        return contacts.closed();
    }

    /** The number of plies completed by a press of the clock. */
    public int completedPlies() {
        return completed;
    }

    /** When {@link #rest} is due; {@link #NEVER} when nothing waits. */
    public long wakeMicros() {
        return wakeMicros;
    }

    /** The state after contacts changed. */
    public Recognition sense(List<ContactEvent> events, long nowMicros, Demands demands) {
        Draft moved = new Draft(this, hypotheses).waking(wakeMicros);
        moved.contacts = contacts.after(events);
        List<ContactEvent> counting = contacts.counting(events);
        Recognition next = moved.done();
        return (counting.isEmpty() ? next : next.feel(counting, nowMicros, demands))
                .trusting(nowMicros);
    }

    private Recognition feel(List<ContactEvent> events, long nowMicros, Demands demands) {
        List<Hypothesis> grown =
                hypotheses.stream().map(hypothesis -> hypothesis.with(events)).toList();
        if (lost && contacts.counting() == contacts.expected(shown.position())) {
            return restored(grown.getFirst());
        }
        return assess(grown, nowMicros, demands);
    }

    /** The state after nothing has changed for a while. */
    public Recognition rest(long nowMicros, Demands demands) {
        return nowMicros < wakeMicros ? this : reconsider(nowMicros, demands);
    }

    /** The state after the demands on the next move have changed. */
    public Recognition reconsider(long nowMicros, Demands demands) {
        return assess(hypotheses, nowMicros, demands).trusting(nowMicros);
    }

    /** The state after a clock button was pressed. */
    public PressOutcome press(Color color, long nowMicros, Demands demands) {
        long dropped = Dropout.of(shown, hypotheses.getFirst(), contacts, nowMicros);
        boolean stood = undisturbed.getFirst().interval().contacts() == expectedContacts();
        if (dropped != 0 && stood && shown.certain().plies() > completed) {
            Draft landed = new Draft(this, undisturbed);
            landed.contacts = contacts.closing(dropped);
            PressOutcome outcome = landed.done().pressed(color, nowMicros, demands);
            if (outcome instanceof PressOutcome.Accepted accepted) {
                return new PressOutcome.Accepted(accepted.recognition().dropping(dropped));
            }
        }
        return pressed(color, nowMicros, demands);
    }

    private long expectedContacts() {
        return contacts.expected(shown.position());
    }

    /** Goes on without contacts that have opened although their piece stands. */
    private Recognition dropping(long squares) {
        Draft draft =
                new Draft(this, hypotheses.stream().map(each -> each.without(squares)).toList());
        draft.undisturbed = draft.hypotheses;
        draft.contacts = contacts.opening(squares).straying(squares);
        return draft.reading(draft.contacts.reminder()).done();
    }

    private PressOutcome pressed(Color color, long nowMicros, Demands demands) {
        List<Candidate> fitting = new ArrayList<>();
        for (Candidate candidate : Candidate.atPress(hypotheses, contacts, rules, demands)) {
            if (candidate.lastPlyOf(color) > completed && candidate.isComplete(color)) {
                fitting.add(candidate);
            }
        }
        if (fitting.isEmpty()) {
            Refusal refusal =
                    Refusal.of(
                            hypotheses.getFirst(),
                            shown,
                            completed,
                            color,
                            demands,
                            contacts,
                            rules);
            Draft next = new Draft(this, hypotheses).waking(wakeMicros);
            Reading.PutRight toDo = refusal.toDo();
            if (toDo != null && (toDo.clear() | toDo.fill()) != 0) {
                next.reading(toDo);
            }
            return new PressOutcome.Refused(next.done(), refusal.why());
        }
        List<Candidate> best = Candidate.best(fitting);
        int plies = best.getFirst().lastPlyOf(color);
        Draft next = settled(best, closed(best, plies), nowMicros);
        next.completed = plies;
        // What is not explained yet is looked at again: a stray contact, the opponent's early lift.
        return new PressOutcome.Accepted(next.waking(nowMicros).done());
    }

    /** The state after the open question was answered; empty when it does not offer that answer. */
    public Optional<Recognition> answer(Move move, long nowMicros, Demands demands) {
        if (!alternatives().contains(move)) {
            return Optional.empty();
        }
        int asked = line().plies() + 1;
        List<Candidate> chosen = new ArrayList<>();
        for (Candidate candidate : Candidate.atPress(hypotheses, contacts, rules, demands)) {
            Line line = candidate.line();
            if (line.plies() >= asked && move.equals(line.first(asked).lastMove())) {
                chosen.add(candidate);
            }
        }
        if (chosen.isEmpty()) {
            return Optional.empty();
        }
        List<Candidate> best = Candidate.best(chosen);
        Draft next = settled(best, closed(best, asked), nowMicros);
        return Optional.of(
                best.size() == 1
                        ? next.reading(new Reading.Settled(Reason.ANSWERED)).done()
                        : next.done());
    }

    /**
     * The state after moves were taken back by word, not by hand; the pieces are yet to follow.
     *
     * @param plies how many, no more than were made; a move that is still in question counts as one
     */
    public Recognition takeBack(int plies, long nowMicros) {
        return backTo(line().first(shown.first().plies() - plies), nowMicros).done();
    }

    /**
     * The state after the choice of a promotion piece: where the pawn has landed for good, the last
     * move is written anew.
     */
    public Recognition promoting(Color color, Role role) {
        Line last = hypotheses.getFirst().line();
        boolean closed = hypotheses.size() == 1 && last.plies() == line().plies();
        Line before = last.before();
        if (!closed || before == null || before.position().turn() != color) {
            return this;
        }
        if (!(last.lastMove() instanceof Move.Normal normal) || normal.promotion() == null) {
            return this;
        }
        Line chosen = before.then(new Move.Normal(normal.from(), normal.to(), role));
        Interval interval = hypotheses.getFirst().interval();
        Draft draft = new Draft(this, List.of(new Hypothesis(chosen, interval)));
        draft.undisturbed = draft.hypotheses;
        draft.shown = new Shown(List.of(chosen), shown.sinceMicros());
        return draft.waking(wakeMicros).done();
    }

    /** When the last move landed; or when this state began, if none has since. */
    public long landedMicros() {
        return landedMicros;
    }

    private Draft backTo(Line line, long nowMicros) {
        Draft draft = new Draft(rules, contacts, line, nowMicros);
        draft.completed = completed;
        return draft;
    }

    /** The players have put right what was wrong: what happened meanwhile tells nothing. */
    private Recognition restored(Hypothesis now) {
        long expected = contacts.expected(shown.position());
        List<Hypothesis> back;
        if (alternatives().isEmpty() && now.line().plies() == shown.first().plies()) {
            back = List.of(Hypothesis.atRest(now.line(), now.interval()));
        } else if (undisturbed.getFirst().interval().contacts() == expected) {
            back = undisturbed;
        } else {
            back = List.of(new Hypothesis(shown.first(), Interval.quiet(expected)));
        }
        Draft draft = new Draft(this, back);
        draft.lost = false;
        draft.reading =
                alternatives().isEmpty()
                        ? new Reading.Settled(Reason.AS_EXPECTED)
                        : new Reading.Question(Reason.SEVERAL_SEQUENCES, alternatives());
        return draft.done();
    }

    private Recognition assess(List<Hypothesis> now, long nowMicros, Demands demands) {
        long quietSince = Math.max(now.getFirst().interval().lastMicros(), shown.sinceMicros());
        Moment moment = new Moment(now, quietSince, nowMicros, demands);
        List<Candidate> all =
                Candidate.atRest(now, contacts, rules, demands).stream()
                        .map(candidate -> candidate.weighedAgainst(shown))
                        .filter(candidate -> !candidate.isFarFetched(shown))
                        .toList();
        List<Candidate> best = all.isEmpty() ? List.of() : Candidate.best(all);
        if (!best.isEmpty() && best.getFirst().explanation().isComplete()) {
            return complete(moment, best);
        }
        if (rules.allowsTakeback()) {
            Interval interval = now.getFirst().interval();
            Line left = Takeback.find(shown.first(), interval, contacts);
            if (left != null && left.plies() <= line().plies()) {
                return moment.rested(Settling.JOINT)
                        ? backTo(left, nowMicros)
                                .reading(new Reading.Settled(Reason.TAKEBACK))
                                .done()
                        : waiting(moment, reading, Settling.JOINT);
            }
        }
        if (!best.isEmpty()) {
            return underWay(moment, best);
        }
        KingsInCentre.Gesture gesture = KingsInCentre.find(now.getFirst(), contacts);
        return gesture == null ? wrong(moment) : kings(moment, gesture);
    }

    /** The contacts as they are assessed at one time. */
    private record Moment(
            List<Hypothesis> hypotheses, long quietSince, long nowMicros, Demands demands) {
        private boolean rested(long micros) {
            return nowMicros - quietSince >= micros;
        }
    }

    private Recognition waiting(Moment moment, Reading meaning, long restMicros) {
        return new Draft(this, moment.hypotheses)
                .reading(meaning)
                .waking(moment.quietSince + restMicros)
                .done();
    }

    private Recognition complete(Moment moment, List<Candidate> best) {
        List<Line> lines = best.stream().map(Candidate::line).toList();
        Explanation first = best.getFirst().explanation();
        int fresh = fresh(lines.getFirst());
        long rest = shown.shows(lines) ? 0 : Settling.of(first, fresh, best.size() == 1);
        if (!moment.rested(rest)) {
            Reading pending = new Reading.UnderWay(Reason.IN_HAND, 0, 0, first.moves());
            return waiting(moment, pending, rest);
        }
        Move answered = best.size() > 1 ? Answer.byHand(shown, moment.hypotheses.getFirst()) : null;
        if (answered != null) {
            Recognition asked = new Draft(this, moment.hypotheses).done();
            return asked.answer(answered, moment.nowMicros, moment.demands).orElse(asked);
        }
        boolean released = rules.releasesByRest() && moment.rested(Settling.RELEASED);
        boolean lastToo = best.size() == 1 && (released || best.getFirst().opponentHasTouched());
        List<Hypothesis> closed = new ArrayList<>();
        for (Candidate candidate : best) {
            int open = lastToo || candidate.explanation().plies().isEmpty() ? 0 : 1;
            Hypothesis next = candidate.closedTo(candidate.line().plies() - open, contacts);
            if (!closed.contains(next)) {
                closed.add(next);
            }
        }
        Draft draft = settled(best, closed, moment.nowMicros);
        boolean releasing = rules.releasesByRest() && !lastToo && !first.plies().isEmpty();
        return draft.waking(releasing ? moment.quietSince + Settling.RELEASED : NEVER).done();
    }

    private int fresh(Line line) {
        return line.plies() - shown.certain().common(line).plies();
    }

    private List<Hypothesis> closed(List<Candidate> candidates, int plies) {
        List<Hypothesis> closed =
                candidates.stream().map(each -> each.closedTo(plies, contacts)).toList();
        if (candidates.size() == 1) {
            return closed;
        }
        // What one alternative explains and the other does not must not decide between them later.
        long asked = 0;
        for (Candidate candidate : candidates) {
            for (Ply ply : candidate.explanation().plies()) {
                asked |= ply.signature().swapped();
            }
        }
        long settledSquares =
                asked
                        & ~(contacts.expected(closed.getFirst().line().position())
                                ^ contacts.counting());
        return closed.stream().map(each -> each.forgetting(settledSquares)).toList();
    }

    private Draft settled(List<Candidate> best, List<Hypothesis> closed, long nowMicros) {
        List<Line> lines = best.stream().map(Candidate::line).toList();
        Draft draft = new Draft(this, closed.subList(0, Math.min(closed.size(), MOST_HYPOTHESES)));
        draft.shown = shown.becoming(lines, nowMicros);
        draft.lost = false;
        draft.landing(best.getFirst().explanation());
        if (best.getFirst().explanation().isComplete()) {
            draft.undisturbed = draft.hypotheses;
        }
        draft.reading =
                lines.size() == 1
                        ? new Reading.Settled(Reasons.of(best.getFirst(), fresh(lines.getFirst())))
                        : new Reading.Question(
                                Reasons.ofQuestion(best), draft.shown.alternatives());
        return draft;
    }

    private Recognition underWay(Moment moment, List<Candidate> best) {
        List<Line> lines = best.stream().map(Candidate::line).toList();
        Explanation first = best.getFirst().explanation();
        List<Move> becoming = first.becoming(moment.demands, contacts.masked());
        Reading meaning =
                new Reading.UnderWay(Reason.IN_HAND, first.missing(), first.extra(), becoming);
        boolean landedOnly = first.missing() == 0 && Long.bitCount(first.extra()) == 1;
        if (!shown.shows(lines)) {
            long rest = first.plies().isEmpty() ? Settling.DOUBTFUL : Settling.JOINT;
            if (!moment.rested(rest)) {
                return waiting(moment, meaning, rest);
            }
            Draft draft = new Draft(this, moment.hypotheses).reading(meaning);
            if (first.plies().size() > 1) {
                draft.hypotheses =
                        best.stream()
                                .map(each -> each.closedTo(each.line().plies() - 1, contacts))
                                .toList();
            }
            draft.shown = shown.becoming(lines, moment.nowMicros);
            draft.landing(first);
            return draft.waking(landedOnly ? moment.quietSince + Settling.STRAY : NEVER).done();
        }
        if (!landedOnly) {
            return new Draft(this, moment.hypotheses).reading(meaning).done();
        }
        return moment.rested(Settling.STRAY)
                ? straying(moment, first.extra())
                : waiting(moment, meaning, Settling.STRAY);
    }

    private Recognition kings(Moment moment, KingsInCentre.Gesture gesture) {
        if (!moment.rested(Settling.KINGS)) {
            return waiting(moment, reading, Settling.KINGS);
        }
        Draft draft = new Draft(this, moment.hypotheses);
        draft.lost = true;
        draft.shown = shown.becoming(List.of(gesture.line()), moment.nowMicros);
        draft.reading = new Reading.Kings(Reason.KINGS_IN_CENTRE, gesture.squares());
        return draft.done();
    }

    private Recognition wrong(Moment moment) {
        Line base = moment.hypotheses.getFirst().line();
        boolean slidOn = Slide.wentOn(shown.first(), moment.hypotheses.getFirst());
        Position position = slidOn ? base.position() : shown.position();
        List<Move> permitted = moment.demands.permittedNext(position);
        Reading.PutRight wrong = Wrongness.of(position, permitted, contacts);
        if (!moment.rested(Settling.WRONG_LANDING)) {
            Reading meaning = wrong.clear() == 0 ? wrong : reading;
            return waiting(moment, meaning, Settling.WRONG_LANDING);
        }
        long odd = contacts.expected(position) ^ contacts.counting();
        boolean single = Long.bitCount(odd) == 1;
        if (single && moment.rested(Settling.STRAY)) {
            return straying(moment, odd);
        }
        Draft draft = new Draft(this, moment.hypotheses).reading(wrong);
        draft.lost = true;
        if (slidOn) {
            draft.shown = shown.becoming(List.of(base), moment.nowMicros);
        }
        return draft.waking(single ? moment.quietSince + Settling.STRAY : NEVER).done();
    }

    /** Goes on without the only contact that does not fit. */
    private Recognition straying(Moment moment, long square) {
        Draft draft =
                new Draft(
                        this,
                        moment.hypotheses.stream().map(each -> each.without(square)).toList());
        draft.undisturbed = draft.hypotheses;
        draft.contacts = contacts.straying(square);
        draft.lost = false;
        return draft.reading(draft.contacts.reminder()).done();
    }

    /** Trusts the stray contacts again that fit the position, and reminds of those that do not. */
    private Recognition trusting(long nowMicros) {
        if (contacts.stray() == 0) {
            return this;
        }
        long fitting = contacts.fittingAgain(shown.position());
        Contacts next = contacts.trusting(fitting);
        Draft draft =
                new Draft(this, trusted(hypotheses, fitting, next, nowMicros)).waking(wakeMicros);
        draft.undisturbed = trusted(undisturbed, fitting, next, nowMicros);
        draft.contacts = next;
        boolean settled =
                reading instanceof Reading.Settled || reading.reason() == Reason.STRAY_CONTACT;
        if (settled) {
            draft.reading =
                    next.stray() != 0
                            ? next.reminder()
                            : reading.reason() == Reason.STRAY_CONTACT
                                    ? new Reading.Settled(Reason.AS_EXPECTED)
                                    : reading;
        }
        return draft.done();
    }

    private static List<Hypothesis> trusted(
            List<Hypothesis> hypotheses, long fitting, Contacts contacts, long nowMicros) {
        return hypotheses.stream()
                .map(each -> each.trusting(fitting, contacts.closed(), nowMicros))
                .toList();
    }
}
