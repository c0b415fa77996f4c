package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A test of the lights")
class LightTestTest {

    @Test
    @DisplayName("lights each square alone, from a1 to h8")
    void squares() {
        List<LightFrame> frames = LightTest.SQUARES.frames();

        assertEquals(64, new HashSet<>(frames).size());
        assertTrue(frames.stream().allMatch(frame -> frame.cues().size() == 1));
        assertEquals(Optional.of(Cue.TARGET), frames.getFirst().cueAt(Square.A1));
        assertEquals(Optional.of(Cue.TARGET), frames.getLast().cueAt(Square.H8));
    }

    @Test
    @DisplayName("lights all squares, by each cue")
    void all() {
        assertEquals(64, LightTest.ALL.frames().getFirst().cues().size());
        for (Cue cue : Cue.values()) {
            assertEquals(~0L, LightTest.CUES.frames().get(cue.ordinal()).squares(cue));
        }
    }

    @ParameterizedTest
    @EnumSource(LightTest.class)
    @DisplayName("begins with its first frame, shows each, and ends within half a minute")
    void overTime(LightTest test) {
        List<LightFrame> shown = new ArrayList<>();
        long micros = 0;
        for (Optional<LightFrame> frame = test.after(0);
                frame.isPresent();
                frame = test.after(micros)) {
            if (shown.isEmpty() || !shown.getLast().equals(frame.get())) {
                shown.add(frame.get());
            }
            micros += 10_000;
        }

        assertEquals(test.frames(), shown);
        assertTrue(micros < 30_000_000, "lasts " + micros);
    }
}
