package org.jadoube.diagnosis;

import java.util.Optional;
import org.jadoube.chess.Square;
import org.jadoube.sensing.DebounceTimes;
import org.jadoube.sensing.Debouncer;

/** Watches the contacts while a piece is put on a square and taken away again. */
final class TrialWatch {
    private final Square asked;
    private final long idle;
    private final Debouncer debouncer;
    private long seen;
    private long changed;
    private int toggles;

    TrialWatch(Square asked, long idle, long atMicros) {
        this.asked = asked;
        this.idle = idle;
        debouncer = new Debouncer(DebounceTimes.DEFAULT, idle, atMicros);
        seen = idle;
    }

    void scan(long contacts, long atMicros) {
        if (((contacts ^ seen) & asked.bit()) != 0) {
            toggles++;
        }
        seen = contacts;
        debouncer.scan(contacts, atMicros);
        changed |= debouncer.occupancy() ^ idle;
    }

    /** What came of it, once something has changed and everything is as it was. */
    Optional<Trial> result() {
        boolean isOver = changed != 0 && debouncer.occupancy() == idle && seen == idle;
        return isOver ? Optional.of(new Trial(asked, changed, toggles)) : Optional.empty();
    }
}
