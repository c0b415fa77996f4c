package org.jadoube.adapter.file;

import java.io.IOException;
import java.nio.file.Path;

/** A file that another process is writing. */
final class FileInUseException extends IOException {
    private static final long serialVersionUID = 1;

    FileInUseException(Path file) {
        super(file + " is in use by another process");
    }
}
