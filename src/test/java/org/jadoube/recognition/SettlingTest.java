package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.LongStream;
import org.jadoube.recognition.Ply.Evidence;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How long a reading rests before it is shown")
class SettlingTest {
    private static final String ROOK_TAKES = "4k3/3p4/8/8/8/8/8/3RK3 w - - 0 1";

    @Test
    @DisplayName("longer for a victim that was not seen to leave, longest for two of them")
    void unseen() {
        assertEquals(Settling.UNSEEN, Settling.of(of(Evidence.UNSEEN, "d1d7"), 1, true, false));
        Explanation twice = of(Evidence.UNSEEN, "d1d7", "e8d7");
        assertEquals(Settling.UNSEEN_TWICE, Settling.of(twice, 2, true, false));
    }

    @Test
    @DisplayName("longer for a victim that opened for a moment")
    void grazed() {
        assertEquals(Settling.GRAZED, Settling.of(of(Evidence.GRAZED, "d1d7"), 1, true, false));
    }

    @Test
    @DisplayName(
            "as long as a slide may go on, for a rook that can, and not at all for one that cannot")
    void slide() {
        assertEquals(Settling.EXTENDABLE, Settling.of(of(Evidence.SEEN, "d1d4"), 1, true, false));
        assertEquals(0, Settling.of(of(Evidence.SEEN, "d1d7"), 1, true, false));
    }

    @Test
    @DisplayName("longer where a slide that may go on would end the game")
    void slideToTheEnd() {
        Touches touches = Touches.since("4KQQ1/8/8/7k/8/8/8/8 w - - 0 1");
        Explanation stalemate = touches.explanation(touches.plies(Evidence.SEEN, "f8f6"), 0L);
        assertEquals(Settling.ENDING, Settling.of(stalemate, 1, true, false));
        assertEquals(Settling.ENDING, Settling.of(stalemate, 2, true, false));
    }

    @Test
    @DisplayName("longer for two moves at once, and for what others fit as well")
    void together() {
        Explanation both = of(Evidence.SEEN, "d1d7", "e8d7");
        assertEquals(Settling.JOINT, Settling.of(both, 2, true, false));
        assertEquals(0, Settling.of(both, 1, true, false));
        assertEquals(Settling.DOUBTFUL, Settling.of(both, 2, false, false));
    }

    @Test
    @DisplayName("for a while where a move is gone again, and not at all where nothing was shown")
    void undone() {
        assertEquals(Settling.UNDONE, Settling.of(of(Evidence.SEEN), 0, true, true));
        assertEquals(0, Settling.of(of(Evidence.SEEN), 0, true, false));
    }

    private static Explanation of(Evidence evidence, String... uci) {
        Touches touches = Touches.since(ROOK_TAKES);
        Long[] landed = LongStream.range(0, uci.length).boxed().toArray(Long[]::new);
        return touches.explanation(touches.plies(evidence, uci), landed);
    }
}
