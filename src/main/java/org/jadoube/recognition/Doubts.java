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
 */
record Doubts(List<Hypothesis> hypotheses) {

    static final Doubts NONE = new Doubts(List.of());

    /** Whoever looks at the board has seen a piece that stands badly after this many plies. */
    private static final int MOST_PLIES = 3;

    Doubts {
        hypotheses = List.copyOf(hypotheses);
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
        return hypotheses.isEmpty() ? this : new Doubts(hypotheses.stream().map(change).toList());
    }

    /** Other moves than those that are shown, if the contacts show them whole. */
    List<Candidate> confirmed(Contacts contacts, RecognitionRules rules, Demands demands) {
        return hypotheses.isEmpty()
                ? List.of()
                : Candidate.atRest(hypotheses, contacts, rules, demands).stream()
                        .filter(candidate -> !candidate.explanation().plies().isEmpty())
                        .filter(Candidate::isSeenWhole)
                        .toList();
    }

    /** What is left to doubt when candidates are shown. */
    Doubts after(List<Candidate> shown) {
        if (hypotheses.contains(shown.getFirst().hypothesis())) {
            return NONE;
        }
        int plies = shown.getFirst().line().plies();
        List<Hypothesis> left = new ArrayList<>();
        for (Hypothesis hypothesis : hypotheses) {
            if (plies - hypothesis.line().plies() <= MOST_PLIES) {
                left.add(hypothesis);
            }
        }
        for (Candidate candidate : shown) {
            if (!candidate.explanation().isFelt() && !left.contains(candidate.hypothesis())) {
                left.add(candidate.hypothesis());
            }
        }
        return new Doubts(left);
    }
}
