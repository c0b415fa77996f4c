package org.jadoube.bench;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.adapter.pi4j.LightPath;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Advice;
import org.jadoube.guidance.Guidance;
import org.jadoube.guidance.LightFrame;
import org.jadoube.guidance.Scene;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.Line;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.table.Input;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
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
 * What it costs to light the board: from the state of play to a frame with its sentences, and from
 * that to the bytes for a chip, sent to nobody.
 *
 * <p>{@code mvn -Pbench test -Dbench="LightsBenchmark -prof gc"}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class LightsBenchmark {
    private static final String MIDDLEGAME =
            "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9";

    /** What there is to be lit. */
    public enum Play {
        /** Nothing is under way. */
        REST(0),
        /** A queen was lifted, whose targets are shown. */
        QUEEN_IN_HAND(Square.D1.bit()),
        /** Three pieces of the side that is not to move are away. */
        TO_PUT_RIGHT(Square.A7.bit() | Square.B7.bit() | Square.F6.bit());

        private final long lifted;

        Play(long lifted) {
            this.lifted = lifted;
        }

        private Table table() {
            Line line = Line.from(Fen.parse(MIDDLEGAME));
            Table table = Table.of(TableRules.DEFAULT, line, line.position().occupied(), 0);
            long atMicros = 0;
            for (Square square : Bitboard.squares(lifted)) {
                atMicros += 1_000_000;
                ContactEvent event = new Lift(square, atMicros);
                table = table.step(new Input.Sensed(List.of(event), atMicros)).table();
            }
            return table.step(new Input.Elapsed(atMicros + 10_000_000)).table();
        }
    }

    /** What there is to be lit. */
    @Param public Play play = Play.REST;

    private final LightPath matrix = LightPath.toHt16k33();
    private final LightPath strip = LightPath.toWs2812();
    private Scene scene = Play.REST.table().scene();
    private LightFrame frame = LightFrame.DARK;

    /** Brings the board there. */
    @Setup
    public void play() {
        scene = play.table().scene();
        frame = Guidance.frame(scene);
        if (frame.equals(LightFrame.DARK) != (play == Play.REST)) {
            throw new IllegalStateException(play + " shows " + frame);
        }
    }

    /** The frame and its sentences. */
    @Benchmark
    public Advice advice() {
        return Guidance.advice(scene);
    }

    /** The bytes for an HT16K33 when the frame comes and when it goes. */
    @Benchmark
    public long comesAndGoesOnHt16k33() throws IOException {
        matrix.show(frame);
        return matrix.show(LightFrame.DARK);
    }

    /** The bytes for a strip of 64 WS2812 when the frame comes and when it goes. */
    @Benchmark
    public long comesAndGoesOnWs2812() throws IOException {
        strip.show(frame);
        return strip.show(LightFrame.DARK);
    }
}
