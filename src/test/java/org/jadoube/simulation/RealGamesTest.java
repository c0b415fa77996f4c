package org.jadoube.simulation;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.jadoube.PgnExtract;
import org.jadoube.SharedFiles;
import org.jadoube.adapter.file.GameArchive;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.Adjudication;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.Game;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Termination;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.notation.PgnGame;
import org.jadoube.notation.PgnReader;
import org.jadoube.notation.PgnResult;
import org.jadoube.port.FinishedGame;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.simulation.SampleGame.Farewell;
import org.jadoube.table.Table;
import org.jadoube.table.TableClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Real games played by club players with a clock, through contacts: the table ends each as it
 * ended, and what the archive holds is accepted by a program that is not ours.
 *
 * <p>A sample of the games unless {@code jadoube.games} tells how many; there are 1,122.
 */
class RealGamesTest {
    private static final int USUAL_GAMES = 120;
    private static final int SEED = 7;
    private static final List<String> FILES =
            List.of(
                    "cutechess-fischerrandom.pgn",
                    "chessjs-benchmark.pgn",
                    "lichess_db_1000k.pgn",
                    "world_matches.pgn");
    private static final Conditions CLUB_WITH_CLOCK =
            new Conditions(Profile.CLUB, Completion.PRESS, TimeControl.parse("90+30"));

    @TempDir Path folder;

    /** A game, and how it has to end; empty where nobody has said so. */
    private record RealGame(SampleGame game, Optional<Outcome> outcome, int plies) {}

    @Test
    void everyGameEndsAsItEndedAndIsAcceptedAsPgn() throws Exception {
        List<RealGame> games = sample();
        GameArchive archive = new GameArchive(folder.resolve("games"));
        List<Path> stored = new ArrayList<>();
        int seed = SEED;
        for (RealGame real : games) {
            GameReport report = Simulation.play(CLUB_WITH_CLOCK, real.game(), seed);
            Table table = report.table();
            List<Move> moves = real.game().moves().subList(0, real.plies());
            String name = "game " + (seed - SEED) + ", seed " + seed;
            assertAll(
                    name,
                    () -> assertEquals(moves, table.game().moves()),
                    () -> assertEquals(real.outcome(), table.outcome()),
                    () -> assertFalse(report.stuck()));
            if (table.outcome().isPresent()) {
                String file = archive.store(finished(table, table.outcome().get(), seed));
                stored.add(folder.resolve("games").resolve(file));
            }
            seed++;
        }
        assertAccepted(stored);
    }

    private static List<RealGame> sample() throws IOException {
        List<PgnGame> all = new ArrayList<>();
        for (String file : FILES) {
            all.addAll(read(SharedFiles.require("data/pgn").resolve(file)));
        }
        int wanted = Math.min(all.size(), Integer.getInteger("jadoube.games", USUAL_GAMES));
        assertTrue(all.size() >= 1_000, "there are games to choose from");
        List<RealGame> games = new ArrayList<>();
        for (int i = 0; i < wanted; i++) {
            games.add(real(all.get(i * all.size() / wanted)));
        }
        return games;
    }

    private static List<PgnGame> read(Path file) throws IOException {
        List<PgnGame> games = new ArrayList<>();
        try (InputStream bytes = Files.newInputStream(file)) {
            PgnReader reader = new PgnReader(bytes);
            for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                if (!game.get().moves().isEmpty()) {
                    games.add(game.get());
                }
            }
        }
        return games;
    }

    private static RealGame real(PgnGame pgn) {
        Farewell farewell = farewell(pgn);
        SampleGame sample = new SampleGame(pgn.start(), pgn.variant(), pgn.moves(), farewell);
        Game game = Game.from(pgn.start());
        for (Move move : pgn.moves()) {
            game = game.play(move);
            Optional<Outcome> byItself = endByItself(game);
            if (byItself.isPresent()) {
                return new RealGame(sample, byItself, game.plies());
            }
        }
        return new RealGame(sample, said(farewell, game), game.plies());
    }

    private static Optional<Outcome> endByItself(Game game) {
        return Adjudication.onTheBoard(
                game, DrawRules.CLAIM, new FullTest().winnability(game.position()));
    }

    private static Optional<Outcome> said(Farewell farewell, Game game) {
        Winnability winnability = new FullTest().winnability(game.position());
        return switch (farewell) {
            case NOTHING -> Optional.empty();
            case WHITE_RESIGNS -> Optional.of(Adjudication.resignation(Color.WHITE, winnability));
            case BLACK_RESIGNS -> Optional.of(Adjudication.resignation(Color.BLACK, winnability));
            case DRAW_AGREED -> Optional.of(Outcome.draw(Termination.AGREEMENT));
            case FLAG_FALLS ->
                    Optional.of(Adjudication.flagFall(game.position().turn(), winnability));
        };
    }

    private static Farewell farewell(PgnGame pgn) {
        if ("Time forfeit".equals(pgn.tags().get("Termination"))) {
            return Farewell.FLAG_FALLS;
        }
        PgnResult result = pgn.result();
        return switch (result) {
            case WHITE_WINS -> Farewell.BLACK_RESIGNS;
            case BLACK_WINS -> Farewell.WHITE_RESIGNS;
            case DRAW -> Farewell.DRAW_AGREED;
            case UNKNOWN -> Farewell.NOTHING;
        };
    }

    private static FinishedGame finished(Table table, Outcome outcome, int seed) {
        return new FinishedGame(
                OffsetDateTime.parse("2026-11-29T21:07:30+01:00").plusMinutes(seed),
                new LinkedHashMap<>(),
                table.rules(),
                table.game(),
                remaining(table),
                table.inferredPlies(),
                table.undecided(),
                outcome);
    }

    /** What each mover had left after the move: what the clock shows before the next. */
    private static List<Long> remaining(Table table) {
        TableClock clock = table.clock();
        List<Long> remaining = new ArrayList<>();
        Color mover = table.game().start().turn();
        for (int ply = 1; ply <= table.game().plies(); ply++) {
            boolean last = ply >= clock.before().size();
            ChessClock then = last ? clock.clock().orElseThrow() : clock.before().get(ply);
            remaining.add(Math.max(0, then.remainingMicros(mover, 0)));
            mover = mover.opposite();
        }
        return remaining;
    }

    private void assertAccepted(List<Path> games) throws IOException, InterruptedException {
        List<String> said = PgnExtract.check(games, folder);
        assertEquals(
                "%d games matched out of %d.".formatted(games.size(), games.size()),
                said.getLast());
        assertFalse(said.stream().anyMatch(line -> line.contains("Line number")), said::toString);
    }
}
