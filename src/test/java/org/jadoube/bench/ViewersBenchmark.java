package org.jadoube.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jadoube.adapter.resource.ShippedCourse;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.adapter.web.Access;
import org.jadoube.adapter.web.Board;
import org.jadoube.adapter.web.LearnersInMemory;
import org.jadoube.adapter.web.NoGames;
import org.jadoube.adapter.web.WebConsole;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.port.Snapshot;
import org.jadoube.sensing.BoardHealth;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.TableRules;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What viewers cost the loop: a turn of 100 a second that lifts or places a piece and hands the
 * snapshot to the console, while so many pages are told of it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 5)
@Fork(2)
public class ViewersBenchmark {
    private static final long TURN_MILLIS = 10;

    /** How many pages look on. */
    @Param({"0", "200"})
    public int viewers;

    private final List<Socket> pages = new ArrayList<>();
    private final Board board = new Board(signal -> {}, ViewersBenchmark::nowMicros, null);
    private final WebConsole console = console();
    private Sitting sitting =
            Sitting.of(
                    Plan.of(TableRules.DEFAULT),
                    Orientation.STRAIGHT,
                    List.of(),
                    Position.start().occupied(),
                    nowMicros());
    private boolean isUp;

    private WebConsole console() {
        try {
            return new WebConsole(
                    Access.local(0),
                    board,
                    new NoGames(),
                    new LearnersInMemory(),
                    ShippedCourse.read(),
                    ShippedWords::of,
                    "benchmark",
                    words -> {});
        } catch (IOException taken) {
            throw new UncheckedIOException(taken);
        }
    }

    /** Opens the pages. */
    @Setup
    public void open() throws IOException {
        for (int i = 0; i < viewers; i++) {
            Socket page = new Socket(console.address().getAddress(), console.address().getPort());
            page.getOutputStream()
                    .write("GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(UTF_8));
            pages.add(page);
            Thread.ofPlatform().daemon().start(() -> read(page));
        }
    }

    private static void read(Socket page) {
        try (InputStream in = page.getInputStream()) {
            in.skipNBytes(Long.MAX_VALUE);
        } catch (IOException closed) {
            // At the end of the benchmark.
        }
    }

    /** Closes them. */
    @TearDown
    public void close() throws IOException {
        for (Socket page : pages) {
            page.close();
        }
        console.close();
    }

    /** Waits for the next turn, outside of what {@link #turn} measures. */
    @Setup(Level.Invocation)
    public void pause() throws InterruptedException {
        Thread.sleep(TURN_MILLIS);
    }

    /** A turn in which a knight goes up or down. */
    @Benchmark
    public Sitting turn() {
        long at = nowMicros();
        ContactEvent event =
                isUp ? new ContactEvent.Place(Square.G1, at) : new ContactEvent.Lift(Square.G1, at);
        isUp = !isUp;
        var step = sitting.step(new Input.Sensed(List.of(event), at));
        sitting = step.sitting();
        board.accept(
                new Snapshot(
                        sitting,
                        sitting.contacts(),
                        BoardHealth.UNKNOWN,
                        0,
                        Optional.empty(),
                        List.of(),
                        step.effects(),
                        at));
        return sitting;
    }

    private static long nowMicros() {
        return System.nanoTime() / 1_000;
    }
}
