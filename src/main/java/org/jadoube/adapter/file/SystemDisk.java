package org.jadoube.adapter.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/** The file system of the machine. */
final class SystemDisk implements Disk {

    @Override
    public List<String> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        } catch (NoSuchFileException none) {
            return List.of();
        }
    }

    @Override
    public byte[] read(Path file) throws IOException {
        return Files.readAllBytes(file);
    }

    @Override
    public boolean exists(Path file) {
        return Files.exists(file);
    }

    @Override
    public void createFolders(Path folder) throws IOException {
        Path parent = folder.toAbsolutePath().getParent();
        if (parent == null || Files.isDirectory(folder)) {
            return;
        }
        createFolders(parent);
        Files.createDirectory(folder);
        forceFolder(parent);
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    @Override
    public DiskFile create(Path file) throws IOException {
        FileChannel channel =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE);
        return LockedFile.lock(file, channel);
    }

    @Override
    public DiskFile open(Path file) throws IOException {
        return LockedFile.lock(
                file, FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE));
    }

    @Override
    public void rename(Path file, Path name) throws IOException {
        Files.move(file, name, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }
}
