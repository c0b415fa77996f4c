package org.jadoube.app.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jadoube.port.Fault;

/** What does not work as it should, one fault a part. */
final class FaultBoard {
    private static final String QUEUE = "queue";
    private static final long SHOWN_MICROS = 10_000_000;

    private final SequencedMap<String, Fault> faults = new LinkedHashMap<>();
    private long dropped;

    void began(Fault fault) {
        faults.put(fault.part(), fault);
    }

    void ended(String part) {
        faults.remove(part);
    }

    /** Tells for a while of signals that had to be dropped. */
    void watchQueue(long droppedSoFar, long nowMicros) {
        if (droppedSoFar > dropped) {
            dropped = droppedSoFar;
            began(
                    new Fault(
                            QUEUE,
                            "More has been entered at once than can be taken in; "
                                    + dropped
                                    + " entries were dropped so far.",
                            nowMicros));
        }
        Fault told = faults.get(QUEUE);
        if (told != null && nowMicros - told.sinceMicros() >= SHOWN_MICROS) {
            ended(QUEUE);
        }
    }

    /** All of them, with that of the journal if it has one. */
    List<Fault> with(Optional<Fault> journal) {
        List<Fault> all = new ArrayList<>(faults.values());
        journal.ifPresent(all::add);
        return all;
    }
}
