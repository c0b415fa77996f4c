package org.jadoube.adapter.file;

import java.io.IOException;
import java.nio.file.Path;

/** Files that are new or not at all. */
final class NewFiles {
    private static final String UNFINISHED = ".tmp";

    private NewFiles() {}

    /**
     * The name of a file, made different by a number where that is needed.
     *
     * @param number from 1; the first name is the plain one
     */
    static String name(String stem, int number, String ending) {
        return stem + (number == 1 ? "" : "_" + number) + ending;
    }

    /** The stem from which a name was made. */
    static String stem(String name, String ending) {
        String whole = name.substring(0, name.length() - ending.length());
        return whole.replaceFirst("_[0-9]+$", "");
    }

    /** The first path of its kind at which there is no file. */
    static Path freePath(Disk disk, Path folder, String stem, String ending) {
        int number = 1;
        while (disk.exists(folder.resolve(name(stem, number, ending)))) {
            number++;
        }
        return folder.resolve(name(stem, number, ending));
    }

    /** Writes a new file and makes its bytes safe; after a failure there is none. */
    static void write(Disk disk, Path path, byte[] bytes) throws IOException {
        DiskFile file = disk.create(path);
        try {
            file.write(0, bytes);
            file.force();
        } catch (IOException failed) {
            abandon(disk, path, file, failed);
            throw failed;
        }
        file.close();
    }

    /**
     * Writes a file that appears under its name at one stroke, when its bytes are safe, in place of
     * one that may be there; after a failure that one is still there.
     */
    static void replace(Disk disk, Path path, byte[] bytes) throws IOException {
        Path unfinished = path.resolveSibling(path.getFileName() + UNFINISHED);
        disk.delete(unfinished);
        write(disk, unfinished, bytes);
        try {
            disk.rename(unfinished, path);
        } catch (IOException failed) {
            delete(disk, unfinished, failed);
            throw failed;
        }
    }

    /** Does away with a file as well as it goes. */
    static void abandon(Disk disk, Path path, DiskFile file, IOException failed) {
        close(file, failed);
        delete(disk, path, failed);
    }

    static void delete(Disk disk, Path path, IOException failed) {
        try {
            disk.delete(path);
        } catch (IOException stays) {
            failed.addSuppressed(stays);
        }
    }

    static void close(DiskFile file, IOException failed) {
        try {
            file.close();
        } catch (IOException unclosed) {
            failed.addSuppressed(unclosed);
        }
    }
}
