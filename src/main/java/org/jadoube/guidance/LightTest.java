package org.jadoube.guidance;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Square;

/** A test of the lights: frames one after the other, each for a while. */
public enum LightTest {
    /** Each square in turn, from a1 to h8. */
    SQUARES(200_000),
    /** All squares at once. */
    ALL(10_000_000),
    /** All squares by each cue in turn, in the order of {@link Cue}. */
    CUES(1_500_000);

    private final long frameMicros;

    LightTest(long frameMicros) {
        this.frameMicros = frameMicros;
    }

    /** What is shown, in order, in the squares of the board. */
    public List<LightFrame> frames() {
        return switch (this) {
            case SQUARES ->
                    Arrays.stream(Square.values())
                            .map(square -> LightFrame.of(Map.of(square, Cue.TARGET)))
                            .toList();
            case ALL -> List.of(everywhere(Cue.TARGET));
            case CUES -> Arrays.stream(Cue.values()).map(LightTest::everywhere).toList();
        };
    }

    /**
     * What is shown so long after the test began.
     *
     * @param sinceMicros 0 or more
     * @return empty once the test is over
     */
    public Optional<LightFrame> after(long sinceMicros) {
        long frame = sinceMicros / frameMicros;
        List<LightFrame> frames = frames();
        return frame < frames.size() ? Optional.of(frames.get((int) frame)) : Optional.empty();
    }

    private static LightFrame everywhere(Cue cue) {
        Map<Square, Cue> cues = new EnumMap<>(Square.class);
        for (Square square : Square.values()) {
            cues.put(square, cue);
        }
        return LightFrame.of(cues);
    }
}
