package org.jadoube.adapter.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.jadoube.notation.PgnGame;
import org.jadoube.notation.PgnReader;
import org.jadoube.notation.PgnWriter;
import org.jadoube.port.Archive;
import org.jadoube.port.FinishedGame;

/**
 * Finished games in a folder, one PGN file each, never overwritten.
 *
 * <p>A game appears under its name at one stroke, when its bytes are safe. One process at a time
 * may store games in a folder.
 */
public final class GameArchive implements Archive {
    private static final String ENDING = ".pgn";
    private static final String DELETED = ".deleted";
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd_HH-mm-ss");

    private final Disk disk;
    private final Path folder;

    /** An archive in a folder, which need not be there yet. */
    public GameArchive(Path folder) {
        this(new SystemDisk(), folder);
    }

    GameArchive(Disk disk, Path folder) {
        this.disk = disk;
        this.folder = folder;
    }

    @Override
    public synchronized String store(FinishedGame game) throws IOException {
        byte[] text = PgnWriter.format(FinishedGamePgn.of(game)).getBytes(StandardCharsets.UTF_8);
        disk.createFolders(folder);
        for (int number = 1; ; number++) {
            String name = NewFiles.name(NAME.format(game.date()), number, ENDING);
            Path path = folder.resolve(name);
            if (isDeleted(path, text)) {
                return name;
            } else if (!disk.exists(path)) {
                NewFiles.replace(disk, path, text);
            } else if (!Arrays.equals(disk.read(path), text)) {
                continue;
            }
            disk.forceFolder(folder);
            return name;
        }
    }

    /** All games that can be read, and what cannot be. */
    public ArchiveContents contents() throws IOException {
        List<ArchiveContents.Entry> games = new ArrayList<>();
        List<ArchiveContents.Unreadable> unreadable = new ArrayList<>();
        List<String> names =
                disk.list(folder).stream().filter(name -> name.endsWith(ENDING)).sorted().toList();
        for (String name : names) {
            try {
                PgnGame game = read(name);
                games.add(
                        new ArchiveContents.Entry(
                                name, game.tags(), game.result(), game.moves().size()));
            } catch (IOException corrupt) {
                unreadable.add(new ArchiveContents.Unreadable(name, corrupt.toString()));
            }
        }
        return new ArchiveContents(games, unreadable);
    }

    /**
     * Deletes a game for good; harmless when there is none of that name.
     *
     * <p>A note of it stays: a game whose journal is still open will be stored once more, by the
     * next start at the latest, and is not to come back.
     *
     * @throws IOException if it may still be there
     */
    public synchronized void delete(String name) throws IOException {
        Path path = folder.resolve(name);
        if (disk.exists(path)) {
            NewFiles.replace(disk, note(path), checksum(disk.read(path)));
            disk.forceFolder(folder);
            disk.delete(path);
        }
    }

    private boolean isDeleted(Path path, byte[] text) throws IOException {
        return !disk.exists(path)
                && disk.exists(note(path))
                && Arrays.equals(disk.read(note(path)), checksum(text));
    }

    private static Path note(Path path) {
        return path.resolveSibling(path.getFileName() + DELETED);
    }

    private static byte[] checksum(byte[] text) {
        CRC32C checksum = new CRC32C();
        checksum.update(text);
        return Long.toHexString(checksum.getValue()).getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * A game of the archive.
     *
     * @throws IOException if the file cannot be got at, or is no sound game
     */
    public PgnGame read(String name) throws IOException {
        byte[] bytes = disk.read(folder.resolve(name));
        PgnReader reader = new PgnReader(new ByteArrayInputStream(bytes));
        Optional<PgnGame> game = reader.next();
        if (game.isEmpty()) {
            throw new IOException("no game is in it");
        }
        if (!game.get().errors().isEmpty()) {
            throw new IOException(game.get().errors().getFirst().toString());
        }
        String text = new String(bytes, StandardCharsets.UTF_8).stripTrailing();
        if (!text.endsWith(game.get().result().marker())) {
            throw new IOException("it ends before the result of its game");
        }
        return game.get();
    }
}
