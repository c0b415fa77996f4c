package org.jadoube.trace;

/**
 * Where a journal stops being one, and why; nothing from there on was read.
 *
 * @param line the first line that is not sound, from 1
 * @param offset where that line begins, in bytes from 0
 * @param bytes how many bytes were dropped
 */
public record JournalCut(int line, long offset, long bytes, Reason reason) {

    /** Why a line is not sound. */
    public enum Reason {
        /** The file ends within it, or within the head. */
        TORN("the file ends here"),
        /** It has not the form of a record: zeros, or another kind of file. */
        NO_RECORD("this is no record"),
        /** It belongs elsewhere: doubled, out of order, or another process's. */
        OUT_OF_SEQUENCE("the record belongs elsewhere"),
        /** Its checksum is wrong. */
        CHECKSUM("the checksum is wrong"),
        /** It is whole but nothing that this version writes. */
        UNKNOWN("the record is of another version");

        private final String words;

        Reason(String words) {
            this.words = words;
        }
    }

    /** The place, the reason and the loss in words. */
    @Override
    public String toString() {
        return "line %d, byte %d: %s, %d bytes dropped"
                .formatted(line, offset, reason.words, bytes);
    }
}
