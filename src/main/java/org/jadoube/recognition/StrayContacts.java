package org.jadoube.recognition;

import java.util.List;

/** Lets play go on without contacts that do not fit, until they fit again. */
final class StrayContacts {
    private StrayContacts() {}

    /** Goes on without the only contact that does not fit. */
    static State without(State state, List<Hypothesis> hypotheses, long square) {
        return without(state, hypotheses, state.contacts().straying(square), square);
    }

    /** Goes on without contacts that have opened although their piece stands. */
    static State droppedOut(State state, long squares) {
        Contacts contacts = state.contacts().opening(squares).straying(squares);
        State next = without(state, state.hypotheses(), contacts, squares);
        return next.draft()
                .reading(reminding(state.reading(), contacts))
                .waking(state.wakeMicros())
                .done();
    }

    private static State without(
            State state, List<Hypothesis> hypotheses, Contacts contacts, long squares) {
        return state.draft(hypotheses.stream().map(each -> each.without(squares)).toList())
                .doubting(state.doubts().without(squares))
                .undisturbed()
                .on(contacts)
                .reading(contacts.reminder())
                .done();
    }

    /** Trusts the stray contacts again that fit the position, and reminds of those that do not. */
    static State trusting(State state, long nowMicros) {
        if (state.contacts().stray() == 0) {
            return state;
        }
        long fitting = state.contacts().fittingAgain(state.shown().position());
        Contacts next = state.contacts().trusting(fitting);
        boolean telling = fitting != 0 && state.hypotheses().size() > 1;
        return state.draft(trusted(state.hypotheses(), fitting, next, nowMicros))
                .doubting(state.doubts().trusting(fitting, next.closed(), nowMicros))
                .undisturbed(trusted(state.undisturbed(), fitting, next, nowMicros))
                .on(next)
                .reading(reminding(state.reading(), next))
                .waking(telling ? nowMicros : state.wakeMicros())
                .done();
    }

    private static Reading reminding(Reading reading, Contacts contacts) {
        boolean reminded = reading.reason() == Reason.STRAY_CONTACT;
        if (!reminded && !(reading instanceof Reading.Settled)) {
            return reading;
        }
        if (contacts.stray() != 0) {
            return contacts.reminder();
        }
        return reminded ? new Reading.Settled(Reason.AS_EXPECTED) : reading;
    }

    private static List<Hypothesis> trusted(
            List<Hypothesis> hypotheses, long fitting, Contacts contacts, long nowMicros) {
        return hypotheses.stream()
                .map(each -> each.trusting(fitting, contacts.closed(), nowMicros))
                .toList();
    }
}
