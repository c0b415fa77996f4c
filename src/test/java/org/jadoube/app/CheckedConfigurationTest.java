package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code jadoube serve --check-config}. */
class CheckedConfigurationTest {
    @TempDir Path folder;

    private CommandRun check(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("my.toml"), text);
        return CommandRun.of("serve", "--check-config", "--config", file.toString());
    }

    @Test
    void whatAGoodFileComesToIsAResult() throws IOException {
        CommandRun run =
                check(
                        """
                        [board]
                        kind = "74hc165"

                        [game]
                        time = "3+2"
                        """);
        assertAll(
                () -> assertEquals(0, run.status()),
                () -> assertEquals("", run.talk()),
                () ->
                        assertTrue(
                                run.results().contains("board: wired, chain of 74HC165"),
                                run::results),
                () -> assertTrue(run.results().contains("game: 3+2, tolerant"), run::results));
    }

    @Test
    void allThatIsWrongIsToldAndNoUsageBesides() throws IOException {
        CommandRun run = check("[board]\nkind = \"serail\"\n[game]\ntuoch = 1\n");
        assertAll(
                () -> assertEquals(2, run.status()),
                () -> assertEquals("", run.results()),
                () -> assertEquals(2, run.talk().lines().count(), run::talk),
                () ->
                        assertTrue(
                                run.talk().startsWith(folder.resolve("my.toml") + ":2:8: "),
                                run::talk),
                () -> assertTrue(run.talk().contains(":4:1: unknown key tuoch"), run::talk));
    }

    @Test
    void aFileThatIsNotThereIsUnusable() {
        CommandRun run =
                CommandRun.of("serve", "--check-config", "--config", folder + "/none.toml");
        assertAll(
                () -> assertEquals(2, run.status()),
                () -> assertTrue(run.talk().contains("none.toml cannot be read"), run::talk));
    }

    @Test
    void aFileThatIsWrongStartsNoService() throws IOException {
        Path file = Files.writeString(folder.resolve("my.toml"), "[board]\nscan = 7\n");
        CommandRun run = CommandRun.of("serve", "--config", file.toString());
        assertEquals(2, run.status());
    }
}
