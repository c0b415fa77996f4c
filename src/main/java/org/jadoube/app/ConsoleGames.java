package org.jadoube.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jadoube.adapter.file.GameArchive;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.adapter.web.KeptGames;
import org.jadoube.notation.PgnGame;

/** The games of a folder, for the console. */
final class ConsoleGames implements KeptGames {
    private final GameArchive archive;
    private final JournalFolder journals;

    ConsoleGames(GameArchive archive, JournalFolder journals) {
        this.archive = archive;
        this.journals = journals;
    }

    @Override
    public List<Head> heads() throws IOException {
        return archive.contents().games().reversed().stream()
                .map(game ->
                        new Head(game.name(), game.tags(), game.result().marker(), game.plies()))
                .toList();
    }

    @Override
    public Optional<PgnGame> game(String name) throws IOException {
        try {
            return Optional.of(archive.read(name));
        } catch (NoSuchFileException gone) {
            return Optional.empty();
        }
    }

    @Override
    public void delete(String name) throws IOException {
        archive.delete(name);
    }

    @Override
    public Optional<byte[]> journal() throws IOException {
        List<Path> all = journals.journals();
        return all.isEmpty() ? Optional.empty() : Optional.of(Files.readAllBytes(all.getLast()));
    }
}
