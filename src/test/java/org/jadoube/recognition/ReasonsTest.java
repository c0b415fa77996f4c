package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.jadoube.recognition.Ply.Evidence;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Why a question is asked")
class ReasonsTest {
    private static final String TWO_VICTIMS = "4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1";

    @Test
    @DisplayName("several victims, if each answer is one move")
    void victims() {
        assertEquals(
                Reason.SEVERAL_VICTIMS, Reasons.ofQuestion(List.of(seen("d4a4"), seen("d4d7"))));
    }

    @Test
    @DisplayName("several sequences, if one answer is more than one move")
    void sequences() {
        List<Candidate> longerLast = List.of(seen("d4a4"), seen("d4d7", "e8d7"));
        assertEquals(Reason.SEVERAL_SEQUENCES, Reasons.ofQuestion(longerLast));
        List<Candidate> longerFirst = new ArrayList<>(longerLast);
        Collections.reverse(longerFirst);
        assertEquals(Reason.SEVERAL_SEQUENCES, Reasons.ofQuestion(longerFirst));
    }

    @Test
    @DisplayName("an unseen victim, if one answer assumes it")
    void unseen() {
        List<Candidate> unseenLast = List.of(seen("d4a4"), candidate(Evidence.UNSEEN, "d4d7"));
        assertEquals(Reason.VICTIM_UNSEEN, Reasons.ofQuestion(unseenLast));
    }

    private static Candidate seen(String... uci) {
        return candidate(Evidence.SEEN, uci);
    }

    private static Candidate candidate(Evidence evidence, String... uci) {
        Touches touches = Touches.since(TWO_VICTIMS);
        Long[] landed = LongStream.range(0, uci.length).boxed().toArray(Long[]::new);
        return new Candidate(
                touches.hypothesis(), touches.explanation(touches.plies(evidence, uci), landed));
    }
}
