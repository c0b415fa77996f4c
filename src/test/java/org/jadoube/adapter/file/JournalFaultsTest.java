package org.jadoube.adapter.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.adapter.file.FragileDisk.Fate;
import org.jadoube.adapter.file.FragileDisk.Operation;
import org.jadoube.adapter.file.FragileDisk.PowerCut;
import org.jadoube.port.JournalEvent;
import org.jadoube.table.Input;
import org.jadoube.trace.JournalReader;
import org.jadoube.trace.JournalReading;
import org.jadoube.trace.JournalSamples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that was called safe is lost, and nothing is invented, whatever the disk does. */
class JournalFaultsTest {
    private static final Path FOLDER = Path.of("/journals");
    private static final Path FILE = FOLDER.resolve("2026-11-29T20-07-30Z.journal");
    private static final int BATCHES = 8;

    private final List<Input> inputs = JournalSamples.inputs(5 * BATCHES, new Random(3));
    private final List<JournalEvent> events = new ArrayList<>();

    private static IOException noSpace() {
        return new IOException("No space left on device");
    }

    private JournalCommit begin(Disk disk) {
        return commit(disk, new JournalOpening.New(FOLDER, JournalSamples.head()));
    }

    private JournalCommit commit(Disk disk, JournalOpening opening) {
        return new JournalCommit(disk, opening, events::add, () -> 0);
    }

    /** What one process writes before it is stopped; what it was told to be safe. */
    private final class Session {
        private final FragileDisk disk;
        private final JournalCommit commit;
        private int handedOver;
        private long safe = -1;

        Session(FragileDisk disk, JournalCommit commit, int handedOver) {
            this.disk = disk;
            this.commit = commit;
            this.handedOver = handedOver;
        }

        void commitAll() throws IOException {
            for (int batch = handedOver / 5; batch <= BATCHES; batch++) {
                int end = Math.min(inputs.size(), 5 * batch);
                commit(inputs.subList(handedOver, Math.max(handedOver, end)));
            }
        }

        void commit(List<Input> next) {
            handedOver += next.size();
            commit.commit(next).ifPresent(sequence -> safe = sequence);
            assertSafe(JournalReader.read(disk.safe(FILE)), safe);
        }
    }

    private void assertSafe(JournalReading reading, long safe) {
        assertTrue(
                reading.inputs().size() >= safe,
                () -> safe + " called safe, " + reading.inputs().size() + " kept");
        assertEquals(safe >= 0 || reading.head().isPresent(), reading.head().isPresent());
        assertEquals(inputs.subList(0, reading.inputs().size()), reading.inputs());
    }

    @Test
    void aSoundDiskKeepsAll() throws IOException {
        FragileDisk disk = new FragileDisk();
        Session session = new Session(disk, begin(disk), 0);

        session.commitAll();

        assertEquals(inputs.size(), session.safe);
        assertEquals(inputs, JournalReader.read(disk.safe(FILE)).inputs());
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(
            value = Operation.class,
            names = {"CREATE_FOLDERS", "FORCE_FOLDER", "CREATE", "WRITE", "FORCE"})
    void whereverAnOperationFailsForAWhileAllIsKeptInTheEnd(Operation failing) throws IOException {
        for (int first = 0; first < 2 * BATCHES + 4; first++) {
            for (int failures = 1; failures <= 3; failures++) {
                FragileDisk disk = new FragileDisk();
                disk.setFate(failing(failing, first, failures));
                Session session = new Session(disk, begin(disk), 0);

                session.commitAll();
                disk.setFate((operation, number) -> {});
                session.commit(List.of());

                assertEquals(inputs.size(), session.safe);
                assertEquals(inputs, JournalReader.read(disk.safe(FILE)).inputs());
            }
        }
    }

    private static Fate failing(Operation failing, int first, int failures) {
        AtomicLong left = new AtomicLong(failures);
        return (operation, number) -> {
            if (operation == failing && number >= first && left.getAndDecrement() > 0) {
                throw noSpace();
            }
        };
    }

    @Test
    void troubleIsToldOnceAndSoIsItsEnd() {
        FragileDisk disk = new FragileDisk();
        disk.setFate((operation, number) -> {
            if (operation == Operation.WRITE) {
                throw noSpace();
            }
        });
        JournalCommit commit = begin(disk);

        assertEquals(Optional.empty(), commit.commit(inputs.subList(0, 1)));
        assertEquals(Optional.empty(), commit.commit(inputs.subList(1, 2)));
        disk.setFate((operation, number) -> {});
        assertEquals(Optional.of(2L), commit.commit(List.of()));
        commit.reportDurable(2);

        assertEquals(
                List.of(
                        new JournalEvent.Troubled(
                                JournalEvent.Kind.CANNOT_WRITE, noSpace().toString()),
                        new JournalEvent.Durable(2),
                        new JournalEvent.Recovered()),
                events);
    }

    @Test
    void aFolderThatIsReadOnlyIsTroubleWithOpening() {
        FragileDisk disk = new FragileDisk();
        disk.setFate((operation, number) -> {
            throw new IOException("Read-only file system");
        });

        begin(disk).commit(List.of());

        assertEquals(
                List.of(
                        new JournalEvent.Troubled(
                                JournalEvent.Kind.CANNOT_OPEN,
                                "java.io.IOException: Read-only file system")),
                events);
    }

    @Test
    void aFlushOfFiveSecondsIsTold() {
        AtomicLong nanos = new AtomicLong();
        FragileDisk disk = new FragileDisk();
        disk.setFate((operation, number) -> {
            if (operation == Operation.FORCE) {
                nanos.addAndGet(5_000_000_000L);
            }
        });
        JournalOpening opening = new JournalOpening.New(FOLDER, JournalSamples.head());

        new JournalCommit(disk, opening, events::add, nanos::get).commit(inputs);

        assertEquals(List.of(new JournalEvent.Slow(5_000)), events);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void whereverThePowerIsCutTheJournalGoesOnFromWhatWasSafe(long seed) throws IOException {
        Random random = new Random(seed);
        FragileDisk sound = new FragileDisk();
        new Session(sound, begin(sound), 0).commitAll();
        for (int cut = 0; cut < sound.operations(); cut++) {
            FragileDisk disk = new FragileDisk();
            Session session = new Session(disk, begin(disk), 0);
            runUntilCut(session, cut);
            disk = disk.afterPowerCut(random);
            long safe = session.safe;
            assertSafe(JournalReader.read(seen(disk)), safe);
            for (int restart = 0; restart < 3 && isThere(disk); restart++) {
                session = resumed(disk);
                runUntilCut(session, random.nextInt(BATCHES));
                safe = Math.max(safe, session.safe);
                disk = disk.afterPowerCut(random);
                assertSafe(JournalReader.read(seen(disk)), safe);
            }
            if (isThere(disk)) {
                resumed(disk).commitAll();
                assertEquals(inputs, JournalReader.read(disk.safe(FILE)).inputs());
            }
        }
    }

    private static void runUntilCut(Session session, int cut) throws IOException {
        session.disk.setFate((operation, number) -> {
            if (number >= cut) {
                throw new PowerCut();
            }
        });
        try {
            session.commitAll();
        } catch (PowerCut off) {
            session.disk.setFate((operation, number) -> {});
        }
    }

    private Session resumed(FragileDisk disk) throws IOException {
        JournalReading reading = JournalReader.read(disk.read(FILE));
        JournalCommit commit = commit(disk, new JournalOpening.Existing(FILE, reading));
        return new Session(disk, commit, reading.inputs().size());
    }

    /** Whether there is a journal that can go on; without a head nothing was called safe. */
    private static boolean isThere(FragileDisk disk) throws IOException {
        return JournalReader.read(seen(disk)).head().isPresent();
    }

    private static byte[] seen(FragileDisk disk) throws IOException {
        return disk.exists(FILE) ? disk.read(FILE) : new byte[0];
    }

    @Test
    void aTornTailIsPutAsideBeforeItIsCutOffWhereverThatFails() throws IOException {
        byte[] journal = JournalSamples.journal(JournalSamples.head(), inputs);
        byte[] torn = Arrays.copyOf(journal, journal.length - 10);
        for (int failing = 0; failing < 10; failing++) {
            FragileDisk disk = new FragileDisk();
            put(disk, FILE, torn);
            Session session = resumed(disk);
            int at = failing;
            disk.setFate((operation, number) -> {
                if (number == at) {
                    throw noSpace();
                }
            });

            session.commit(List.of());
            session.commit(List.of());

            long length = JournalReader.read(torn).length();
            byte[] tail = Arrays.copyOfRange(torn, (int) length, torn.length);
            assertEquals(length, JournalReader.read(disk.safe(FILE)).length());
            assertTrue(
                    disk.list(FOLDER).stream()
                            .filter(name -> name.endsWith(".tail"))
                            .allMatch(
                                    name -> Arrays.equals(tail, disk.safe(FOLDER.resolve(name)))));
            assertTrue(disk.exists(FOLDER.resolve(FILE.getFileName() + ".tail")));
        }
    }

    @Test
    void aJournalThatHasChangedSinceItWasReadIsLeftAlone() throws IOException {
        FragileDisk disk = new FragileDisk();
        put(disk, FILE, JournalSamples.journal(JournalSamples.head(), inputs.subList(0, 5)));
        JournalReading early = JournalReader.read(disk.read(FILE));
        resumed(disk).commit(inputs.subList(5, 6));
        FragileDisk later = disk.afterPowerCut(new Random(0));
        byte[] before = later.read(FILE);

        JournalCommit commit = commit(later, new JournalOpening.Existing(FILE, early));

        assertEquals(Optional.empty(), commit.commit(List.of(new Input.Elapsed(1))));
        assertTrue(Arrays.equals(before, later.read(FILE)));
        assertEquals(
                JournalEvent.Kind.CANNOT_OPEN, ((JournalEvent.Troubled) events.getFirst()).kind());
    }

    @Test
    void aJournalThatAnotherHasOpenIsNotWritten() throws IOException {
        FragileDisk disk = new FragileDisk();
        Session first = new Session(disk, begin(disk), 0);
        first.commit(inputs.subList(0, 5));
        Session second = resumed(disk);

        second.commit(List.of(new Input.Elapsed(1)));

        assertEquals(-1, second.safe);
        assertEquals(JournalEvent.Kind.IN_USE, ((JournalEvent.Troubled) events.getFirst()).kind());
        first.commit.close();
        assertEquals(Optional.of(6L), second.commit.commit(List.of()));
    }

    @Test
    void twoGamesBegunInOneSecondHaveTwoFiles() throws IOException {
        FragileDisk disk = new FragileDisk();
        begin(disk).commit(inputs.subList(0, 1));
        begin(disk).commit(inputs.subList(0, 2));

        assertEquals(1, JournalReader.read(disk.safe(FILE)).inputs().size());
        Path other = FOLDER.resolve("2026-11-29T20-07-30Z_2.journal");
        assertEquals(2, JournalReader.read(disk.safe(other)).inputs().size());
    }

    private static void put(FragileDisk disk, Path path, byte[] bytes) throws IOException {
        NewFiles.write(disk, path, bytes);
        disk.forceFolder(FOLDER);
    }

    @Test
    void theDiskOfTheseTestsLosesWhatWasNotForced() throws IOException {
        FragileDisk disk = new FragileDisk();
        DiskFile file = disk.create(FILE);
        file.write(0, new byte[] {1});
        file.force();
        assertEquals(0, disk.safe(FILE).length);
        disk.forceFolder(FOLDER);
        assertEquals(1, disk.safe(FILE).length);
        file.write(1, new byte[] {2});
        disk.setFate((operation, number) -> {
            throw noSpace();
        });
        assertThrows(IOException.class, file::force);
        disk.setFate((operation, number) -> {});
        file.force();
        assertEquals(1, disk.safe(FILE).length);
    }
}
