package org.jadoube.adapter.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.port.JournalEvent;
import org.jadoube.table.Input;
import org.jadoube.trace.JournalWriter;
import org.jspecify.annotations.Nullable;

/**
 * Brings inputs to the disk, many at once; used by one thread.
 *
 * <p>Bytes are kept until a flush has succeeded, and written again, all of them, after one that has
 * failed: the system may have thrown them away and still report the next flush as a success.
 */
final class JournalCommit {
    private static final long SLOW_NANOS = 1_000_000_000;

    private final Disk disk;
    private final JournalOpening opening;
    private final JournalWriter writer;
    private final Consumer<JournalEvent> listener;
    private final LongSupplier nanoTime;
    private final ByteArrayOutputStream unsafe = new ByteArrayOutputStream();

    private volatile @Nullable DiskFile file;
    private long safeLength;
    private JournalEvent.@Nullable Troubled trouble;

    JournalCommit(
            Disk disk,
            JournalOpening opening,
            Consumer<JournalEvent> listener,
            LongSupplier nanoTime) {
        this.disk = disk;
        this.opening = opening;
        this.listener = listener;
        this.nanoTime = nanoTime;
        writer = opening.writer();
        safeLength = opening.length();
        unsafe.writeBytes(opening.firstBytes(writer));
    }

    /**
     * Writes what is not safe yet and more.
     *
     * @return the number of the last input, when it and all before it are safe; empty while they
     *     are not
     */
    Optional<Long> commit(List<Input> inputs) {
        inputs.forEach(input -> unsafe.writeBytes(writer.next(input)));
        try {
            write(openFile());
        } catch (FileInUseException used) {
            report(new JournalEvent.Troubled(JournalEvent.Kind.IN_USE, message(used)));
            return Optional.empty();
        } catch (IOException failed) {
            JournalEvent.Kind kind =
                    file == null ? JournalEvent.Kind.CANNOT_OPEN : JournalEvent.Kind.CANNOT_WRITE;
            report(new JournalEvent.Troubled(kind, message(failed)));
            return Optional.empty();
        }
        return Optional.of(writer.sequence());
    }

    /** Tells that inputs are safe, and that a trouble has passed. */
    void reportDurable(long sequence) {
        listener.accept(new JournalEvent.Durable(sequence));
        if (trouble != null) {
            trouble = null;
            listener.accept(new JournalEvent.Recovered());
        }
    }

    /** Where the file is; empty while it could not be opened. */
    Optional<Path> path() {
        return Optional.ofNullable(file).map(DiskFile::path);
    }

    /** Closes the file; what is not safe is given up. */
    void close() {
        try {
            DiskFile open = file;
            if (open != null) {
                open.close();
            }
        } catch (IOException unclosed) {
            report(new JournalEvent.Troubled(JournalEvent.Kind.CANNOT_WRITE, message(unclosed)));
        }
    }

    private DiskFile openFile() throws IOException {
        DiskFile open = file;
        if (open == null) {
            open = opening.open(disk);
            file = open;
        }
        return open;
    }

    private void write(DiskFile target) throws IOException {
        if (unsafe.size() == 0) {
            return;
        }
        target.write(safeLength, unsafe.toByteArray());
        long before = nanoTime.getAsLong();
        target.force();
        long nanos = nanoTime.getAsLong() - before;
        safeLength += unsafe.size();
        unsafe.reset();
        if (nanos > SLOW_NANOS) {
            listener.accept(new JournalEvent.Slow(nanos / 1_000_000));
        }
    }

    private void report(JournalEvent.Troubled event) {
        if (!event.equals(trouble)) {
            trouble = event;
            listener.accept(event);
        }
    }

    /** Some exceptions say nothing but what kind they are. */
    private static String message(IOException exception) {
        return exception.toString();
    }
}
