package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.Test;

class LightFrameTest {
    private static final LightFrame FRAME =
            LightFrame.of(
                    Map.of(
                            Square.F1, Cue.TARGET,
                            Square.D7, Cue.CAPTURE,
                            Square.E1, Cue.HELD,
                            Square.D1, Cue.TARGET));

    @Test
    void isWrittenByPriorityAndSquare() {
        assertEquals("e1 held; d7 capture; d1 f1 target", FRAME.toString());
        assertEquals("-", LightFrame.DARK.toString());
    }

    @Test
    void givesTheCueOfASquareAndTheSquaresOfACue() {
        assertEquals(Optional.of(Cue.CAPTURE), FRAME.cueAt(Square.D7));
        assertEquals(Optional.empty(), FRAME.cueAt(Square.A1));
        assertEquals(Bitboard.of(Square.D1, Square.F1), FRAME.squares(Cue.TARGET));
        assertEquals(
                List.of(Square.D1, Square.E1, Square.F1, Square.D7),
                List.copyOf(FRAME.cues().keySet()));
        assertThrows(UnsupportedOperationException.class, () -> FRAME.cues().clear());
    }

    @Test
    void equalFramesShowTheSame() {
        LightFrame same = LightFrame.of(FRAME.cues());
        assertEquals(FRAME, same);
        assertEquals(FRAME.hashCode(), same.hashCode());
        assertEquals(LightFrame.DARK, LightFrame.of(Map.of()));
        assertNotEquals(FRAME, LightFrame.of(Map.of(Square.E1, Cue.HELD)));
        assertNotEquals(
                LightFrame.of(Map.of(Square.E1, Cue.HELD)),
                LightFrame.of(Map.of(Square.E1, Cue.CHECK)));
    }

    @Test
    void theStrongestCueOfASquareWins() {
        Message sentence = Phrase.UNDER_WAY.with();
        Lighting lights = new Lighting();
        lights.light(Cue.CHECK, Square.E1.bit(), square -> sentence);
        lights.light(Cue.HELD, Square.E1.bit(), square -> sentence);
        lights.light(Cue.TARGET, Square.E1.bit(), square -> sentence);
        assertEquals("e1 held", lights.advice(sentence).lights().toString());
    }

    @Test
    void theCodesAreThoseOfScenarios() {
        assertEquals(
                "clear fill ask held must announced-from announced-to advised danger capture"
                        + " target hint check last-to last-from",
                String.join(" ", Stream.of(Cue.values()).map(Cue::code).toList()));
    }
}
