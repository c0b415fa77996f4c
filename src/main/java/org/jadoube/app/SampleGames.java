package org.jadoube.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.notation.PgnGame;
import org.jadoube.notation.PgnReader;
import org.jadoube.simulation.MadeUpGames;
import org.jadoube.simulation.SampleGame;
import org.jadoube.simulation.SampleGame.Farewell;

/**
 * The games that simulated players play, over and over if there are not enough.
 *
 * @param games empty for games that are made up
 */
record SampleGames(List<SampleGame> games, boolean madeUp, long seed) {

    /** The games of PGN files, those with moves; or made up ones, if no file is named. */
    static SampleGames of(List<Path> files, long seed) throws IOException {
        List<SampleGame> games = new ArrayList<>();
        for (Path file : files) {
            try (InputStream bytes = Files.newInputStream(file)) {
                PgnReader reader = new PgnReader(bytes);
                for (Optional<PgnGame> game = reader.next();
                        game.isPresent();
                        game = reader.next()) {
                    PgnGame found = game.get();
                    if (!found.moves().isEmpty()) {
                        games.add(sample(found));
                    }
                }
            }
        }
        return new SampleGames(games, files.isEmpty(), seed);
    }

    private static SampleGame sample(PgnGame game) {
        return new SampleGame(game.start(), game.variant(), game.moves(), Farewell.NOTHING);
    }

    boolean isEmpty() {
        return !madeUp && games.isEmpty();
    }

    SampleGame get(int index) {
        return madeUp ? MadeUpGames.of(seed + index) : games.get(index % games.size());
    }
}
