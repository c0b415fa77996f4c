package org.jadoube.adapter.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jadoube.port.JournalEvent;
import org.jadoube.trace.JournalHead;
import org.jadoube.trace.JournalReader;
import org.jadoube.trace.JournalReading;

/** The folder in which the journals of a board lie, one file a game. */
public final class JournalFolder {
    private final Path folder;
    private final Consumer<JournalEvent> listener;
    private final Disk disk = new SystemDisk();

    /**
     * A folder, which need not be there yet.
     *
     * @param listener is told what the journals have to tell, by several threads, and must not wait
     */
    public JournalFolder(Path folder, Consumer<JournalEvent> listener) {
        this.folder = folder;
        this.listener = listener;
    }

    /** The journals, those that were begun first before the others. */
    public List<Path> journals() throws IOException {
        return disk.list(folder).stream()
                .filter(name -> name.endsWith(JournalOpening.ENDING))
                .sorted()
                .map(folder::resolve)
                .toList();
    }

    /** What a journal holds; not to be asked of one that this process is writing. */
    public JournalReading read(Path journal) throws IOException {
        return JournalReader.read(disk.read(journal));
    }

    /** A new journal; whether the disk lets it be written is told to the listener. */
    public JournalFile begin(JournalHead head) {
        return start(new JournalOpening.New(folder, head));
    }

    /**
     * A journal that goes on after what was read of it. What could not be read is put aside in a
     * file of its own before it is cut off.
     *
     * @throws IllegalArgumentException if it has no head
     */
    public JournalFile resume(Path journal, JournalReading reading) {
        if (reading.head().isEmpty()) {
            throw new IllegalArgumentException(journal + " is no journal");
        }
        return start(new JournalOpening.Existing(journal, reading));
    }

    private JournalFile start(JournalOpening opening) {
        return JournalFile.start(disk, opening, JournalPace.DEFAULT, listener, System::nanoTime);
    }
}
