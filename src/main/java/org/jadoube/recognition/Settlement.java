package org.jadoube.recognition;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;

/** Writes down what the best candidates have in common, and asks where they differ. */
final class Settlement {
    private Settlement() {}

    /**
     * The state in which the candidates are shown.
     *
     * @param closed the hypotheses that they become
     */
    static Draft of(State state, List<Candidate> best, List<Hypothesis> closed, long nowMicros) {
        List<Line> lines = best.stream().map(Candidate::line).toList();
        Shown shown = state.shown().becoming(lines, nowMicros);
        Explanation first = best.getFirst().explanation();
        Draft draft =
                state.draft(closed).doubting(state.doubts().after(best)).lost(false).landing(first);
        if (first.isComplete()) {
            draft.undisturbed();
        }
        if (lines.size() > 1) {
            Shown open = shown.arising(Reasons.ofQuestion(best));
            return draft.asking(state.rules().releasesByRest() ? open.put() : open);
        }
        Reason reason =
                Reasons.of(best.getFirst(), state.fresh(lines.getFirst()), state.contacts());
        return draft.showing(shown).reading(new Reading.Settled(reason));
    }

    /** The hypotheses that the candidates become when their lines up to a ply are final. */
    static List<Hypothesis> closed(State state, List<Candidate> candidates, int plies) {
        Contacts contacts = state.contacts();
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
        long expected = contacts.expected(closed.getFirst().line().position());
        long settled = asked & ~(expected ^ contacts.counting());
        return closed.stream().map(each -> each.forgetting(settled)).toList();
    }

    /** The state with an alternative's moves, where the contacts do not show what came of it. */
    private static State standing(State state, Move move, long nowMicros) {
        int asked = state.line().plies() + 1;
        Line chosen =
                state.shown().lines().stream()
                        .filter(line -> move.equals(line.first(asked).lastMove()))
                        .reduce(Line::common)
                        .orElseThrow();
        return new Draft(state.rules(), state.contacts(), chosen.vouchedFor(asked), nowMicros)
                .completed(state.completed())
                .pace(state.pace())
                .done();
    }

    /** The state after the open question was answered; empty when it does not offer that answer. */
    static Optional<State> answered(State state, Move move, long nowMicros, Demands demands) {
        if (!state.shown().alternatives().contains(move)) {
            return Optional.empty();
        }
        int asked = state.line().plies() + 1;
        List<Candidate> chosen =
                Candidate.atPress(state.hypotheses(), state.contacts(), state.rules(), demands)
                        .stream()
                        .filter(candidate -> candidate.line().plies() >= asked)
                        .filter(candidate -> move.equals(candidate.line().first(asked).lastMove()))
                        .toList();
        if (chosen.isEmpty()) {
            return Optional.of(standing(state, move, nowMicros));
        }
        List<Candidate> best = Candidate.best(chosen);
        List<Hypothesis> closed =
                closed(state, best, asked).stream().map(each -> each.vouchedFor(asked)).toList();
        List<Line> lines = best.stream().map(each -> each.line().vouchedFor(asked)).toList();
        Draft next =
                of(state, best, closed, nowMicros)
                        .showing(state.shown().becoming(lines, nowMicros))
                        .doubting(Doubts.NONE);
        return Optional.of(
                best.size() == 1
                        ? next.reading(new Reading.Settled(Reason.ANSWERED)).done()
                        : next.done());
    }
}
