package org.jadoube.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.DebounceTimes;
import org.jadoube.sensing.Debouncer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What one scan of 64 contacts costs the debouncer, at 1000 scans a second. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class DebounceBenchmark {
    private static final long ARMIES = 0xFFFF00000000FFFFL;
    private static final long SCAN_MICROS = 1_000;

    private final Debouncer debouncer = new Debouncer(DebounceTimes.DEFAULT, ARMIES, 0);
    private long micros;

    /** Nobody touches the board. */
    @Benchmark
    public List<ContactEvent> quiet() {
        return scan(ARMIES);
    }

    /** One contact toggles in every scan. */
    @Benchmark
    public List<ContactEvent> oneContactFlickers() {
        return scan(everySecondScan() ? ARMIES ^ Square.E2.bit() : ARMIES);
    }

    /** All contacts toggle in every scan. */
    @Benchmark
    public List<ContactEvent> allContactsFlicker() {
        return scan(everySecondScan() ? ~ARMIES : ARMIES);
    }

    /** A piece is lifted and placed again, with an event every 20 scans. */
    @Benchmark
    public List<ContactEvent> oneContactMoves() {
        return scan(micros / (20 * SCAN_MICROS) % 2 == 0 ? ARMIES : ARMIES ^ Square.E2.bit());
    }

    private boolean everySecondScan() {
        return micros / SCAN_MICROS % 2 == 0;
    }

    private List<ContactEvent> scan(long contacts) {
        micros += SCAN_MICROS;
        return debouncer.scan(contacts, micros);
    }
}
