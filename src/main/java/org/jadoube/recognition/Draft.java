package org.jadoube.recognition;

import java.util.List;

/** The next state while it is being written; it waits for nothing unless told to. */
final class Draft {
    private static final int MOST_HYPOTHESES = 24;

    private RecognitionRules rules;
    private Contacts contacts;
    private List<Hypothesis> hypotheses;
    private Doubts doubts;
    private List<Hypothesis> undisturbed;
    private boolean lost;
    private Shown shown;
    private Line stood;
    private int completed;
    private Reading reading;
    private long wakeMicros = Recognition.NEVER;
    private Pace pace;

    /** A game at a line, whatever the contacts. */
    Draft(RecognitionRules rules, Contacts contacts, Line line, long nowMicros) {
        this.rules = rules;
        this.contacts = contacts;
        long expected = contacts.expected(line.position());
        long counting = contacts.counting();
        hypotheses = List.of(new Hypothesis(line, Interval.quiet(counting)));
        doubts = Doubts.NONE;
        undisturbed = List.of(new Hypothesis(line, Interval.quiet(expected)));
        lost = counting != expected;
        shown = new Shown(List.of(line), nowMicros);
        stood = line;
        completed = line.plies();
        pace = Pace.since(nowMicros);
        reading =
                lost
                        ? Wrongness.of(line.position(), List.of(), contacts)
                        : new Reading.Settled(Reason.AS_EXPECTED);
    }

    Draft(State from, List<Hypothesis> next) {
        rules = from.rules();
        contacts = from.contacts();
        hypotheses = next.subList(0, Math.min(next.size(), MOST_HYPOTHESES));
        doubts = from.doubts();
        undisturbed = from.undisturbed();
        lost = from.lost();
        shown = from.shown();
        stood = from.stood();
        completed = from.completed();
        reading = from.reading();
        pace = from.pace();
    }

    Draft under(RecognitionRules next) {
        rules = next;
        return this;
    }

    Draft on(Contacts next) {
        contacts = next;
        return this;
    }

    Draft doubting(Doubts next) {
        doubts = next;
        return this;
    }

    /** What is now is what to go back to, and nothing has to be put right. */
    Draft undisturbed() {
        undisturbed = hypotheses;
        lost = false;
        return this;
    }

    /** What to go back to. */
    Draft undisturbed(List<Hypothesis> next) {
        undisturbed = next;
        return this;
    }

    Draft lost(boolean toPutRight) {
        lost = toPutRight;
        return this;
    }

    Draft showing(Shown next) {
        shown = next;
        return this;
    }

    /** Shows several moves, between which a question is put, or put off. */
    Draft asking(Shown next) {
        shown = next;
        reading = next.question();
        return this;
    }

    Draft stood(Line next) {
        stood = next;
        return this;
    }

    Draft completed(int plies) {
        completed = plies;
        return this;
    }

    Draft reading(Reading next) {
        reading = next;
        return this;
    }

    Draft waking(long atMicros) {
        wakeMicros = atMicros;
        return this;
    }

    Draft pace(Pace next) {
        pace = next;
        return this;
    }

    /** The last complete ply of an explanation has landed. */
    Draft landing(Explanation explanation) {
        if (!explanation.plies().isEmpty()) {
            pace = pace.landing(explanation.landedMicros().getLast());
        }
        return this;
    }

    State done() {
        return new State(
                rules,
                contacts,
                hypotheses,
                doubts,
                undisturbed,
                lost,
                shown,
                stood,
                completed,
                reading,
                wakeMicros,
                pace);
    }
}
