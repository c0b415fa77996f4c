package org.jadoube.adapter.file;

import java.io.IOException;
import java.nio.file.Path;

/** An open file. What is written may be lost by a power cut until it is forced. */
interface DiskFile extends AutoCloseable {

    /** Under which name it was opened. */
    Path path();

    byte[] read() throws IOException;

    void write(long offset, byte[] bytes) throws IOException;

    void truncate(long length) throws IOException;

    void force() throws IOException;

    @Override
    void close() throws IOException;
}
