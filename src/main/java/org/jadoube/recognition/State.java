package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * All that a recognition knows.
 *
 * @param hypotheses what the contacts leave open, nearly always one
 * @param doubts what is not shown but may yet turn out
 * @param undisturbed what to go back to when the players put right what was wrong
 * @param lost whether the players were told to put something right
 * @param shown the moves shown for made
 * @param stood the moves that were shown when last all contacts were as their position wants, for
 *     0.1 s or more
 * @param completed the number of plies completed by a press
 * @param reading what the contacts mean
 * @param wakeMicros when a rest is due
 * @param pace when the last moves landed
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
        Pace pace) {

    State {
        hypotheses = List.copyOf(hypotheses);
        undisturbed = List.copyOf(undisturbed);
        completed = Math.min(completed, shown.first().plies());
        if (shown.awaitsReply()) {
            wakeMicros = Math.min(wakeMicros, due(hypotheses, shown, contacts, completed, pace));
        }
    }

    /**
     * When a question that is put off is put: after the time that a reply usually takes since the
     * last of its moves was shown, or a while after the last contact changed, for a reply may have
     * begun; but contacts can only double that time. Where chess decides, one reply is enough.
     */
    private static long due(
            List<Hypothesis> hypotheses, Shown shown, Contacts contacts, int completed, Pace pace) {
        Move likeliest = shown.likeliest(contacts);
        int most = likeliest == null ? Settling.MOST_OPEN_PLIES : 1;
        if (shown.openPlies() > most) {
            return shown.sinceMicros();
        }
        boolean pressed = completed > shown.certain().plies();
        long reply = pace.replyMicros() - (pressed ? 0 : Settling.DOUBTFUL);
        long stirred = hypotheses.getFirst().interval().lastMicros() + Settling.REPLY;
        return Math.clamp(stirred, shown.sinceMicros() + reply, shown.sinceMicros() + 2 * reply);
    }

    private long dueMicros() {
        return due(hypotheses, shown, contacts, completed, pace);
    }

    /** Whether a question that was put off is to be put now. */
    boolean isDue(long nowMicros) {
        return shown.awaitsReply() && nowMicros >= dueMicros();
    }

    /** The same with the question put. */
    State putting() {
        return putting(shown.put());
    }

    /**
     * The same with the question put, or decided where chess tells what contacts cannot; then what
     * it was decided against is kept as a doubt.
     */
    State puttingOrDeciding() {
        State put = putting(shown.put().decidedBySense(contacts));
        List<Hypothesis> dropped =
                hypotheses.stream()
                        .filter(each -> each.line().plies() == put.shown.first().plies())
                        .filter(each -> !put.hypotheses.contains(each))
                        .toList();
        return put.draft().doubting(doubts.overruling(dropped)).waking(put.wakeMicros).done();
    }

    private State putting(Shown put) {
        Draft next = draft(put.among(hypotheses)).showing(put).waking(wakeMicros);
        if (!(reading instanceof Reading.Awaiting)) {
            return next.done();
        }
        return put.lines().size() > 1
                ? next.reading(put.question()).done()
                : next.reading(new Reading.Settled(decision(put.first()))).done();
    }

    private Reason decision(Line left) {
        return shown.openPlies() > 1 ? Reason.AS_EXPECTED : Reasons.ofDecision(left, contacts);
    }

    /** Whether it waits for more than the moment to put a question. */
    boolean isSettling() {
        boolean onlyAwaits = shown.awaitsReply() && wakeMicros == dueMicros();
        return wakeMicros != Recognition.NEVER && !onlyAwaits;
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

    /** What has stood until a time, at which a contact changes or a word is spoken. */
    Line stoodUntil(long micros) {
        long since = Math.max(shown.sinceMicros(), hypotheses.getFirst().interval().lastMicros());
        boolean stands = contacts.counting() == expected() && shown.alternatives().isEmpty();
        return stands && micros - since >= Cost.BRIEF_MICROS ? line() : stood;
    }

    /** Whether the moves between which a question lies are on the board. */
    boolean showsAlternatives() {
        return !shown.alternatives().isEmpty() && differsOnlyInHand(shown.position());
    }

    /** Whether the contacts are a position's but for pieces of the side to move in the hand. */
    private boolean differsOnlyInHand(Position position) {
        long odd = contacts.expected(position) ^ contacts.counting();
        return (odd & ~(position.occupied(position.turn()) & ~contacts.counting())) == 0;
    }

    /**
     * Whether the moves that are certain stand though they have not rested, as of a game that ends
     * by word: none of those that did is missing, and all that is amiss is in the hand of the side
     * to move.
     */
    boolean outdoes(Line rested) {
        return differsOnlyInHand(line().position()) && line().plies() >= rested.plies();
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
