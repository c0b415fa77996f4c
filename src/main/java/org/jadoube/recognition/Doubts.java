package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jadoube.sensing.ContactEvent;

/**
 * What the board no longer shows but nothing has refuted: a capture whose victim was never seen to
 * leave may have been a quiet move whose piece stands off its contact. When that contact closes
 * after all, the board takes the capture back by itself.
 *
 * @param hypotheses how matters stood before such a capture was believed
 * @param overruled what chess alone has decided against; it counts where it fits by far better
 */
record Doubts(List<Hypothesis> hypotheses, List<Hypothesis> overruled) {

    static final Doubts NONE = new Doubts(List.of(), List.of());

    /** Whoever looks at the board has seen a piece that stands badly after this many plies. */
    private static final int MOST_PLIES = 3;

    /** A reply that was made, whatever it may be, does not speak against the decision. */
    private static final int MOST_PLIES_OVERRULED = 0;

    Doubts {
        hypotheses = List.copyOf(hypotheses);
        overruled = List.copyOf(overruled);
    }

    /** The same beside what chess has decided against. */
    Doubts overruling(List<Hypothesis> more) {
        return more.isEmpty() ? this : new Doubts(hypotheses, more);
    }

    Doubts with(List<ContactEvent> events) {
        return map(each -> each.with(events));
    }

    Doubts without(long squares) {
        return map(each -> each.without(squares));
    }

    Doubts trusting(long squares, long contacts, long nowMicros) {
        return map(each -> each.trusting(squares, contacts, nowMicros));
    }

    private Doubts map(UnaryOperator<Hypothesis> change) {
        return hypotheses.isEmpty() && overruled.isEmpty()
                ? this
                : new Doubts(
                        hypotheses.stream().map(change).toList(),
                        overruled.stream().map(change).toList());
    }

    /** Other moves than those that are shown, if the contacts show them whole. */
    List<Candidate> confirmed(Contacts contacts, RecognitionRules rules, Demands demands) {
        return shownWhole(hypotheses, contacts, rules, demands);
    }

    /**
     * The same of moves that chess has decided against; they must fit better than others by far.
     */
    List<Candidate> reinstated(
            List<Candidate> others, Contacts contacts, RecognitionRules rules, Demands demands) {
        int least =
                others.stream()
                        .mapToInt(each -> each.explanation().cost())
                        .min()
                        .orElse(Integer.MAX_VALUE);
        return shownWhole(overruled, contacts, rules, demands).stream()
                .filter(each -> each.explanation().cost() + Cost.OVERRULED <= least)
                .toList();
    }

    private static List<Candidate> shownWhole(
            List<Hypothesis> doubted, Contacts contacts, RecognitionRules rules, Demands demands) {
        return Candidate.atRest(doubted, contacts, rules, demands).stream()
                .filter(candidate -> !candidate.explanation().plies().isEmpty())
                .filter(Candidate::isSeenWhole)
                .toList();
    }

    /** What is left to doubt when candidates are shown. */
    Doubts after(List<Candidate> shown) {
        Hypothesis believed = shown.getFirst().hypothesis();
        if (hypotheses.contains(believed) || overruled.contains(believed)) {
            return NONE;
        }
        int plies = shown.getFirst().line().plies();
        List<Hypothesis> left = new ArrayList<>(within(MOST_PLIES, hypotheses, plies));
        for (Candidate candidate : shown) {
            if (!candidate.explanation().isFelt() && !left.contains(candidate.hypothesis())) {
                left.add(candidate.hypothesis());
            }
        }
        return new Doubts(left, within(MOST_PLIES_OVERRULED, overruled, plies));
    }

    private static List<Hypothesis> within(int most, List<Hypothesis> doubted, int plies) {
        return doubted.stream().filter(each -> plies - each.line().plies() <= most).toList();
    }
}
