package org.jadoube.adapter.file;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;

/**
 * A file that no other process may write while it is open.
 *
 * <p>The lock is one of POSIX: it is given up as soon as this process closes any other channel to
 * the same file, so nothing else here may open it meanwhile.
 */
final class LockedFile implements DiskFile {
    private final Path path;
    private final FileChannel channel;

    private LockedFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    static LockedFile lock(Path file, FileChannel channel) throws IOException {
        try {
            if (channel.tryLock() != null) {
                return new LockedFile(file, channel);
            }
        } catch (OverlappingFileLockException ours) {
            channel.close();
            throw new FileInUseException(file);
        } catch (IOException unlocked) {
            channel.close();
            throw unlocked;
        }
        channel.close();
        throw new FileInUseException(file);
    }

    @Override
    public Path path() {
        return path;
    }

    @Override
    public byte[] read() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, bytes.position()) < 0) {
                throw new EOFException("the file became shorter while it was read");
            }
        }
        return bytes.array();
    }

    @Override
    public void write(long offset, byte[] bytes) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        while (rest.hasRemaining()) {
            channel.write(rest, offset + rest.position());
        }
    }

    @Override
    public void truncate(long length) throws IOException {
        channel.truncate(length);
    }

    @Override
    public void force() throws IOException {
        channel.force(false);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
