package org.jadoube.adapter.file;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.jadoube.port.JournalEvent;
import org.jadoube.trace.JournalHead;

/** A journal that does not wait for the next second, so that each flush can be measured. */
public final class EagerJournal {
    private static final JournalPace PACE = new JournalPace(0, 1_000, 65_536, 1);

    private EagerJournal() {}

    /** As {@link JournalFolder#begin}. */
    public static JournalFile begin(
            Path folder, JournalHead head, Consumer<JournalEvent> listener) {
        return new JournalFolder(new SystemDisk(), folder, PACE).begin(head, listener);
    }
}
