package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.recognition.PressOutcome.Accepted;
import org.jadoube.recognition.PressOutcome.Refused;

/** Decides what a press of a clock button completes. */
final class Press {
    private Press() {}

    static PressOutcome of(State state, Color color, long nowMicros, Demands demands) {
        long dropped =
                Dropout.of(
                        state.shown(), state.hypotheses().getFirst(), state.contacts(), nowMicros);
        boolean stood = state.undisturbed().getFirst().interval().contacts() == state.expected();
        if (dropped != 0 && stood && state.line().plies() > state.completed()) {
            State landed =
                    state.draft(state.undisturbed()).on(state.contacts().closing(dropped)).done();
            List<Candidate> fitting = fitting(landed, color, demands);
            if (!fitting.isEmpty()) {
                State next = completed(landed, fitting, color, nowMicros).done();
                return new Accepted(new Recognition(StrayContacts.droppedOut(next, dropped)));
            }
        }
        List<Candidate> fitting = fitting(state, color, demands);
        // What is not explained yet is looked at again: a stray contact, the opponent's early lift.
        return fitting.isEmpty()
                ? refused(state, color, demands)
                : new Accepted(
                        new Recognition(
                                completed(state, fitting, color, nowMicros)
                                        .waking(nowMicros)
                                        .done()));
    }

    private static List<Candidate> fitting(State state, Color color, Demands demands) {
        return Candidate.atPress(state.hypotheses(), state.contacts(), state.rules(), demands)
                .stream()
                .filter(candidate -> candidate.lastPlyOf(color) > state.completed())
                .filter(candidate -> candidate.isComplete(color))
                .toList();
    }

    private static Draft completed(
            State state, List<Candidate> fitting, Color color, long nowMicros) {
        List<Candidate> best = Candidate.best(fitting);
        int plies = best.getFirst().lastPlyOf(color);
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
