package org.jadoube.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.Line;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.jadoube.sensing.DebounceTimes;
import org.jadoube.sensing.Debouncer;
import org.jadoube.table.Input;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a scan costs the whole way through debounce and recognition, and what a settled move does,
 * lights included.
 *
 * <p>{@code mvn -Pbench test -Dbench="TableBenchmark -prof gc"}.
 */
@State(Scope.Thread)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TableBenchmark {
    private static final long SCAN_MICROS = 10_000;
    private static final String MIDDLEGAME =
            "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9";

    private Table table = at(MIDDLEGAME);
    private Debouncer debouncer = new Debouncer(DebounceTimes.DEFAULT, 0, 0);
    private long contacts;
    private long nowMicros;

    @Setup
    public void setUp() {
        table = at(MIDDLEGAME);
        contacts = table.recognition().contacts();
        debouncer = new Debouncer(DebounceTimes.DEFAULT, contacts, 0);
        nowMicros = 0;
    }

    private static Table at(String fen) {
        Line line = Line.from(Fen.parse(fen));
        return Table.of(TableRules.DEFAULT, line, line.position().occupied(), 0);
    }

    /** A scan in which nothing changed: what the board does all day. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public Table quietScan() {
        nowMicros += SCAN_MICROS;
        List<ContactEvent> events = debouncer.scan(contacts, nowMicros);
        if (!events.isEmpty()) {
            table = table.step(new Input.Sensed(events, nowMicros)).table();
        }
        if (table.wakeMicros() <= nowMicros) {
            table = table.step(new Input.Elapsed(nowMicros)).table();
        }
        return table;
    }

    /** The last contact of a knight's move: settled at once, with the lights that follow. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Table settledMove() {
        Table lifted = step(table, new Lift(Square.F3, 1_000_000));
        return step(lifted, new Place(Square.E5, 1_400_000));
    }

    /** A capture: lifts of both pieces, landing, and the rest after which it is shown. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Table settledCapture() {
        Table lifted = step(table, new Lift(Square.D4, 1_000_000));
        Table both = step(lifted, new Lift(Square.C5, 1_300_000));
        Table landed = step(both, new Place(Square.C5, 1_600_000));
        return landed.step(new Input.Elapsed(2_000_000)).table();
    }

    private static Table step(Table before, ContactEvent event) {
        return before.step(new Input.Sensed(List.of(event), event.atMicros())).table();
    }
}
