package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code jadoube simulate} as it is typed. */
class SimulateCommandTest {

    @TempDir Path folder;

    @Test
    void figuresDoNotDependOnTheThreads() {
        CommandRun one = simulate("--profile", "blitz", "--threads", "1");
        CommandRun two = simulate("--profile", "blitz", "--threads", "2");

        assertTrue(one.results().startsWith("blitz, completion auto: 2 games, 0 stuck"));
        assertEquals(one, two);
        assertEquals("", one.talk(), "no progress is told where nobody watches");
    }

    @Test
    void anUnknownProfileIsRefusedWithTheKnownOnes() {
        CommandRun run = simulate("--profile", "tournament");

        assertEquals(2, run.status());
        assertTrue(run.talk().startsWith("no profile is called 'tournament'; there are clean, "));
    }

    @Test
    void anUnknownParameterIsRefusedWithTheKnownOnes() {
        CommandRun run = simulate("--set", "slides=0.5");

        assertEquals(2, run.status());
        assertTrue(run.talk().startsWith("no parameter is called 'slides'; there are hand-scale,"));
    }

    @Test
    void aValueOutOfRangeIsRefused() {
        CommandRun run = simulate("--set", "slide=2");

        assertEquals(2, run.status());
        assertTrue(run.talk().startsWith("slide is 0 to 1, not 2"), run::talk);
    }

    @Test
    void aMissingFileOfGamesIsNamed() {
        CommandRun run = simulate("--pgn", "nowhere.pgn");

        assertEquals(2, run.status());
        assertTrue(run.talk().contains("nowhere.pgn"), run::talk);
    }

    /** A contact that fails half of the time cannot but fail; what is written must fail too. */
    @Test
    void whatGoesWrongIsWrittenAsAScenarioThatFails() throws Exception {
        simulate("--profile", "club", "--set", "bump=0.9", "--failures", folder.toString());

        List<Path> written;
        try (Stream<Path> files = Files.list(folder)) {
            written = files.toList();
        }
        assertTrue(!written.isEmpty(), "so clumsy hands are not followed in everything");
        CommandRun run = CommandRun.of("scenario", written.getFirst().toString());
        assertEquals(1, run.status(), run::results);
    }

    private static CommandRun simulate(String... arguments) {
        return CommandRun.of(
                Stream.concat(
                                Stream.of("simulate", "--games", "2", "--completion", "auto"),
                                Stream.of(arguments))
                        .toArray(String[]::new));
    }
}
