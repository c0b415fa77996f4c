package org.jadoube.adapter.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jadoube.adapter.file.FragileDisk.Operation;
import org.jadoube.port.Journal;
import org.jadoube.port.JournalEvent;
import org.jadoube.table.Input;
import org.jadoube.trace.JournalReader;
import org.jadoube.trace.JournalReading;
import org.jadoube.trace.JournalSamples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The loop hands over and goes on; a thread of its own deals with the disk. */
@Timeout(20)
class JournalFileTest {
    private static final Path FOLDER = Path.of("/journals");
    private static final Path FILE = FOLDER.resolve("2026-11-29T20-07-30Z.journal");
    private static final JournalPace AT_ONCE = new JournalPace(0, 0, 1_000, 3);
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final List<Input> inputs = JournalSamples.inputs(1_000, new Random(4));
    private final BlockingQueue<JournalEvent> events = new LinkedBlockingQueue<>();
    private final FragileDisk disk = new FragileDisk();

    @TempDir Path folder;

    @Test
    void theLoopNeverWaitsForAFlushThatHangs() throws Exception {
        CountDownLatch hanging = new CountDownLatch(1);
        CountDownLatch released = new CountDownLatch(1);
        disk.setFate((operation, number) -> {
            if (operation == Operation.FORCE) {
                hanging.countDown();
                await(released);
            }
        });
        JournalFile journal = start(AT_ONCE);
        await(hanging);

        for (int i = 0; i < inputs.size(); i++) {
            assertEquals(i + 1, journal.append(inputs.get(i)));
        }
        journal.close();

        assertEquals(Journal.NOTHING_SAFE, journal.durableSequence());
        assertEquals(List.of(), List.copyOf(events));
        released.countDown();
        assertTrue(journal.awaitEnd(PATIENCE));
        assertEquals(inputs.size(), journal.durableSequence());
        assertEquals(inputs, JournalReader.read(disk.safe(FILE)).inputs());
        assertEquals(
                List.of(new JournalEvent.Durable(0), new JournalEvent.Durable(inputs.size())),
                List.copyOf(events));
    }

    @Test
    void whatIsToldToBeSafeIsOnTheDisk() throws Exception {
        JournalFile journal = start(AT_ONCE);
        assertEquals(new JournalEvent.Durable(0), events.poll(10, TimeUnit.SECONDS));
        for (int i = 0; i < 100; i++) {
            long sequence = journal.append(inputs.get(i));

            assertEquals(new JournalEvent.Durable(sequence), events.poll(10, TimeUnit.SECONDS));
            assertEquals(i + 1, JournalReader.read(disk.safe(FILE)).inputs().size());
        }
        journal.close();
        assertTrue(journal.awaitEnd(PATIENCE));
    }

    @Test
    void afterTroubleTheJournalGoesOnByItself() throws Exception {
        CountDownLatch appended = new CountDownLatch(1);
        disk.setFate((operation, number) -> {
            if (appended.getCount() > 0) {
                throw new IOException("No space left on device");
            }
        });
        JournalFile journal = start(AT_ONCE);
        JournalEvent first = events.poll(10, TimeUnit.SECONDS);
        inputs.forEach(journal::append);
        appended.countDown();
        journal.close();

        assertTrue(journal.awaitEnd(PATIENCE));
        assertEquals(inputs, JournalReader.read(disk.safe(FILE)).inputs());
        assertEquals(
                new JournalEvent.Troubled(
                        JournalEvent.Kind.CANNOT_OPEN,
                        "java.io.IOException: No space left on device"),
                first);
        assertEquals(
                List.of(new JournalEvent.Recovered()),
                events.stream().filter(e -> !(e instanceof JournalEvent.Durable)).toList());
    }

    @Test
    void whatHasNoRoomIsToldAndTheJournalEndsBeforeIt() throws Exception {
        CountDownLatch released = new CountDownLatch(1);
        disk.setFate((operation, number) -> await(released));
        JournalFile journal = start(new JournalPace(0, 0, 10, 3));

        for (int i = 0; i < 20; i++) {
            assertEquals(i + 1, journal.append(inputs.get(i)));
        }
        assertEquals(List.of(new JournalEvent.Lost(11)), List.copyOf(events));
        released.countDown();
        journal.close();

        assertTrue(journal.awaitEnd(PATIENCE));
        assertEquals(10, journal.durableSequence());
        assertEquals(inputs.subList(0, 10), JournalReader.read(disk.safe(FILE)).inputs());
    }

    @Test
    void aClosedJournalIsGivenUpWhenTheDiskStaysDead() throws Exception {
        disk.setFate((operation, number) -> {
            throw new IOException("Input/output error");
        });
        JournalFile journal = start(AT_ONCE);
        journal.append(inputs.getFirst());
        journal.close();

        assertTrue(journal.awaitEnd(PATIENCE));
        assertEquals(Journal.NOTHING_SAFE, journal.durableSequence());
        assertEquals(new JournalEvent.Lost(1), List.copyOf(events).getLast());
    }

    @Test
    void nothingCanBeAppendedToAClosedJournal() {
        JournalFile journal = start(AT_ONCE);
        journal.close();

        assertThrows(IllegalStateException.class, () -> journal.append(inputs.getFirst()));
    }

    @Test
    void aTornJournalOnARealDiskGoesOn() throws Exception {
        JournalFolder journals = new JournalFolder(folder.resolve("journals"));
        assertEquals(List.of(), journals.journals());
        JournalFile first = journals.begin(JournalSamples.head(), events::add);
        inputs.subList(0, 10).forEach(first::append);
        first.close();
        assertTrue(first.awaitEnd(PATIENCE));
        Path file = journals.journals().getFirst();
        Files.writeString(file, "0badcafe 11 torn", StandardOpenOption.APPEND);

        JournalReading reading = journals.read(file);
        assertEquals(inputs.subList(0, 10), reading.inputs());
        assertEquals(16, reading.cut().orElseThrow().bytes());
        JournalFile second = journals.resume(file, reading, events::add);
        assertEquals(11, second.append(inputs.get(10)));
        second.close();
        assertTrue(second.awaitEnd(PATIENCE));

        assertEquals(List.of(file), journals.journals());
        assertEquals(inputs.subList(0, 11), journals.read(file).inputs());
        assertEquals(Optional.empty(), journals.read(file).cut());
        assertEquals(
                "0badcafe 11 torn",
                Files.readString(file.resolveSibling(file.getFileName() + ".tail")));
    }

    @Test
    void aFileThatIsNoJournalIsNotResumed() throws IOException {
        JournalFolder journals = new JournalFolder(folder);
        Path file = Files.writeString(folder.resolve("notes.journal"), "buy milk");
        JournalReading reading = journals.read(file);

        assertThrows(
                IllegalArgumentException.class, () -> journals.resume(file, reading, events::add));
    }

    @Test
    void aRealFileIsLockedWhileItIsWritten() throws IOException {
        SystemDisk real = new SystemDisk();
        Path path = folder.resolve("a.journal");
        DiskFile file = real.create(path);

        assertThrows(FileInUseException.class, () -> real.open(path));
        file.close();
        real.open(path).close();
        try (FileChannel other = FileChannel.open(path, StandardOpenOption.WRITE)) {
            other.lock();
            assertThrows(FileInUseException.class, () -> real.open(path));
        }
    }

    private JournalFile start(JournalPace pace) {
        JournalOpening opening = new JournalOpening.New(FOLDER, JournalSamples.head());
        return JournalFile.start(disk, opening, pace, events::add, () -> 0);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(10, TimeUnit.SECONDS));
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
