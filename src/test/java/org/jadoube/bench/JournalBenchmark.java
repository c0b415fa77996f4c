package org.jadoube.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jadoube.adapter.file.EagerJournal;
import org.jadoube.adapter.file.JournalFile;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent.Place;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;
import org.jadoube.trace.JournalReader;
import org.jadoube.trace.JournalReading;
import org.jadoube.trace.JournalWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a journal costs: the loop's thread for each input, its own thread for the disk, and a start
 * for playing a whole game again.
 *
 * <p>{@code mvn -Pbench test -Dbench="JournalBenchmark -prof gc"}. The files are in the folder for
 * temporary files, which must not be one in memory.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class JournalBenchmark {
    private static final int APPENDED = 1_000;
    private static final Input INPUT =
            new Input.Sensed(List.of(new Place(Square.E4, 3_503_700)), 3_513_700);

    /** What writes records. */
    @State(Scope.Thread)
    public static class Text {
        private final JournalWriter writer = new JournalWriter();
    }

    /** A record in bytes, with its checksum. */
    @Benchmark
    public byte[] record(Text text) {
        return text.writer.next(INPUT);
    }

    /** A journal on the disk. */
    @State(Scope.Thread)
    public static class Kept {
        private final Path folder = newFolder();
        private final Semaphore flushes = new Semaphore(0);
        private final JournalFile journal =
                EagerJournal.begin(folder, WholeGame.played().head(), event -> flushes.release());

        private static Path newFolder() {
            try {
                return Files.createTempDirectory("journals");
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        /** Waits until all is safe. */
        @Setup(Level.Invocation)
        public void settle() throws InterruptedException {
            await(journal.append(INPUT));
        }

        private void await(long sequence) throws InterruptedException {
            while (journal.durableSequence() < sequence) {
                flushes.acquire();
            }
        }

        /** Deletes it. */
        @TearDown
        public void delete() throws IOException, InterruptedException {
            journal.close();
            journal.awaitEnd(Duration.ofSeconds(10));
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** What the loop's thread pays for an input, while the other thread brings it to the disk. */
    @Benchmark
    @OperationsPerInvocation(APPENDED)
    public long append(Kept kept) {
        long sequence = 0;
        for (int i = 0; i < APPENDED; i++) {
            sequence = kept.journal.append(INPUT);
        }
        return sequence;
    }

    /** From handing over an input to its being safe: to the other thread, the disk, and back. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public void appendUntilSafe(Kept kept) throws InterruptedException {
        kept.await(kept.journal.append(INPUT));
    }

    /** The journal of a whole game. */
    @State(Scope.Thread)
    public static class Played {
        private final byte[] journal = WholeGame.played().journal();

        /** Tells how much it is. */
        @Setup
        public void tell() {
            JournalReading reading = JournalReader.read(journal);
            System.out.printf(
                    "%d inputs, %d bytes, %d plies%n",
                    reading.inputs().size(), journal.length, plies(play(reading)));
        }

        private static int plies(Sitting sitting) {
            return sitting.table().orElseThrow().game().plies();
        }

        private static Sitting play(JournalReading reading) {
            Sitting sitting = reading.head().orElseThrow().sitting();
            for (Input input : reading.inputs()) {
                sitting = sitting.step(input).sitting();
            }
            return sitting;
        }
    }

    /** The journal read and checked. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public JournalReading readGame(Played played) {
        return JournalReader.read(played.journal);
    }

    /** The same, and the game played again, as at a start. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public Sitting replayGame(Played played) {
        return Played.play(JournalReader.read(played.journal));
    }
}
