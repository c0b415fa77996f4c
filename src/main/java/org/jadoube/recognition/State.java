package org.jadoube.recognition;

import java.util.List;
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

    /** How long the contacts must rest, since its moves are shown, until a question is put. */
    long replyMicros() {
        boolean pressed = completed > line().plies();
        return pace.replyMicros() - (pressed ? 0 : Settling.DOUBTFUL);
    }

    /** What has stood until a time, at which a contact changes or a word is spoken. */
    Line stoodUntil(long micros) {
        long since = Math.max(shown.sinceMicros(), hypotheses.getFirst().interval().lastMicros());
        boolean stands = contacts.counting() == expected() && shown.alternatives().isEmpty();
        return stands && micros - since >= Cost.BRIEF_MICROS ? line() : stood;
    }

    /**
     * Whether the moves that are certain stand though they have not rested, as of a game that ends
     * by word: none of those that did is missing, and all that is amiss is in the hand of the side
     * to move.
     */
    boolean outdoes(Line rested) {
        Position position = line().position();
        long odd = contacts.expected(position) ^ contacts.counting();
        long inHand = odd & position.occupied(position.turn()) & ~contacts.counting();
        return odd == inHand && line().plies() >= rested.plies();
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
