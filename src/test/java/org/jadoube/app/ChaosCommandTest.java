package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The command {@code jadoube chaos} as it is typed. */
class ChaosCommandTest {

    @Test
    void figuresDoNotDependOnTheThreads() {
        CommandRun one = chaos("--threads", "1");
        CommandRun two = chaos("--threads", "2");

        assertEquals(one, two);
        assertEquals(0, one.status(), one::results);
        assertTrue(one.results().contains("1 boards, "), one::results);
        assertTrue(one.results().contains("2 games, "), one::results);
        assertEquals("", one.talk(), "no progress is told where nobody watches");
    }

    @Test
    void aMissingFileOfGamesIsNamed() {
        CommandRun run = chaos("--pgn", "nowhere.pgn");

        assertEquals(2, run.status());
        assertTrue(run.talk().contains("nowhere.pgn"), run::talk);
    }

    @Test
    void noTimeAtAllIsRefused() {
        assertEquals(2, chaos("--minutes", "0").status());
    }

    private static CommandRun chaos(String... arguments) {
        List<String> all = new ArrayList<>(List.of("chaos", "--boards", "1", "--events", "50"));
        all.addAll(List.of("--games", "2"));
        all.addAll(List.of(arguments));
        return CommandRun.of(all.toArray(String[]::new));
    }
}
