package org.jadoube.trace;

import java.util.List;
import java.util.Optional;
import org.jadoube.table.Input;

/**
 * What a journal holds: its longest sound beginning.
 *
 * @param head none if the file has no whole head, and then no inputs either
 * @param inputs in the order in which they were written
 * @param length the bytes of the sound beginning
 * @param cut what was dropped after it, if anything was
 * @param checksum of the last record, which the next one continues
 */
public record JournalReading(
        Optional<JournalHead> head,
        List<Input> inputs,
        long length,
        Optional<JournalCut> cut,
        String checksum) {
    public JournalReading {
        inputs = List.copyOf(inputs);
    }

    /** A writer that goes on where the sound beginning ends. */
    public JournalWriter writer() {
        return new JournalWriter(checksum, inputs.size());
    }
}
