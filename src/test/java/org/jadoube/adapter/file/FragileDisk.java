package org.jadoube.adapter.file;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A disk in memory that fails when it is told to and loses what was not forced when its power is
 * cut.
 *
 * <p>Every operation has a number, from 0. After a flush that has failed what was written before it
 * is lost for good, though it can still be read while the power is on, as it is on Linux.
 */
final class FragileDisk implements Disk {
    private static final int BLOCK = 512;

    /** Decides what becomes of an operation. */
    interface Fate {
        /** Throws if the operation is to fail. */
        void decide(Operation operation, int number) throws IOException;
    }

    /** What is done to a disk. */
    enum Operation {
        CREATE_FOLDERS,
        FORCE_FOLDER,
        CREATE,
        OPEN,
        RENAME,
        DELETE,
        READ,
        WRITE,
        TRUNCATE,
        FORCE
    }

    /** The power is off: no code after this matters. */
    static final class PowerCut extends Error {
        private static final long serialVersionUID = 1;
    }

    /** Bytes written from an offset on; without bytes, the file cut off there. */
    private static final class Change {
        private final int offset;
        private final byte @Nullable [] bytes;

        Change(int offset, byte @Nullable [] bytes) {
            this.offset = offset;
            this.bytes = bytes;
        }

        byte[] on(byte[] before) {
            if (bytes == null) {
                return Arrays.copyOf(before, offset);
            }
            byte[] after = Arrays.copyOf(before, Math.max(before.length, offset + bytes.length));
            System.arraycopy(bytes, 0, after, offset, bytes.length);
            return after;
        }

        /** With each block of the bytes written or not. */
        byte[] partlyOn(byte[] before, RandomGenerator random) {
            if (bytes == null) {
                return random.nextBoolean() ? on(before) : before;
            }
            byte[] after = before;
            int end = offset + bytes.length;
            for (int from = offset; from < end; ) {
                int to = Math.min(end, (from / BLOCK + 1) * BLOCK);
                if (random.nextBoolean()) {
                    byte[] block = Arrays.copyOfRange(bytes, from - offset, to - offset);
                    after = new Change(from, block).on(after);
                }
                from = to;
            }
            return after;
        }
    }

    private static final class Content {
        private byte[] seen = new byte[0];
        private byte[] safe = new byte[0];
        private final List<Change> unforced = new ArrayList<>();

        void change(Change change) {
            seen = change.on(seen);
            unforced.add(change);
        }
    }

    /** A change of names: a file appears under one, disappears from another, or both. */
    private record Naming(@Nullable Path from, @Nullable Path to, Content content) {
        void on(Map<Path, Content> names) {
            if (from != null) {
                names.remove(from);
            }
            if (to != null) {
                names.put(to, content);
            }
        }
    }

    private final Map<Path, Content> seen = new HashMap<>();
    private final Map<Path, Content> safe = new HashMap<>();
    private final List<Naming> unforced = new ArrayList<>();
    private final Set<Content> open = new HashSet<>();
    private Fate fate = (operation, number) -> {};
    private int operations;

    synchronized void setFate(Fate next) {
        fate = next;
        operations = 0;
    }

    synchronized int operations() {
        return operations;
    }

    /** What would be read of a file if the power were cut now and all that can be lost were. */
    synchronized byte[] safe(Path file) {
        Content content = safe.get(file);
        return content == null ? new byte[0] : content.safe;
    }

    /** The disk after a power cut: what was forced, and some of the rest in blocks. */
    synchronized FragileDisk afterPowerCut(RandomGenerator random) {
        FragileDisk after = new FragileDisk();
        Map<Path, Content> names = new HashMap<>(safe);
        unforced.stream()
                .filter(naming -> random.nextBoolean())
                .forEach(naming -> naming.on(names));
        names.forEach((path, content) -> {
            Content kept = new Content();
            kept.safe = content.safe;
            for (Change change : content.unforced) {
                kept.safe = change.partlyOn(kept.safe, random);
            }
            kept.seen = kept.safe;
            after.seen.put(path, kept);
            after.safe.put(path, kept);
        });
        return after;
    }

    /** Not under the lock: a fate may take its time. */
    private void begin(Operation operation) throws IOException {
        Fate now;
        int number;
        synchronized (this) {
            now = fate;
            number = operations++;
        }
        now.decide(operation, number);
    }

    @Override
    public synchronized List<String> list(Path folder) {
        return seen.keySet().stream()
                .filter(path -> folder.equals(path.getParent()))
                .map(path -> path.getFileName().toString())
                .toList();
    }

    @Override
    public byte[] read(Path file) throws IOException {
        begin(Operation.READ);
        return content(file).seen.clone();
    }

    @Override
    public synchronized boolean exists(Path file) {
        return seen.containsKey(file);
    }

    @Override
    public void createFolders(Path folder) throws IOException {
        begin(Operation.CREATE_FOLDERS);
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
        begin(Operation.FORCE_FOLDER);
        synchronized (this) {
            unforced.forEach(naming -> naming.on(safe));
            unforced.clear();
        }
    }

    @Override
    public DiskFile create(Path file) throws IOException {
        begin(Operation.CREATE);
        if (exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Content content = new Content();
        name(new Naming(null, file, content));
        return new File(file, content);
    }

    @Override
    public DiskFile open(Path file) throws IOException {
        begin(Operation.OPEN);
        return new File(file, content(file));
    }

    @Override
    public void rename(Path file, Path name) throws IOException {
        begin(Operation.RENAME);
        name(new Naming(file, name, content(file)));
    }

    @Override
    public void delete(Path file) throws IOException {
        begin(Operation.DELETE);
        if (exists(file)) {
            name(new Naming(file, null, content(file)));
        }
    }

    private synchronized Content content(Path file) throws FileNotFoundException {
        Content content = seen.get(file);
        if (content == null) {
            throw new FileNotFoundException(file.toString());
        }
        return content;
    }

    private synchronized void name(Naming naming) {
        naming.on(seen);
        unforced.add(naming);
    }

    private synchronized void change(Content content, Change change) {
        content.change(change);
    }

    private synchronized void keep(Content content) {
        content.unforced.forEach(change -> content.safe = change.on(content.safe));
        content.unforced.clear();
    }

    private synchronized void forget(Content content) {
        content.unforced.clear();
    }

    private final class File implements DiskFile {
        private final Path path;
        private final Content content;

        File(Path path, Content content) throws FileInUseException {
            this.path = path;
            if (!open.add(content)) {
                throw new FileInUseException(path);
            }
            this.content = content;
        }

        @Override
        public Path path() {
            return path;
        }

        @Override
        public byte[] read() throws IOException {
            begin(Operation.READ);
            return content.seen.clone();
        }

        /** A write that fails has written half of its bytes, as on a full disk. */
        @Override
        public void write(long offset, byte[] bytes) throws IOException {
            try {
                begin(Operation.WRITE);
            } catch (IOException | PowerCut failed) {
                change(content, new Change((int) offset, Arrays.copyOf(bytes, bytes.length / 2)));
                throw failed;
            }
            change(content, new Change((int) offset, bytes));
        }

        @Override
        public void truncate(long length) throws IOException {
            begin(Operation.TRUNCATE);
            change(content, new Change((int) length, null));
        }

        @Override
        public void force() throws IOException {
            try {
                begin(Operation.FORCE);
            } catch (IOException failed) {
                forget(content);
                throw failed;
            }
            keep(content);
        }

        @Override
        public void close() {
            open.remove(content);
        }
    }
}
