package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * How long it takes from a change at the pin of the simulated chip to the reading by the host, in
 * real time: -Dlatency=true, on a machine that does nothing else.
 */
@EnabledIfSystemProperty(named = "latency", matches = "true")
class PinToReadingTest {
    private static final long START = Position.start().occupied();
    private static final int CHANGES = 120;
    private static final long SEED = 7;

    @Test
    void aChangeAtThePinIsReadWithinFifteenMilliseconds(@TempDir Path folder)
            throws IOException, InterruptedException {
        long[] micros = new long[CHANGES];
        try (SimulatedChip chip = new SimulatedChip("max7219", folder, START);
                SerialBoard board =
                        SerialBoard.open(
                                List.of(chip.path()),
                                List.of(BoardKind.JADOUBE),
                                PlayedTable::nowMicros,
                                signal -> {})) {
            while (board.poll().isEmpty()) {
                Thread.sleep(10);
            }
            Random random = new Random(SEED);
            for (int i = 0; i < CHANGES; i++) {
                boolean close = i % 2 == 0;
                Thread.sleep(40 + random.nextInt(20));
                long pinNanos = chip.set(close ? "e4+" : "e4-");
                long expected = close ? START | Square.E4.bit() : START;
                while (board.poll().stream().noneMatch(scan -> scan.contacts() == expected)) {
                    Thread.sleep(0, 200_000);
                }
                micros[i] = (System.nanoTime() - pinNanos) / 1000;
            }
        }
        Arrays.sort(micros);
        long late = micros[CHANGES * 99 / 100];
        System.out.printf(
                "from the pin to the reading: median %d us, 99th percentile %d us%n",
                micros[CHANGES / 2], late);
        assertTrue(late < 15_000, "99th percentile " + late + " us");
    }
}
