package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ExpanderMatrix;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.GpioMatrix;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ShiftRegisters;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Uci;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Whole games with the clock, through lines and chips")
class PlayedGamesTest {
    /** A board whose chips fail when a seed tells them to. */
    private static final class Bench {
        private final FakeWires wires = new FakeWires();
        private final LongConsumer board;
        private final Runnable fault;

        Bench(SensorWiring wiring, long seed) {
            Random random = new Random(seed);
            switch (wiring) {
                case GpioMatrix matrix -> {
                    board = new FakeMatrix(matrix, wires)::set;
                    fault =
                            () -> {
                                if (random.nextInt(50) == 0) {
                                    wires.breakGpio();
                                } else {
                                    wires.mendGpio();
                                }
                            };
                }
                case ExpanderMatrix matrix -> {
                    FakeExpander chip = new FakeExpander(matrix);
                    wires.i2c(matrix.address(), chip);
                    board = chip::set;
                    fault =
                            () -> {
                                if (random.nextInt(20) == 0) {
                                    chip.fail(1 + random.nextInt(3));
                                }
                                if (random.nextInt(2_000) == 0) {
                                    chip.losePower();
                                }
                            };
                }
                case ShiftRegisters chain -> {
                    FakeShiftRegisters chips = new FakeShiftRegisters(chain, wires);
                    wires.spi(chain.chipSelect(), chips);
                    board = chips::set;
                    fault = () -> chips.breakData(random.nextInt(20) == 0);
                }
            }
        }
    }

    static Stream<Arguments> games() {
        List<SensorWiring> wirings =
                List.of(GpioMatrix.DEFAULT, ExpanderMatrix.DEFAULT, ShiftRegisters.DEFAULT);
        return IntStream.range(0, 2 * wirings.size())
                .mapToObj(game -> {
                    SensorWiring wiring = wirings.get(game / 2);
                    boolean isFaulty = game % 2 == 1;
                    String name = wiring.getClass().getSimpleName();
                    return Arguments.argumentSet(
                            isFaulty ? name + " with faults, seed 5" : name,
                            wiring,
                            "traces/club-press/000" + game,
                            isFaulty);
                });
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("are read exactly, and every light is where it belongs")
    void exact(SensorWiring wiring, String game, boolean isFaulty)
            throws IOException, FormatException {
        Trace trace = trace(SharedFiles.require(game + ".trace"));
        Bench bench = new Bench(wiring, 5);
        WiredTable table = new WiredTable(trace, wiring, bench.wires, bench.board);
        table.play(trace, isFaulty ? bench.fault : () -> {});
        String moves =
                table.moves().stream()
                        .map(move -> Uci.format(move, Variant.STANDARD))
                        .collect(Collectors.joining(" "));
        List<String> expected = Files.readAllLines(SharedFiles.require(game + ".expect"));
        assertEquals(expected.getFirst().strip(), moves);
        assertTrue(table.moves().size() > 20, "hardly a game");
        assertEquals(Map.of(), table.heard().faults());
    }

    private static Trace trace(Path file) throws IOException, FormatException {
        try (Reader text = Files.newBufferedReader(file)) {
            return TraceReader.read(file.toString(), text);
        }
    }
}
