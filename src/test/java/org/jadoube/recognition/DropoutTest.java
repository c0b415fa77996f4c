package org.jadoube.recognition;

import static org.jadoube.recognition.Hands.squares;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A piece that has landed stands badly, and its contact opens again")
class DropoutTest {
    private static final String LONE_ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    private static final long LONGEST = 1_500_000;

    @Test
    @DisplayName("the move was shown long ago: its contact alone has dropped out")
    void afterMoveWasShown() {
        Scene scene = Scene.at(LONE_ROOK).moves("a1a4");
        Interval interval =
                Interval.quiet(scene.line().position().occupied())
                        .with(Scene.at(LONE_ROOK).lift("a4", 9_000_000).interval().events());
        Hypothesis hypothesis = new Hypothesis(scene.line(), interval);
        assertEquals(squares("a4"), droppedOut(hypothesis, scene.line(), 9_200_000));
    }

    @Test
    @DisplayName("before the first move nothing has landed that could drop out")
    void beforeFirstMove() {
        Scene scene = Scene.at(LONE_ROOK).lift("a1", 9_000_000);
        Hypothesis hypothesis = new Hypothesis(scene.line(), scene.interval());
        assertEquals(0, droppedOut(hypothesis, scene.line(), 9_200_000));
    }

    @Test
    @DisplayName("one that has been open for too long is up")
    void openForLong() {
        Scene scene = Scene.at(LONE_ROOK).lift("a1", 0).place("a4", 500_000);
        scene.lift("a4", 2_000_000);
        assertEquals(squares("a4"), droppedOut(scene, 2_000_000 + LONGEST));
        assertEquals(0, droppedOut(scene, 2_000_000 + LONGEST + 1));
    }

    @Test
    @DisplayName("one that was no longer closed than by a rook that slides on")
    void slidOver() {
        long left = 500_000 + Cost.ORDINARY_STOP_MICROS;
        assertEquals(0, droppedOut(slidingOver(left), 1_000_000));
        assertEquals(squares("a2"), droppedOut(slidingOver(left + 1), 1_000_000));
    }

    private static Scene slidingOver(long leftMicros) {
        return Scene.at(LONE_ROOK).lift("a1", 0).place("a2", 500_000).lift("a2", leftMicros);
    }

    private static long droppedOut(Scene scene, long nowMicros) {
        return droppedOut(new Hypothesis(scene.line(), scene.interval()), scene.line(), nowMicros);
    }

    private static long droppedOut(Hypothesis hypothesis, Line shown, long nowMicros) {
        return Dropout.of(hypothesis, new Shown(List.of(shown), 0), nowMicros);
    }
}
