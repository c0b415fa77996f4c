package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class JadoubeTest {
    private final StringWriter results = new StringWriter();
    private final StringWriter talk = new StringWriter();
    private final CommandLine jadoube =
            Jadoube.commandLine()
                    .setOut(new PrintWriter(results, true))
                    .setErr(new PrintWriter(talk, true));

    @Test
    void aMistypedCommandIsUnusableAndTheNearestOneIsSuggested() {
        int status = jadoube.execute("hepl");

        assertAll(
                () -> assertEquals(2, status),
                () -> assertTrue(talk.toString().contains("jadoube help"), talk::toString));
    }

    @Test
    void theReadmeTellsOfEveryCommand() throws IOException {
        String readme = Files.readString(Path.of("README.md"));

        List<String> untold =
                jadoube.getSubcommands().keySet().stream()
                        .filter(command -> !readme.contains("| `./jadoube " + command))
                        .toList();

        assertEquals(List.of(), untold);
    }

    @Test
    void theVersionIsAResult() {
        int status = jadoube.execute("--version");

        assertAll(
                () -> assertEquals(0, status),
                () -> assertTrue(results.toString().startsWith("jadoube "), results::toString));
    }
}
