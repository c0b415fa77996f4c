package org.jadoube.adapter.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jadoube.port.JournalEvent;
import org.jadoube.trace.JournalHead;
import org.jadoube.trace.JournalReader;
import org.jadoube.trace.JournalReading;

/** The folder in which the journals of a board lie, one file a game. */
public final class JournalFolder {
    private static final String ARCHIVED = "archived";
    private static final String DAMAGED = "damaged";

    private final Disk disk;
    private final Path folder;
    private final JournalPace pace;

    /** A folder, which need not be there yet. */
    public JournalFolder(Path folder) {
        this(new SystemDisk(), folder, JournalPace.DEFAULT);
    }

    JournalFolder(Disk disk, Path folder, JournalPace pace) {
        this.disk = disk;
        this.folder = folder;
        this.pace = pace;
    }

    /**
     * The journals, those that were begun first before the others; not to be asked for while this
     * process is writing one.
     *
     * <p>The name tells the second. Within one it depends on the disk which journal got its file
     * first, so that the heads are asked.
     */
    public List<Path> journals() throws IOException {
        SortedMap<String, List<Path>> bySecond = new TreeMap<>();
        for (String name : disk.list(folder)) {
            if (name.endsWith(JournalOpening.ENDING)) {
                String second = NewFiles.stem(name, JournalOpening.ENDING);
                bySecond.computeIfAbsent(second, none -> new ArrayList<>())
                        .add(folder.resolve(name));
            }
        }
        List<Path> journals = new ArrayList<>();
        for (List<Path> some : bySecond.values()) {
            journals.addAll(some.size() == 1 ? some : inOrder(some));
        }
        return journals;
    }

    private List<Path> inOrder(List<Path> journals) throws IOException {
        Map<Path, Long> begun = new HashMap<>();
        for (Path journal : journals) {
            begun.put(journal, read(journal).head().map(JournalHead::atMicros).orElse(0L));
        }
        return begun.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** What a journal holds; not to be asked of one that this process is writing. */
    public JournalReading read(Path journal) throws IOException {
        return JournalReader.read(disk.read(journal));
    }

    /**
     * Moves a journal whose game is in the archive to a folder of its own within this one, where it
     * is kept but no longer among {@link #journals}.
     */
    public void moveToArchived(Path journal) throws IOException {
        move(journal, folder.resolve(ARCHIVED));
    }

    /** The same for a file that is no journal, or none that can be played again. */
    public void moveToDamaged(Path journal) throws IOException {
        move(journal, folder.resolve(DAMAGED));
    }

    private void move(Path journal, Path target) throws IOException {
        disk.createFolders(target);
        String name = journal.getFileName().toString();
        String stem = name.substring(0, name.length() - JournalOpening.ENDING.length());
        disk.rename(journal, NewFiles.freePath(disk, target, stem, JournalOpening.ENDING));
        disk.forceFolder(target);
        disk.forceFolder(folder);
    }

    /**
     * A new journal.
     *
     * @param listener is told what the journal has to tell, whether the disk lets it be written
     *     included, by another thread, and must not wait
     */
    public JournalFile begin(JournalHead head, Consumer<JournalEvent> listener) {
        return start(new JournalOpening.New(folder, head), listener);
    }

    /**
     * A journal that goes on after what was read of it. What could not be read is put aside in a
     * file of its own before it is cut off.
     *
     * @param listener as for {@link #begin}
     * @throws IllegalArgumentException if it has no head
     */
    public JournalFile resume(
            Path journal, JournalReading reading, Consumer<JournalEvent> listener) {
        if (reading.head().isEmpty()) {
            throw new IllegalArgumentException(journal + " is no journal");
        }
        return start(new JournalOpening.Existing(journal, reading), listener);
    }

    private JournalFile start(JournalOpening opening, Consumer<JournalEvent> listener) {
        return JournalFile.start(disk, opening, pace, listener, System::nanoTime);
    }
}
