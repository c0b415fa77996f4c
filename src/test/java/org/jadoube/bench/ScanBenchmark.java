package org.jadoube.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Intake;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.TableRules;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a scan costs the turn of the loop, from contacts to the sitting, at 100 scans a second.
 *
 * <p>{@code mvn -Pbench test -Dbench="ScanBenchmark -prof gc"}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ScanBenchmark {
    private static final long SCAN_MICROS = 10_000;
    private static final long START = Position.start().occupied();

    private final Hosted table = new Hosted();
    private final Intake intake = new Intake(Orientation.STRAIGHT, START, 0, table);
    private long nowMicros;

    /** Nothing changed. */
    @Benchmark
    public Sitting unchanged() {
        scan(START);
        return table.sitting;
    }

    /**
     * The three scans after which it is believed that a knight was lifted, what the table makes of
     * it and the lights that follow, and the three after which it stands again.
     */
    @Benchmark
    public Sitting liftedAndPutBack() {
        table.sitting = table.ready;
        for (int i = 0; i < 3; i++) {
            scan(START ^ Square.G1.bit());
        }
        for (int i = 0; i < 3; i++) {
            scan(START);
        }
        return table.sitting;
    }

    private void scan(long contacts) {
        nowMicros += SCAN_MICROS;
        intake.scan(contacts, nowMicros);
    }

    private static final class Hosted implements Intake.Taker {
        /** A game that stands ready. */
        private final Sitting ready =
                Sitting.of(Plan.of(TableRules.DEFAULT), Orientation.STRAIGHT, List.of(), START, 0);

        private Sitting sitting = ready;

        @Override
        public void sensed(Input.Sensed input) {
            sitting = sitting.step(input).sitting();
        }

        @Override
        public void elapsed(Input.Elapsed input) {
            sitting = sitting.step(input).sitting();
        }

        @Override
        public long wakeMicros() {
            return sitting.wakeMicros();
        }
    }
}
