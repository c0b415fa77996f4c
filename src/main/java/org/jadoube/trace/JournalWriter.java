package org.jadoube.trace;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.jadoube.table.Input;

/**
 * Writes the records of one journal one after the other, as bytes to be kept in that order.
 *
 * <p>Not safe for use by several threads.
 */
public final class JournalWriter {
    private String checksum;
    private long sequence;

    /** A writer of a new journal, whose head has to come first. */
    public JournalWriter() {
        this(JournalChecksum.NONE, 0);
    }

    /** A writer that goes on after a record. */
    JournalWriter(String checksum, long sequence) {
        this.checksum = checksum;
        this.sequence = sequence;
    }

    /** The bytes of the head. */
    public byte[] head(JournalHead head) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (String line : JournalHeadText.format(head)) {
            bytes.writeBytes(record(line));
        }
        return bytes.toByteArray();
    }

    /** The bytes of the next input. */
    public byte[] next(Input input) {
        sequence++;
        return record(sequence + " " + JournalInputs.format(input));
    }

    /** The number of the last input written, from 1; 0 before the first. */
    public long sequence() {
        return sequence;
    }

    private byte[] record(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        checksum = JournalChecksum.of(checksum, bytes, 0, bytes.length);
        return (checksum + " " + text + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
