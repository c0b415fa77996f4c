package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.recognition.PressOutcome.Accepted;
import org.jadoube.recognition.PressOutcome.Refused;
import org.jspecify.annotations.Nullable;

/** Decides what a press of a clock button completes. */
final class Press {
    private Press() {}

    static PressOutcome of(State state, Color color, long nowMicros, Demands demands) {
        List<Candidate> best = best(state, color, demands);
        boolean seen = best.stream().anyMatch(Candidate::isSeenWhole);
        State standing = seen ? null : orStanding(state, best, color, nowMicros, demands);
        if (standing != null) {
            return new Accepted(new Recognition(standing));
        }
        // What is not explained yet is looked at again: a stray contact, the opponent's early lift.
        if (best.isEmpty()) {
            return refused(state, color, demands);
        }
        State completed = completed(state, best, color, nowMicros).waking(nowMicros).done();
        boolean isUp = best.stream().anyMatch(each -> each.isUpAgain(color));
        return new Accepted(new Recognition(isUp ? inferring(completed) : completed));
    }

    /**
     * The state in which the landed piece may stand although its contact is open again; null when
     * that makes no move.
     *
     * @param best what the contacts alone say
     */
    private static @Nullable State orStanding(
            State state, List<Candidate> best, Color color, long nowMicros, Demands demands) {
        long dropped = Dropout.of(state.hypotheses().getFirst(), state.shown(), nowMicros);
        if (dropped == 0) {
            return null;
        }
        State landed =
                state.draft(
                                state.hypotheses().stream()
                                        .map(each -> each.standing(dropped))
                                        .toList())
                        .on(state.contacts().closing(dropped))
                        .done();
        List<Candidate> either = new ArrayList<>(best(landed, color, demands));
        if (either.isEmpty()) {
            return null;
        }
        best.stream().filter(each -> !each.isAmong(either)).toList().forEach(either::add);
        State completed = completed(landed, either, color, nowMicros).done();
        return StrayContacts.droppedOut(inferring(completed), dropped);
    }

    /**
     * The state in which the completed move is known to rest on a contact that does not show it.
     */
    private static State inferring(State state) {
        List<Line> lines =
                state.shown().lines().stream()
                        .map(line -> line.inferringPly(state.completed()))
                        .toList();
        return state.draft().showing(state.shown().having(lines)).waking(state.wakeMicros()).done();
    }

    /** The best of the candidates that the press can complete. */
    private static List<Candidate> best(State state, Color color, Demands demands) {
        List<Candidate> fitting = fitting(state, state.hypotheses(), color, demands);
        if (fitting.isEmpty()) {
            fitting = doubted(state, state.doubts().hypotheses(), color, demands);
        }
        if (fitting.isEmpty()) {
            fitting = doubted(state, state.doubts().overruled(), color, demands);
        }
        return fitting.isEmpty() ? fitting : Candidate.best(fitting);
    }

    private static List<Candidate> doubted(
            State state, List<Hypothesis> hypotheses, Color color, Demands demands) {
        return fitting(state, hypotheses, color, demands).stream()
                .filter(Candidate::isSeenWhole)
                .toList();
    }

    private static List<Candidate> fitting(
            State state, List<Hypothesis> hypotheses, Color color, Demands demands) {
        return Candidate.atPress(hypotheses, state.contacts(), state.rules(), demands).stream()
                .filter(candidate -> candidate.lastPlyOf(color) > state.completed())
                .filter(candidate -> candidate.isComplete(color))
                .filter(candidate -> !candidate.isDoubtful())
                .toList();
    }

    /** Alternatives may differ in how far they go: completed is what all of them have. */
    private static Draft completed(State state, List<Candidate> best, Color color, long nowMicros) {
        int plies = best.stream().mapToInt(each -> each.lastPlyOf(color)).min().orElseThrow();
        return Settlement.of(state, best, Settlement.closed(state, best, plies), nowMicros)
                .completed(plies);
    }

    private static PressOutcome refused(State state, Color color, Demands demands) {
        Refusal refusal =
                Refusal.of(
                        state.hypotheses().getFirst(),
                        state.shown(),
                        state.completed(),
                        color,
                        demands,
                        state.contacts(),
                        state.rules());
        Draft next = state.draft().waking(state.wakeMicros());
        Reading.PutRight toDo = refusal.toDo();
        if (toDo != null && (toDo.clear() | toDo.fill()) != 0) {
            next.reading(toDo);
        }
        return new Refused(new Recognition(next.done()), refusal.why());
    }
}
