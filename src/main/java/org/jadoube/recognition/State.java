package org.jadoube.recognition;

import java.util.List;

/**
 * All that a recognition knows.
 *
 * @param hypotheses what the contacts leave open, nearly always one
 * @param doubts what is not shown but may yet turn out
 * @param undisturbed what to go back to when the players put right what was wrong
 * @param lost whether the players were told to put something right
 * @param shown the moves shown for made
 * @param stood the moves that were shown when the contacts last rested as their position wants
 * @param completed the number of plies completed by a press
 * @param reading what the contacts mean
 * @param wakeMicros when a rest is due
 * @param landedMicros when the last move landed, or when this began
 */
record State(
        RecognitionRules rules,
        Contacts contacts,
        List<Hypothesis> hypotheses,
        Doubts doubts,
        List<Hypothesis> undisturbed,
        boolean lost,
        Shown shown,
        Line stood,
        int completed,
        Reading reading,
        long wakeMicros,
        long landedMicros) {

    State {
        hypotheses = List.copyOf(hypotheses);
        undisturbed = List.copyOf(undisturbed);
        completed = Math.min(completed, shown.first().plies());
    }

    /** The moves that are certain. */
    Line line() {
        return shown.certain();
    }

    /** The contacts that the position shown wants. */
    long expected() {
        return contacts.expected(shown.position());
    }

    /** How many plies of a line are not shown for certain yet. */
    int fresh(Line line) {
        return line.plies() - line().common(line).plies();
    }

    /** The moves whose position the contacts showed last, for as long as a hand needs. */
    Line stoodUntil(long nowMicros) {
        long since = Math.max(shown.sinceMicros(), hypotheses.getFirst().interval().lastMicros());
        boolean stands = contacts.counting() == expected() && shown.alternatives().isEmpty();
        return stands && nowMicros - since >= Cost.BRIEF_MICROS ? line() : stood;
    }

    /** The next state, written from this one. */
    Draft draft() {
        return new Draft(this, hypotheses);
    }

    /** The next state with other hypotheses. */
    Draft draft(List<Hypothesis> next) {
        return new Draft(this, next);
    }
}
