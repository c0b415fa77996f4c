package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.adapter.pi4j.wiring.LightMap;
import org.jadoube.adapter.pi4j.wiring.LightPlaces;
import org.jadoube.adapter.pi4j.wiring.LightWiring;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ht16k33;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ws2812;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightFrame;
import org.junit.jupiter.api.Test;

class IlluminationTest {
    private static final LightMap CORNERS =
            LightMap.of(
                    LightPlaces.CORNERS, LightMap.Start.A1, LightMap.Lines.ALONG_RANKS, false, 9);

    private static Set<Integer> lit(LightWiring wiring, LightFrame frame, long micros) {
        int[] colors = new Illumination(wiring).colors(frame, micros);
        return IntStream.range(0, colors.length)
                .filter(led -> colors[led] != 0)
                .boxed()
                .collect(Collectors.toSet());
    }

    @Test
    void aSquareHasItsLightWhereTheMapSays() {
        LightFrame frame = LightFrame.of(Map.of(Square.A2, Cue.TARGET, Square.H8, Cue.HELD));
        assertEquals(Set.of(16, 119), lit(Ht16k33.DEFAULT, frame, 0));
        assertEquals(Set.of(15, 56), lit(Ws2812.DEFAULT, frame, 0));
    }

    @Test
    void aSquareWithoutALightOfItsOwnIsLitByItsCorners() {
        Ht16k33 wiring = new Ht16k33(1, 0x70, CORNERS, 50);
        LightFrame frame = LightFrame.of(Map.of(Square.E4, Cue.TARGET));
        assertEquals(Set.of(31, 32, 40, 41), lit(wiring, frame, 0));
        frame = LightFrame.of(Map.of(Square.H8, Cue.TARGET, Square.A1, Cue.TARGET));
        assertEquals(Set.of(70, 71, 79, 80, 0, 1, 9, 10), lit(wiring, frame, 0));
    }

    @Test
    void aCornerBelongsToTheMoreImportantOfItsSquares() {
        Ht16k33 wiring = new Ht16k33(1, 0x70, CORNERS, 50);
        LightFrame frame = LightFrame.of(Map.of(Square.E4, Cue.CLEAR, Square.E5, Cue.TARGET));
        assertEquals(Set.of(31, 32, 40, 41, 49, 50), lit(wiring, frame, 0));
        assertEquals(Set.of(49, 50), lit(wiring, frame, 200_000), "e4 is dark for a moment");
    }

    @Test
    void oneColourTellsByRhythm() {
        LightFrame frame =
                LightFrame.of(Map.of(Square.A1, Cue.ANNOUNCED_FROM, Square.B1, Cue.ANNOUNCED_TO));
        assertEquals(Set.of(0), lit(Ht16k33.DEFAULT, frame, 0));
        assertEquals(Set.of(1), lit(Ht16k33.DEFAULT, frame, 250_000));
        assertEquals(100_000, new Illumination(Ht16k33.DEFAULT).holdsMicros(frame, 150_000));
    }

    @Test
    void onlyColoursTellOfThePast() {
        LightFrame frame = LightFrame.of(Map.of(Square.A1, Cue.LAST_TO, Square.C1, Cue.CAPTURE));
        assertEquals(Set.of(2), lit(Ht16k33.DEFAULT, frame, 0));
        assertEquals(Set.of(0, 2), lit(Ws2812.DEFAULT, frame, 0));
        LightFrame past = LightFrame.of(Map.of(Square.A1, Cue.LAST_TO));
        assertEquals(LightChip.NEVER_MICROS, new Illumination(Ws2812.DEFAULT).holdsMicros(past, 5));
    }
}
