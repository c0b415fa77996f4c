package org.jadoube.adapter.pi4j.wiring;

import java.util.ArrayList;
import java.util.List;

/**
 * Which light-emitting diode is where on the board.
 *
 * <p>How the diodes of a device are numbered, each {@link LightWiring} says.
 *
 * @param leds the number of the diode at each of the places, in their order
 */
public record LightMap(LightPlaces places, List<Integer> leds) {

    /** The corner of the board at which a row of lights begins. */
    public enum Start {
        A1(false, false),
        H1(true, false),
        A8(false, true),
        H8(true, true);

        private final boolean isOnTheRight;
        private final boolean isAtTheTop;

        Start(boolean isOnTheRight, boolean isAtTheTop) {
            this.isOnTheRight = isOnTheRight;
            this.isAtTheTop = isAtTheTop;
        }
    }

    /** Along what the lines of lights run. */
    public enum Lines {
        ALONG_RANKS,
        ALONG_FILES
    }

    public LightMap {
        leds = List.copyOf(leds);
    }

    /**
     * Diodes that are numbered line after line.
     *
     * @param start where number 0 is
     * @param isSerpentine whether every other line runs back
     * @param stride the difference between the first numbers of two lines, which is the length of a
     *     line where no number is left out
     */
    public static LightMap of(
            LightPlaces places, Start start, Lines lines, boolean isSerpentine, int stride) {
        int side = places.side();
        List<Integer> leds = new ArrayList<>(places.count());
        for (int rank = 0; rank < side; rank++) {
            for (int file = 0; file < side; file++) {
                int across = start.isOnTheRight ? side - 1 - file : file;
                int up = start.isAtTheTop ? side - 1 - rank : rank;
                int line = lines == Lines.ALONG_RANKS ? up : across;
                int along = lines == Lines.ALONG_RANKS ? across : up;
                boolean runsBack = isSerpentine && line % 2 == 1;
                leds.add(stride * line + (runsBack ? side - 1 - along : along));
            }
        }
        return new LightMap(places, leds);
    }

    /** Lines along the ranks from a1, none of which runs back. */
    static LightMap straight(LightPlaces places, int stride) {
        return of(places, Start.A1, Lines.ALONG_RANKS, false, stride);
    }
}
