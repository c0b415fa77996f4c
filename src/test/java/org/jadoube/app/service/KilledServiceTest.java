package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.jadoube.adapter.file.ArchiveContents;
import org.jadoube.adapter.file.GameArchive;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Uci;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A service that is killed again and again")
class KilledServiceTest {
    /** Légal's mate: captures of both colors, a pin that is none, and an end by itself. */
    private static final List<String> GAME =
            List.of(
                    "e2e4", "e7e5", "g1f3", "d7d6", "f1c4", "c8g4", "b1c3", "g7g6", "f3e5", "g4d1",
                    "c4f7", "e8e7", "c3d5");

    /** How often each game is interrupted; more is a question of patience. */
    private static final int KILLS = Integer.getInteger("kills", 4);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(ints = {1})
    @DisplayName("loses no move that it called safe, invents none, and archives the game")
    void losesNothing(int seed, @TempDir Path folder) throws IOException, InterruptedException {
        Random random = new Random(seed);
        ServedBoard board = ServedBoard.fresh();
        int safe = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            try (ServedProcess service = ServedProcess.start(folder)) {
                List<String> found = service.awaitGame();
                assertEquals(GAME.subList(0, found.size()), found, "invented");
                assertTrue(found.size() >= safe, safe + " called safe, found " + found);
                board.putRight(service, found);
                long end = System.nanoTime() + random.nextLong(2_000_000_000L);
                board.playUntil(service, GAME, () -> System.nanoTime() >= end);
                safe = service.kill();
            }
        }
        try (ServedProcess service = ServedProcess.start(folder)) {
            board.putRight(service, service.awaitGame());
            board.playUntil(service, GAME, () -> false);
            service.await("Kept");
            service.endInput();
        }

        assertEquals(GAME, archived(folder.resolve("games")));
    }

    private static List<String> archived(Path games) throws IOException {
        GameArchive archive = new GameArchive(games);
        List<ArchiveContents.Entry> entries = archive.contents().games();
        assertEquals(1, entries.size());
        return archive.read(entries.getFirst().name()).moves().stream()
                .map(move -> Uci.format(move, Variant.STANDARD))
                .toList();
    }
}
