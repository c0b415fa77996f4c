package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jspecify.annotations.Nullable;

/** Recognises an answer given by hand: the piece that moved is lifted and put down again. */
final class Answer {
    private Answer() {}

    /**
     * The alternative whose target alone was touched since the question stood; null for none, and
     * once more moves have followed, since then the touches are theirs.
     */
    static @Nullable Move byHand(Shown shown, Hypothesis hypothesis) {
        if (shown.first().plies() != shown.certain().plies() + 1) {
            return null;
        }
        long touched = 0;
        for (ContactEvent event : hypothesis.interval().events()) {
            if (event instanceof Lift && event.atMicros() > shown.sinceMicros()) {
                touched |= event.square().bit();
            }
        }
        List<Move> answers = new ArrayList<>();
        for (Move move : shown.alternatives()) {
            if (touched == move.to().bit()) {
                answers.add(move);
            }
        }
        return answers.size() == 1 ? answers.getFirst() : null;
    }
}
