package org.jadoube.app.service;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.port.Fault;
import org.jadoube.port.JournalEvent;
import org.jspecify.annotations.Nullable;

/** What a journal has told; told by its thread, asked by the loop. */
final class JournalWatch implements Consumer<JournalEvent> {
    private static final String PART = "journal";

    private final LongSupplier clockMicros;
    private final Consumer<String> log;
    private volatile @Nullable Fault fault;
    private volatile boolean isLost;

    JournalWatch(LongSupplier clockMicros, Consumer<String> log) {
        this.clockMicros = clockMicros;
        this.log = log;
    }

    @Override
    public void accept(JournalEvent event) {
        switch (event) {
            case JournalEvent.Durable durable -> {}
            case JournalEvent.Troubled troubled -> {
                String words = words(troubled.kind()) + " (" + troubled.detail() + ")";
                fault = new Fault(PART, words, clockMicros.getAsLong());
                log.accept(words);
            }
            case JournalEvent.Recovered recovered -> {
                fault = null;
                log.accept("The journal is written again, and nothing of it is missing.");
            }
            case JournalEvent.Slow slow ->
                    log.accept("The disk took " + slow.millis() + " ms for the journal.");
            case JournalEvent.Lost lost -> {
                isLost = true;
                log.accept("The journal ends before input " + lost.firstSequence() + ".");
            }
        }
    }

    private static String words(JournalEvent.Kind kind) {
        String consequence = " Play goes on, but a power cut would lose moves.";
        return switch (kind) {
            case CANNOT_OPEN -> "The journal of the game cannot be opened." + consequence;
            case IN_USE -> "Another process is writing the journal of the game." + consequence;
            case CANNOT_WRITE ->
                    "The journal of the game cannot be written; is the disk full?" + consequence;
        };
    }

    /** The trouble that there is. */
    Optional<Fault> fault() {
        return Optional.ofNullable(fault);
    }

    /** Whether the journal has had to leave something out, so that another is needed. */
    boolean isLost() {
        return isLost;
    }
}
