package org.jadoube.adapter.pi4j;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jadoube.adapter.pi4j.wiring.LightMap;
import org.jadoube.adapter.pi4j.wiring.LightPlaces;
import org.jadoube.adapter.pi4j.wiring.LightWiring;
import org.jadoube.guidance.LightCode;
import org.jadoube.guidance.LightFrame;

/** What each diode of a board shows of a frame at a moment. */
final class Illumination {
    /** What is painted later is on top: the cue with the highest priority. */
    private static final List<LightCode> PAINTED =
            Arrays.stream(LightCode.values())
                    .sorted(Comparator.comparing(LightCode::cue).reversed())
                    .toList();

    private final LightMap map;
    private final boolean hasColors;
    private final int leds;

    Illumination(LightWiring wiring) {
        map = wiring.map();
        hasColors = wiring instanceof LightWiring.Ws2812;
        leds = 1 + map.leds().stream().mapToInt(led -> led).max().orElse(-1);
    }

    /**
     * The colours by the numbers of the diodes, 0 for dark.
     *
     * @param micros since all rhythms began
     */
    int[] colors(LightFrame frame, long micros) {
        int[] colors = new int[leds];
        for (LightCode light : PAINTED) {
            if (shows(light)) {
                int color = light.isLit(micros) ? light.rgb() : 0;
                for (long rest = frame.squares(light.cue()); rest != 0; rest &= rest - 1) {
                    paint(colors, Long.numberOfTrailingZeros(rest), color);
                }
            }
        }
        return colors;
    }

    /** How long the colours stay as they are, in microseconds. */
    long holdsMicros(LightFrame frame, long micros) {
        return PAINTED.stream()
                .filter(light -> shows(light) && frame.squares(light.cue()) != 0)
                .mapToLong(light -> light.holdsMicros(micros))
                .min()
                .orElse(LightChip.NEVER_MICROS);
    }

    private boolean shows(LightCode light) {
        return hasColors || !light.isOfThePast();
    }

    private void paint(int[] colors, int square, int color) {
        int side = map.places().side();
        int corner = square / 8 * side + square % 8;
        colors[map.leds().get(corner)] = color;
        if (map.places() == LightPlaces.CORNERS) {
            colors[map.leds().get(corner + 1)] = color;
            colors[map.leds().get(corner + side)] = color;
            colors[map.leds().get(corner + side + 1)] = color;
        }
    }
}
