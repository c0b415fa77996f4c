package org.jadoube.port;

/** What a {@link Journal} has to tell; told by a thread of its own, so the listener only queues. */
public sealed interface JournalEvent {

    /** All inputs up to this number are safe on the disk; 0 for the head alone. */
    record Durable(long sequence) implements JournalEvent {}

    /**
     * The disk does not do what it should. Play goes on, what is handed over waits, and the disk is
     * tried again; told once until the trouble changes or passes.
     *
     * @param detail what the system said, for a person
     */
    record Troubled(Kind kind, String detail) implements JournalEvent {}

    /** The trouble has passed, and everything that waited is safe. */
    record Recovered() implements JournalEvent {}

    /**
     * The disk took so long to make inputs safe that a power cut might have lost more than usual.
     */
    record Slow(long millis) implements JournalEvent {}

    /**
     * More has waited than the journal has room for: this input and all after it will not be kept.
     * A new journal, begun from the moves so far, is needed.
     */
    record Lost(long firstSequence) implements JournalEvent {}

    /** What the trouble is about. */
    enum Kind {
        /** The file cannot be opened: no folder, read-only, not the file that was read. */
        CANNOT_OPEN,
        /** Another process has the file open. */
        IN_USE,
        /** The file cannot be written or flushed: disk full, medium failing. */
        CANNOT_WRITE
    }
}
