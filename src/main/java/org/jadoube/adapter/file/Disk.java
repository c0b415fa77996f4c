package org.jadoube.adapter.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** What is needed of a file system; the seam at which tests let it fail and lose power. */
interface Disk {

    /** The names in a folder, in no order; none if there is no such folder. */
    List<String> list(Path folder) throws IOException;

    byte[] read(Path file) throws IOException;

    boolean exists(Path file);

    /** Creates the folder and those above it, so that a power cut does not undo it. */
    void createFolders(Path folder) throws IOException;

    /** Makes safe which files are in a folder, under which names. */
    void forceFolder(Path folder) throws IOException;

    /**
     * A new file, for this process only.
     *
     * @throws java.nio.file.FileAlreadyExistsException if there is one of that name
     */
    DiskFile create(Path file) throws IOException;

    /**
     * An existing file, for this process only.
     *
     * @throws FileInUseException if another process has it
     */
    DiskFile open(Path file) throws IOException;

    /** Renames a file at one stroke, in place of one that may have the new name. */
    void rename(Path file, Path name) throws IOException;

    void delete(Path file) throws IOException;
}
