package org.jadoube.adapter.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jadoube.PgnExtract;
import org.jadoube.SharedFiles;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Variant;
import org.jadoube.clock.ChessClock;
import org.jadoube.laws.Game;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.notation.PgnGame;
import org.jadoube.notation.PgnReader;
import org.jadoube.port.FinishedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the archive holds, read by a program that is not ours. */
class ArchivedPgnExtractTest {
    private static final int MOST_GAMES = 40;

    @TempDir Path folder;

    @ParameterizedTest(name = "{0} by {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    lichess_db_1000k.pgn           | 40/90+30, 30+30
                    world_matches.pgn              | 5d5
                    cutechess-fischerrandom.pgn    | 60/hourglass
                    """)
    void everyGameStoredIsAccepted(String name, String time) throws Exception {
        Random random = new Random(1);
        GameArchive archive = new GameArchive(folder.resolve("games"));
        List<Path> stored = new ArrayList<>();
        try (InputStream in = Files.newInputStream(SharedFiles.require("data/pgn").resolve(name))) {
            PgnReader reader = new PgnReader(in);
            for (Optional<PgnGame> game = reader.next();
                    game.isPresent() && stored.size() < MOST_GAMES;
                    game = reader.next()) {
                FinishedGame finished = finished(game.get(), time, random);
                stored.add(folder.resolve("games").resolve(archive.store(finished)));
            }
        }

        assertAccepted(stored);
        assertEquals(stored.size(), archive.contents().games().size());
    }

    @Test
    void aPositionSetUpWithBlackToMoveIsAccepted() throws Exception {
        GameArchive archive = new GameArchive(folder.resolve("games"));
        FinishedGame game =
                FinishedGames.game(
                        FinishedGames.rules(Variant.STANDARD, "3+2"),
                        "4k3/8/8/8/8/8/8/4K2R b K - 3 40",
                        Outcome.win(Color.WHITE, Termination.TIME),
                        "Kd7",
                        "O-O");

        assertAccepted(List.of(folder.resolve("games").resolve(archive.store(game))));
    }

    private static FinishedGame finished(PgnGame pgn, String time, Random random) {
        Game game = Game.from(pgn.start());
        List<Long> clocks = new ArrayList<>();
        for (Move move : pgn.moves()) {
            game = game.play(move);
            clocks.add(random.nextInt(9) == 0 ? ChessClock.UNLIMITED : random.nextLong(1L << 34));
        }
        return new FinishedGame(
                FinishedGames.DATE.plusSeconds(random.nextInt(100_000)),
                pgn.tags(),
                FinishedGames.rules(pgn.variant(), time),
                game,
                clocks,
                Set.of(random.nextInt(60)),
                List.of(),
                switch (pgn.result()) {
                    case WHITE_WINS -> Outcome.win(Color.WHITE, Termination.RESIGNATION);
                    case BLACK_WINS -> Outcome.win(Color.BLACK, Termination.TIME);
                    case DRAW -> Outcome.draw(Termination.THREEFOLD);
                    case UNKNOWN -> new Outcome(Result.UNFINISHED, Termination.ABANDONED);
                });
    }

    private void assertAccepted(List<Path> games) throws IOException, InterruptedException {
        List<String> said = PgnExtract.check(games, folder);
        String plural = games.size() == 1 ? "" : "s";
        assertEquals(
                "%d game%s matched out of %d.".formatted(games.size(), plural, games.size()),
                said.getLast());
        assertFalse(said.stream().anyMatch(line -> line.contains("Line number")), said::toString);
    }
}
