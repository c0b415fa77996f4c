package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.sensing.ContactEvent;
import org.jspecify.annotations.Nullable;

/**
 * The state of recognising one game; immutable.
 *
 * <p>It holds the hypotheses that the contacts leave open, nearly always one, and the moves that
 * are shown for made. The last move shown stays open to revision until the opponent has touched a
 * piece, the mover's clock is pressed, or, in strict play, the piece was released.
 *
 * <p>Times are microseconds on the caller's monotonic clock. Whoever holds a recognition owes it a
 * {@link #rest} at {@link #wakeMicros}.
 */
public final class Recognition {
    /** The wake time of a state that waits for nothing. */
    public static final long NEVER = Long.MAX_VALUE;

    private static final int MOST_HYPOTHESES = 24;

    private final RecognitionRules rules;
    private final List<Hypothesis> hypotheses;
    private final List<Hypothesis> undisturbed;
    private final boolean lost;
    private final Shown shown;
    private final int completed;
    private final Reading reading;
    private final long wakeMicros;

    /**
     * The moves shown for made: one line, or the alternatives of an open question, and since when.
     */
    record Shown(List<Line> lines, long sinceMicros) {
        Shown {
            lines = List.copyOf(lines);
        }

        Position position() {
            return lines.getFirst().position();
        }

        /** What all alternatives have in common: what is written down. */
        Line certain() {
            Line certain = lines.getFirst();
            for (Line line : lines) {
                certain = certain.common(line);
            }
            return certain;
        }

        /** The moves between which the open question lies; none when nothing is open. */
        List<Move> alternatives() {
            if (lines.size() == 1) {
                return List.of();
            }
            int settled = certain().plies();
            Set<Move> moves = new LinkedHashSet<>();
            for (Line line : lines) {
                Move move = line.first(settled + 1).lastMove();
                if (move != null && line.plies() > settled) {
                    moves.add(move);
                }
            }
            return List.copyOf(moves);
        }

        boolean shows(List<Line> others) {
            return lines.size() == others.size()
                    && lines.stream()
                            .allMatch(line -> others.stream().anyMatch(line::hasSameMovesAs));
        }

        Shown becoming(List<Line> others, long nowMicros) {
            return shows(others) ? this : new Shown(others, nowMicros);
        }
    }

    private Recognition(
            RecognitionRules rules,
            List<Hypothesis> hypotheses,
            List<Hypothesis> undisturbed,
            boolean lost,
            Shown shown,
            int completed,
            Reading reading,
            long wakeMicros) {
        this.rules = rules;
        this.hypotheses = List.copyOf(hypotheses);
        this.undisturbed = List.copyOf(undisturbed);
        this.lost = lost;
        this.shown = shown;
        this.completed = completed;
        this.reading = reading;
        this.wakeMicros = wakeMicros;
    }

    /**
     * The state in which a game stands, before anything has happened.
     *
     * @param contacts the contacts now, which need not be those of the line's position: then the
     *     reading says what to put right, and pieces moved meanwhile are not taken for moves
     */
    public static Recognition of(RecognitionRules rules, Line line, long contacts, long nowMicros) {
        long visible = contacts & ~rules.masked();
        long expected = line.position().occupied() & ~rules.masked();
        Shown shown = new Shown(List.of(line), nowMicros);
        List<Hypothesis> standing = List.of(new Hypothesis(line, Interval.quiet(expected)));
        if (visible == expected) {
            Reading settled = new Reading.Settled(Reason.AS_EXPECTED);
            return new Recognition(
                    rules, standing, standing, false, shown, line.plies(), settled, NEVER);
        }
        Reading wrong = Wrongness.of(line.position(), List.of(), visible, rules.masked());
        List<Hypothesis> found = List.of(new Hypothesis(line, Interval.quiet(visible)));
        return new Recognition(rules, found, standing, true, shown, line.plies(), wrong, NEVER);
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

    /** The contacts that are not masked. */
    public long contacts() {
        return hypotheses.getFirst().interval().contacts();
    }

    /** The moves completed by a press of the clock. */
    public int completedPlies() {
        return completed;
    }

    /** When {@link #rest} is due; {@link #NEVER} when nothing waits. */
    public long wakeMicros() {
        return wakeMicros;
    }

    /** The state after contacts changed. */
    public Recognition sense(List<ContactEvent> events, long nowMicros, Demands demands) {
        List<ContactEvent> visible =
                events.stream()
                        .filter(event -> (event.square().bit() & rules.masked()) == 0)
                        .toList();
        if (visible.isEmpty()) {
            return this;
        }
        List<Hypothesis> grown =
                hypotheses.stream().map(hypothesis -> hypothesis.with(visible)).toList();
        if (lost && grown.getFirst().interval().contacts() == expected(shown.position())) {
            return restored();
        }
        return assess(grown, nowMicros, demands);
    }

    /** The state after nothing has changed for a while. */
    public Recognition rest(long nowMicros, Demands demands) {
        return nowMicros < wakeMicros ? this : assess(hypotheses, nowMicros, demands);
    }

    /** The state after the demands on the next move have changed. */
    public Recognition reconsider(long nowMicros, Demands demands) {
        return assess(hypotheses, nowMicros, demands);
    }

    /** The state after the mover's, or the other side's, clock button was pressed. */
    public PressOutcome press(Color color, long nowMicros, Demands demands) {
        List<Candidate> fitting = new ArrayList<>();
        for (Candidate candidate : Candidate.all(hypotheses, rules, demands, true)) {
            if (candidate.lastPlyOf(color) > completed && candidate.isComplete(color)) {
                fitting.add(candidate);
            }
        }
        if (fitting.isEmpty()) {
            return refuse(color, demands);
        }
        List<Candidate> best = Candidate.best(fitting);
        List<Hypothesis> closed = new ArrayList<>();
        for (Candidate candidate : best) {
            closed.add(candidate.closedTo(candidate.lastPlyOf(color), rules.masked()));
        }
        int plies = best.getFirst().lastPlyOf(color);
        return new PressOutcome.Accepted(settled(best, closed, plies, nowMicros, NEVER));
    }

    /** The state after the open question was answered; empty when it does not offer that answer. */
    public Optional<Recognition> answer(Move move, long nowMicros, Demands demands) {
        if (!alternatives().contains(move)) {
            return Optional.empty();
        }
        int asked = line().plies() + 1;
        List<Candidate> chosen = new ArrayList<>();
        for (Candidate candidate : Candidate.all(hypotheses, rules, demands, true)) {
            Line line = candidate.line();
            if (line.plies() >= asked && move.equals(line.first(asked).lastMove())) {
                chosen.add(candidate);
            }
        }
        if (chosen.isEmpty()) {
            return Optional.empty();
        }
        List<Candidate> best = Candidate.best(chosen);
        List<Hypothesis> closed = new ArrayList<>();
        for (Candidate candidate : best) {
            closed.add(candidate.closedTo(asked, rules.masked()));
        }
        Recognition next = settled(best, closed, completed, nowMicros, NEVER);
        return Optional.of(next.reading(new Reading.Settled(Reason.ANSWERED)));
    }

    /** The state after moves were taken back by word, not by hand; the pieces are yet to follow. */
    public Recognition takeBack(int plies, long nowMicros) {
        Line left = line().first(line().plies() - plies);
        return of(rules, left, contacts(), nowMicros).completedAtMost(completed);
    }

    private Recognition completedAtMost(int plies) {
        return new Recognition(
                rules,
                hypotheses,
                undisturbed,
                lost,
                shown,
                Math.min(plies, completed),
                reading,
                wakeMicros);
    }

    private Recognition reading(Reading next) {
        return new Recognition(
                rules, hypotheses, undisturbed, lost, shown, completed, next, wakeMicros);
    }

    private Recognition restored() {
        return new Recognition(
                rules,
                undisturbed,
                undisturbed,
                false,
                shown,
                completed,
                new Reading.Settled(Reason.AS_EXPECTED),
                NEVER);
    }

    private long expected(Position position) {
        return position.occupied() & ~rules.masked();
    }

    private Recognition assess(List<Hypothesis> now, long nowMicros, Demands demands) {
        long lastMicros = now.getFirst().interval().lastMicros();
        long quiet = lastMicros == Long.MIN_VALUE ? 0 : nowMicros - lastMicros;
        List<Candidate> all =
                Candidate.all(now, rules, demands, false).stream()
                        .map(candidate -> candidate.weighedAgainst(shown))
                        .toList();
        if (!all.isEmpty()) {
            List<Candidate> best = Candidate.best(all);
            return best.getFirst().explanation().isComplete()
                    ? complete(now, best, lastMicros, quiet, nowMicros, demands)
                    : underWay(now, best, lastMicros, quiet, nowMicros, demands);
        }
        Recognition undone = takenBack(now, lastMicros, quiet, nowMicros);
        if (undone != null) {
            return undone;
        }
        KingsInCentre.Gesture gesture = KingsInCentre.find(now.getFirst(), rules.masked());
        if (gesture != null) {
            return kings(now, gesture, lastMicros, quiet, nowMicros);
        }
        return wrong(now, lastMicros, quiet, demands);
    }

    private Recognition complete(
            List<Hypothesis> now,
            List<Candidate> best,
            long lastMicros,
            long quiet,
            long nowMicros,
            Demands demands) {
        List<Line> lines = best.stream().map(Candidate::line).toList();
        Explanation first = best.getFirst().explanation();
        int fresh = lines.getFirst().plies() - shown.certain().common(lines.getFirst()).plies();
        long rest = shown.shows(lines) ? 0 : Settling.of(first, fresh, best.size() == 1);
        if (quiet < rest) {
            Reading pending = new Reading.UnderWay(Reason.IN_HAND, 0, 0, first.moves());
            return waiting(now, pending, lastMicros + rest);
        }
        Move answered = best.size() > 1 ? Answer.byHand(shown, now.getFirst()) : null;
        if (answered != null) {
            Recognition asked = waiting(now, reading, NEVER);
            return asked.answer(answered, nowMicros, demands).orElse(asked);
        }
        boolean released = rules.releasesByRest() && quiet >= Settling.RELEASED;
        List<Hypothesis> closed = new ArrayList<>();
        for (Candidate candidate : best) {
            int plies = candidate.explanation().plies().size();
            boolean lastToo = best.size() == 1 && (released || candidate.opponentHasTouched());
            int closing = lastToo ? plies : plies - 1;
            Hypothesis next =
                    candidate.closedTo(
                            candidate.hypothesis().line().plies() + closing, rules.masked());
            if (!closed.contains(next)) {
                closed.add(next);
            }
        }
        long wake = rules.releasesByRest() && !released ? lastMicros + Settling.RELEASED : NEVER;
        return settled(best, closed, completed, nowMicros, wake);
    }

    private Recognition settled(
            List<Candidate> best,
            List<Hypothesis> closed,
            int completedPlies,
            long nowMicros,
            long wake) {
        List<Line> lines = best.stream().map(Candidate::line).toList();
        Shown next = shown.becoming(lines, nowMicros);
        List<Hypothesis> kept = closed.subList(0, Math.min(closed.size(), MOST_HYPOTHESES));
        boolean stands = best.getFirst().explanation().isComplete();
        int completedNow = Math.min(completedPlies, lines.getFirst().plies());
        Reading meaning =
                lines.size() == 1
                        ? new Reading.Settled(Reasons.of(best.getFirst()))
                        : new Reading.Question(Reasons.ofQuestion(best), next.alternatives());
        return new Recognition(
                rules, kept, stands ? kept : undisturbed, false, next, completedNow, meaning, wake);
    }

    private Recognition underWay(
            List<Hypothesis> now,
            List<Candidate> best,
            long lastMicros,
            long quiet,
            long nowMicros,
            Demands demands) {
        List<Line> lines = best.stream().map(Candidate::line).toList();
        Explanation first = best.getFirst().explanation();
        List<Move> becoming = first.becoming(demands, rules.masked());
        Reading meaning =
                new Reading.UnderWay(Reason.IN_HAND, first.missing(), first.extra(), becoming);
        if (shown.shows(lines)) {
            return waiting(now, meaning, NEVER);
        }
        long rest = first.plies().isEmpty() ? Settling.DOUBTFUL : Settling.JOINT;
        if (quiet < rest) {
            return waiting(now, meaning, lastMicros + rest);
        }
        List<Hypothesis> closed = new ArrayList<>();
        for (Candidate candidate : best) {
            int plies = candidate.explanation().plies().size() - 1;
            closed.add(
                    candidate.closedTo(
                            candidate.hypothesis().line().plies() + plies, rules.masked()));
        }
        return new Recognition(
                rules,
                first.plies().size() > 1 ? closed : now,
                undisturbed,
                lost,
                shown.becoming(lines, nowMicros),
                Math.min(completed, lines.getFirst().plies()),
                meaning,
                NEVER);
    }

    private @Nullable Recognition takenBack(
            List<Hypothesis> now, long lastMicros, long quiet, long nowMicros) {
        if (!rules.allowsTakeback()) {
            return null;
        }
        Interval interval = now.getFirst().interval();
        Line left = Takeback.find(shown.lines().getFirst(), interval, rules.masked());
        if (left == null || left.plies() > line().plies()) {
            return null;
        }
        if (quiet < Settling.JOINT) {
            return waiting(now, reading, lastMicros + Settling.JOINT);
        }
        return of(rules, left, interval.contacts(), nowMicros)
                .reading(new Reading.Settled(Reason.TAKEBACK))
                .completedAtMost(completed);
    }

    private Recognition kings(
            List<Hypothesis> now,
            KingsInCentre.Gesture gesture,
            long lastMicros,
            long quiet,
            long nowMicros) {
        if (quiet < Settling.KINGS) {
            return waiting(now, reading, lastMicros + Settling.KINGS);
        }
        return new Recognition(
                rules,
                now,
                undisturbed,
                true,
                shown.becoming(List.of(gesture.line()), nowMicros),
                Math.min(completed, gesture.line().plies()),
                new Reading.Kings(Reason.KINGS_IN_CENTRE, gesture.squares()),
                NEVER);
    }

    private Recognition wrong(List<Hypothesis> now, long lastMicros, long quiet, Demands demands) {
        Position position = shown.position();
        long contacts = now.getFirst().interval().contacts();
        Reading.PutRight wrong =
                Wrongness.of(position, demands.permitted(position, true), contacts, rules.masked());
        if (quiet >= Settling.WRONG_LANDING) {
            return new Recognition(rules, now, undisturbed, true, shown, completed, wrong, NEVER);
        }
        Reading meaning = wrong.clear() == 0 ? wrong : reading;
        return waiting(now, meaning, lastMicros + Settling.WRONG_LANDING);
    }

    private Recognition waiting(List<Hypothesis> now, Reading meaning, long wake) {
        return new Recognition(rules, now, undisturbed, lost, shown, completed, meaning, wake);
    }

    private PressOutcome refuse(Color color, Demands demands) {
        Hypothesis hypothesis = hypotheses.getFirst();
        Refusal refusal = Refusal.of(hypothesis, shown, completed, color, demands, rules);
        Reading toDo = refusal.toDo();
        Recognition next = toDo == null ? this : waiting(hypotheses, toDo, NEVER);
        return new PressOutcome.Refused(next, refusal.why());
    }
}
