package org.jadoube.recognition;

import java.util.List;

/**
 * Goes on with other contacts counting than before. What happened on those that no longer do is
 * forgotten; those that count again do so from when they fit the position, so that nothing they did
 * meanwhile is taken for a touch.
 */
final class Masking {
    private final State state;
    private final RecognitionRules rules;
    private final Contacts masked;
    private final Contacts contacts;

    Masking(State state, RecognitionRules rules) {
        this.state = state;
        this.rules = rules;
        masked = state.contacts().masking(rules.masked());
        contacts = masked.trusting(masked.fittingAgain(state.shown().position()));
    }

    /** Whether the moves shown are all that there is to see, and no question is open. */
    boolean isAtRest() {
        return state.shown().alternatives().isEmpty()
                && contacts.counting() == contacts.expected(state.shown().position());
    }

    /** The moves shown stand: some of what tells of them may just have been forgotten. */
    State atRest() {
        Hypothesis quiet =
                new Hypothesis(state.shown().first(), Interval.quiet(contacts.counting()));
        return state.draft(List.of(quiet))
                .undisturbed()
                .under(rules)
                .on(contacts)
                .reading(
                        contacts.stray() == 0
                                ? new Reading.Settled(Reason.AS_EXPECTED)
                                : contacts.reminder())
                .done();
    }

    /** What is under way goes on without the contacts that do not count. */
    State underWay(long nowMicros) {
        State without =
                state.draft(without(state.hypotheses()))
                        .undisturbed(without(state.undisturbed()))
                        .under(rules)
                        .on(masked)
                        .done();
        return StrayContacts.trusting(without, nowMicros);
    }

    private List<Hypothesis> without(List<Hypothesis> hypotheses) {
        return hypotheses.stream().map(each -> each.without(masked.masked())).toList();
    }
}
