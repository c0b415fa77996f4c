package org.jadoube.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.SharedFiles;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.laws.winnability.QuickTest;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.notation.Fen;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What it costs to ask whether a side can still mate, in 6,000 positions of real games, for both
 * sides: {@code mvn -Pbench test -Dbench=WinnabilityBenchmark}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WinnabilityBenchmark {
    private static final int QUESTIONS = 12_000;
    private static final int AFTER_VERDICTS = 3;

    private final QuickTest quickTest = new QuickTest();
    private final FullTest fullTest = new FullTest();
    private List<Position> positions = List.of();

    /** Reads the positions. */
    @Setup
    public void readPositions() throws IOException {
        positions =
                Files.readAllLines(SharedFiles.require("data/laws/winnability-games.txt")).stream()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> Fen.parse(line.substring(AFTER_VERDICTS)))
                        .toList();
        if (2 * positions.size() != QUESTIONS) {
            throw new IllegalStateException(positions.size() + " positions");
        }
    }

    /** The test that is asked after every move. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int quick() {
        int refused = 0;
        for (Position position : positions) {
            for (Color winner : Color.values()) {
                refused += quickTest.canMate(position, winner) == Verdict.NO ? 1 : 0;
            }
        }
        return refused;
    }

    /** The test that decides. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int full() {
        int refused = 0;
        for (Position position : positions) {
            for (Color winner : Color.values()) {
                refused += fullTest.canMate(position, winner).verdict() == Verdict.NO ? 1 : 0;
            }
        }
        return refused;
    }
}
