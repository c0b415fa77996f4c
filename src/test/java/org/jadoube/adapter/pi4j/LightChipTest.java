package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.LightMap;
import org.jadoube.adapter.pi4j.wiring.LightPlaces;
import org.jadoube.adapter.pi4j.wiring.LightWiring;
import org.jadoube.adapter.pi4j.wiring.LightWiring.GpioLights;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ht16k33;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Max7219;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ws2812;
import org.junit.jupiter.api.Test;

class LightChipTest {
    private static final int WHITE = 0xffffff;

    private final FakeWires wires = new FakeWires();

    private LightChip open(LightWiring wiring) throws IOException {
        return LightChip.open(wiring, wires);
    }

    private static int[] colors(int count, int... lit) {
        int[] colors = new int[count];
        Arrays.stream(lit).forEach(led -> colors[led] = WHITE);
        return colors;
    }

    private static LightMap numbered(LightPlaces places, int stride) {
        return LightMap.of(places, LightMap.Start.A1, LightMap.Lines.ALONG_RANKS, false, stride);
    }

    @Test
    void anHt16k33ShowsNothingThatItWasNotTold() throws IOException {
        FakeHt16k33 chip = new FakeHt16k33();
        wires.i2c(0x70, chip);
        try (LightChip lights = open(Ht16k33.DEFAULT)) {
            assertEquals("off", chip.shown());
            lights.restart(colors(128, 0, 17, 127));
            assertEquals("01000200000000000000000000000080", chip.shown());
            assertEquals(7, chip.dimming());
        }
    }

    @Test
    void anHt16k33GetsOnlyWhatChanges() throws IOException {
        FakeHt16k33 chip = new FakeHt16k33();
        wires.i2c(0x70, chip);
        try (LightChip lights = open(Ht16k33.DEFAULT)) {
            lights.restart(colors(128, 0));
            int before = chip.bytes();
            lights.show(colors(128, 0));
            assertEquals(before, chip.bytes());
            lights.show(colors(128, 0, 33, 50));
            assertEquals("01000000020004000000000000000000", chip.shown());
            assertEquals(before + 4, chip.bytes(), "an address and bytes 4 to 6");
            lights.show(colors(128));
            assertEquals("0".repeat(32), chip.shown());
        }
    }

    @Test
    void aChainOfMax7219IsSetUpAndShowsCorners() throws IOException {
        FakeMax7219 chain = new FakeMax7219(2);
        wires.spi(1, chain);
        Max7219 wiring = new Max7219(0, 1, numbered(LightPlaces.CORNERS, 9), 25);
        try (LightChip lights = open(wiring)) {
            lights.restart(colors(81, 0, 15, 80));
            for (int chip = 0; chip < 2; chip++) {
                assertEquals(0, chain.register(chip, 0x09), "no decoding");
                assertEquals(3, chain.register(chip, 0x0a), "a quarter of the brightness");
                assertEquals(7, chain.register(chip, 0x0b), "all digits");
                assertEquals(1, chain.register(chip, 0x0c), "on");
                assertEquals(0, chain.register(chip, 0x0f), "no test");
            }
            assertEquals(1, chain.register(0, 1));
            assertEquals((byte) 0x80, chain.register(0, 2));
            assertEquals(1, chain.register(1, 3));
            chain.takeWrites();
            lights.show(colors(81, 0, 15, 79));
            List<byte[]> writes = chain.takeWrites();
            assertEquals(2, writes.size(), "only the digits that change");
            assertEquals(0, chain.register(1, 3));
            assertEquals((byte) 0x80, chain.register(1, 2));
            assertEquals((byte) 0x80, chain.register(0, 2), "the other chip is left alone");
        }
    }

    @Test
    void aStripShowsColoursAtItsBrightness() throws IOException {
        FakeStrip strip = new FakeStrip();
        wires.spi(1, strip);
        Ws2812 wiring = new Ws2812(0, 1, numbered(LightPlaces.SQUARES, 8), 50, 5_000);
        Random random = new Random(4);
        try (LightChip lights = open(wiring)) {
            for (int i = 0; i < 50; i++) {
                int[] colors = random.ints(64, 0, 0x1000000).toArray();
                lights.show(colors);
                int[] halves =
                        Arrays.stream(colors).map(color -> (color & 0xfefefe) >> 1).toArray();
                assertArrayEquals(halves, strip.colors());
            }
            int writes = strip.writes();
            int[] last = colors(64, 1, 2);
            lights.show(last);
            lights.show(last.clone());
            assertEquals(writes + 1, strip.writes());
        }
    }

    @Test
    void aStripIsDimmedBeforeItDrawsTooMuch() throws IOException {
        FakeStrip strip = new FakeStrip();
        wires.spi(1, strip);
        try (LightChip lights = open(Ws2812.DEFAULT)) {
            lights.show(colors(64, IntStream.range(0, 64).toArray()));
            assertTrue(strip.milliamps() <= 240, strip.milliamps() + " mA");
            assertTrue(strip.milliamps() > 200, strip.milliamps() + " mA");
            lights.show(colors(64, 5));
            assertEquals(0x3f3f3f, strip.colors()[5]);
        }
    }

    @Test
    void aMatrixOfLightsShowsItsRowsInTurnAndNoOthers() throws IOException {
        List<Integer> rows = IntStream.range(2, 11).boxed().toList();
        List<Integer> columns = IntStream.range(11, 20).boxed().toList();
        GpioLights wiring =
                new GpioLights(rows, columns, Level.HIGH, numbered(LightPlaces.CORNERS, 9));
        try (LightChip lights = open(wiring)) {
            assertEquals(Set.of(), lit(rows, columns));
            lights.restart(colors(81, 0, 8, 40, 80));
            Set<Integer> seen = new HashSet<>();
            for (int i = 0; i < 6; i++) {
                assertEquals(2_000, lights.tend());
                Set<Integer> now = lit(rows, columns);
                assertEquals(1, now.stream().map(led -> led / 9).distinct().count());
                seen.addAll(now);
            }
            assertEquals(Set.of(0, 8, 40, 80), seen);
            lights.show(colors(81, 41));
            lights.tend();
            assertEquals(Set.of(41), lit(rows, columns));
            assertEquals(LightChip.NEVER_MICROS, lights.tend(), "one row needs no turns");
            lights.show(colors(81, 42));
            assertEquals(Set.of(42), lit(rows, columns));
            lights.show(colors(81));
            lights.tend();
            assertEquals(Set.of(), lit(rows, columns));
            lights.show(colors(81, 80));
            lights.tend();
        }
        assertEquals(Set.of(), lit(rows, columns), "dark when it is let go");
    }

    private Set<Integer> lit(List<Integer> rows, List<Integer> columns) {
        Set<Integer> lit = new HashSet<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < columns.size(); column++) {
                if (wires.driven().get(rows.get(row)) == Level.HIGH
                        && wires.driven().get(columns.get(column)) == Level.LOW) {
                    lit.add(columns.size() * row + column);
                }
            }
        }
        return lit;
    }
}
