package org.jadoube.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveGenerator;
import org.jadoube.chess.Perft;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What moves cost: counting sequences, and one position's moves as numbers and as objects.
 *
 * <p>{@code mvn -Pbench test -Dbench=MoveBenchmark}. Of perft, depth 5 of the start has 4,865,609
 * sequences and depth 4 of the middlegame 4,085,603.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MoveBenchmark {
    /** Known as Kiwipete, rich in moves. */
    private static final String MIDDLEGAME =
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    @Param({"start", "middlegame"})
    private String from = "start";

    private final MoveGenerator generator = new MoveGenerator();
    private final int[] moves = new int[MoveGenerator.MOST_MOVES];
    private Position position = Position.start();
    private int depth = 5;

    /** Puts the pieces up. */
    @Setup
    public void readPosition() {
        if (from.equals("middlegame")) {
            position = Fen.parse(MIDDLEGAME);
            depth = 4;
        }
    }

    /** Some four million sequences. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public long perft() {
        return Perft.count(position, depth);
    }

    /** As a recognizer or a teacher asks. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public List<Move> legalMoves() {
        return position.legalMoves();
    }

    /** As a search asks. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int packedMoves() {
        return generator.list(position, moves);
    }

    /** As a search does next. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int packedMovesAndPlayingEach() {
        int size = generator.list(position, moves);
        int occupied = 0;
        for (int i = 0; i < size; i++) {
            occupied += Long.bitCount(position.playUnchecked(moves[i]).occupied());
        }
        return occupied;
    }
}
