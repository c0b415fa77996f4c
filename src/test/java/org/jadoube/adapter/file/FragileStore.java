package org.jadoube.adapter.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Journals and archive on a disk that fails and loses its power when it is told to. */
public final class FragileStore {
    private static final Path JOURNALS = Path.of("/board/journals");
    private static final Path GAMES = Path.of("/board/games");

    /** As quick as a test wants it, and for a short time only after the end. */
    private static final JournalPace PACE = new JournalPace(1, 2, 65_536, 2);

    private final FragileDisk disk;
    private final int capacity;

    private FragileStore(FragileDisk disk, int capacity) {
        this.disk = disk;
        this.capacity = capacity;
    }

    /** A sound disk with nothing on it. */
    public static FragileStore sound() {
        return new FragileStore(new FragileDisk(), PACE.capacity());
    }

    /** The same disk, with room for only so many inputs that are not safe. */
    public FragileStore withRoomFor(int inputs) {
        return new FragileStore(disk, inputs);
    }

    /** The folder of the journals. */
    public JournalFolder journals() {
        JournalPace pace =
                new JournalPace(
                        PACE.intervalMillis(),
                        PACE.retryMillis(),
                        capacity,
                        PACE.attemptsAfterClose());
        return new JournalFolder(disk, JOURNALS, pace);
    }

    /** The archive. */
    public GameArchive games() {
        return new GameArchive(disk, GAMES);
    }

    /** The disk as it is found after a power cut. */
    public FragileStore afterPowerCut(RandomGenerator random) {
        return new FragileStore(disk.afterPowerCut(random), capacity);
    }

    /** A disk with one journal of these bytes. */
    public static FragileStore withJournal(byte[] bytes) throws IOException {
        FragileStore store = sound();
        NewFiles.write(store.disk, JOURNALS.resolve("2026-11-29T20-07-30Z.journal"), bytes);
        store.disk.forceFolder(JOURNALS);
        return store;
    }

    /** The bytes of the only journal. */
    public byte[] journal() throws IOException {
        List<Path> journals = journals().journals();
        return disk.read(journals.getFirst());
    }

    /** The names of the journals whose games are in the archive. */
    public List<String> journalsDoneWith() {
        return disk.list(JOURNALS.resolve("archived"));
    }

    /** Lets operations fail until further notice, such as {@code WRITE}. */
    public void breakDown(String... operations) {
        Set<String> failing = Set.of(operations);
        disk.setFate((operation, number) -> {
            if (failing.contains(operation.name())) {
                throw new IOException("No space left on device");
            }
        });
    }

    /** Runs something at each flush, which lasts as long as that. */
    public void atFlush(Runnable lasting) {
        disk.setFate((operation, number) -> {
            if (operation == FragileDisk.Operation.FORCE) {
                lasting.run();
            }
        });
    }

    /** Cuts the power at an operation, counted from now on, and at all after it. */
    public void cutPowerAt(int operation) {
        disk.setFate((what, number) -> {
            if (number >= operation) {
                throw new IOException("the power is off");
            }
        });
    }

    /** Lets everything work again. */
    public void mend() {
        disk.setFate((operation, number) -> {});
    }
}
