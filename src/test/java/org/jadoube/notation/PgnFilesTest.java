package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.SharedFiles;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real games from files of others: read, replayed, written, and read back. */
class PgnFilesTest {

    @ParameterizedTest
    @CsvSource({
        "lichess_db_1000k.pgn, 438, 28538",
        "world_matches.pgn, 580, 49364",
        "chessjs-benchmark.pgn, 100, 6193",
        "cutechess-fischerrandom.pgn, 4, 396",
    })
    void everyGameIsReadWithoutErrorAndWrittenSoThatItReadsBackEqual(
            String file, int games, int plies) throws IOException {
        List<PgnGame> read = read(SharedFiles.require("data/pgn").resolve(file));

        assertEquals(List.of(), read.stream().flatMap(game -> game.errors().stream()).toList());
        assertEquals(games, read.size());
        assertEquals(plies, read.stream().mapToInt(PgnFilesTest::replay).sum());
        for (PgnGame game : read) {
            String written = PgnWriter.format(game);
            PgnGame again = PgnTexts.onlyGame(written);
            PgnTexts.assertSame(game, again);
            assertTrue(
                    written.lines()
                            .filter(line -> !line.startsWith("["))
                            .allMatch(line -> line.length() < 80),
                    written);
        }
    }

    private static List<PgnGame> read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return PgnTexts.games(in);
        }
    }

    private static int replay(PgnGame game) {
        Position position = game.start();
        for (Move move : game.moves()) {
            position = position.play(move);
        }
        return game.moves().size();
    }
}
