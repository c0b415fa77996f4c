package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jadoube.port.Scan;
import org.jadoube.port.ToldFaults;
import org.jspecify.annotations.Nullable;

/**
 * Contacts that come back by themselves: a scan that fails is tried once more, after three failed
 * scans people are told, and the device is opened and set up anew, at once and then every second
 * until it works.
 *
 * <p>Used by one thread.
 */
final class ContactSource implements AutoCloseable {
    static final String PART = "board";

    private static final int PATIENCE_SCANS = 3;
    private static final long REOPEN_MICROS = 1_000_000;

    /** All pieces and two lines that are short-circuited; beyond that nothing can be believed. */
    private static final int MOST_OCCUPIED = 48;

    /** Opens and sets up the device. */
    @FunctionalInterface
    interface Opening {
        ContactReader open() throws IOException;
    }

    private final Opening opening;
    private final ToldFaults faults;
    private final LongSupplier clock;
    private @Nullable ContactReader reader;
    private int failures;
    private boolean hasWorked;
    private boolean hasMadeSense;
    private long openMicros = Long.MIN_VALUE;

    /** Contacts that are opened by the first scan. */
    ContactSource(Opening opening, ToldFaults faults, LongSupplier clock) {
        this.opening = opening;
        this.faults = faults;
        this.clock = clock;
    }

    /**
     * Reads all contacts. The time is that before the first was read: what changed before it is in
     * the scan.
     *
     * @return empty when nothing is known of them
     */
    Optional<Scan> scan() {
        long nowMicros = clock.getAsLong();
        if (reader == null && nowMicros < openMicros) {
            return Optional.empty();
        }
        try {
            Scan scan = new Scan(readTwice(), nowMicros);
            failures = 0;
            hasWorked = true;
            faults.ended(PART);
            return Optional.of(scan);
        } catch (IOException failed) {
            failures++;
            if (reader == null || failures >= PATIENCE_SCANS) {
                close();
                openMicros = hasWorked ? nowMicros : nowMicros + REOPEN_MICROS;
                hasWorked = false;
                faults.began(PART, words(failed), nowMicros);
            }
            return Optional.empty();
        }
    }

    private long readTwice() throws IOException {
        if (reader == null) {
            reader = opening.open();
            failures = 0;
        }
        try {
            return read(reader);
        } catch (IOException once) {
            return read(reader);
        }
    }

    /** A board that has never made sense is read as it is, so that it can be told what is wrong. */
    private long read(ContactReader from) throws IOException {
        long contacts = from.read();
        int occupied = Long.bitCount(contacts);
        if (occupied <= MOST_OCCUPIED) {
            hasMadeSense = true;
        } else if (hasMadeSense) {
            throw new IOException(occupied + " squares read occupied, and there are 32 pieces");
        }
        return contacts;
    }

    private static String words(IOException failed) {
        return "The contacts of the board cannot be read: "
                + failed.getMessage()
                + ". It is tried again every second.";
    }

    @Override
    public void close() {
        if (reader != null) {
            reader.close();
            reader = null;
        }
    }
}
