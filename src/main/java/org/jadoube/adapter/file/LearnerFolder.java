package org.jadoube.adapter.file;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.lesson.Learner;
import org.jadoube.lesson.Progress;
import org.jadoube.port.Learners;

/**
 * What learners have won, in a folder, one file a learner.
 *
 * <p>A file is replaced at one stroke, so that a power cut leaves it as it was or as it is to be.
 * Its name is that of the learner in the signs that every file system has.
 */
public final class LearnerFolder implements Learners {
    /** Whoever makes names up cannot fill the disk. */
    static final int MOST = 200;

    private static final String ENDING = ".stars";

    private final Disk disk;
    private final Path folder;

    /** The learners in a folder, which need not be there yet. */
    public LearnerFolder(Path folder) {
        this(new SystemDisk(), folder);
    }

    LearnerFolder(Disk disk, Path folder) {
        this.disk = disk;
        this.folder = folder;
    }

    @Override
    public synchronized List<Learner> all() throws IOException {
        List<Learner> all = new ArrayList<>();
        for (String name : disk.list(folder)) {
            if (name.endsWith(ENDING)) {
                String stem = name.substring(0, name.length() - ENDING.length());
                Learner.named(URLDecoder.decode(stem, StandardCharsets.UTF_8)).ifPresent(all::add);
            }
        }
        return all.stream().sorted().toList();
    }

    @Override
    public synchronized Progress progress(Learner learner) throws IOException {
        Path path = path(learner);
        if (!disk.exists(path)) {
            return Progress.NONE;
        }
        try {
            return Progress.parse(new String(disk.read(path), StandardCharsets.UTF_8));
        } catch (IllegalArgumentException broken) {
            throw new IOException(path + " tells of no progress", broken);
        }
    }

    @Override
    public synchronized void won(Learner learner, String exercise, int stars) throws IOException {
        Progress more = progress(learner).with(exercise, stars);
        Path path = path(learner);
        if (!disk.exists(path) && all().size() >= MOST) {
            throw new IOException("there is no room for more than " + MOST + " learners");
        }
        disk.createFolders(folder);
        NewFiles.replace(disk, path, more.format().getBytes(StandardCharsets.UTF_8));
        disk.forceFolder(folder);
    }

    @Override
    public synchronized void forget(Learner learner) throws IOException {
        Path path = path(learner);
        if (disk.exists(path)) {
            disk.delete(path);
            disk.forceFolder(folder);
        }
    }

    private Path path(Learner learner) {
        return folder.resolve(URLEncoder.encode(learner.name(), StandardCharsets.UTF_8) + ENDING);
    }
}
