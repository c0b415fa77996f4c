package org.jadoube;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Debian's {@code pgn-extract}, a reader of PGN that is not ours.
 *
 * <p>Its exit status says nothing; the last line that it says counts the games without error. Where
 * it is missing the test is skipped, or fails if {@code JADOUBE_REQUIRE_TOOLS} is set.
 */
public final class PgnExtract {
    private static final String PROGRAM = "pgn-extract";
    private static final String WHERE_DEBIAN_PUTS_GAMES = "/usr/games";

    private PgnExtract() {}

    /**
     * What it says of the files.
     *
     * @param folder where it may write
     */
    public static List<String> check(List<Path> files, Path folder)
            throws IOException, InterruptedException {
        Path messages = folder.resolve("messages.txt");
        List<String> command = new ArrayList<>(List.of(program().toString(), "-r"));
        files.forEach(file -> command.add(file.toString()));
        Process process =
                new ProcessBuilder(command)
                        .redirectError(messages.toFile())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        process.waitFor();
        return Files.readAllLines(messages, StandardCharsets.ISO_8859_1);
    }

    private static Path program() {
        return Stream.concat(
                        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1)),
                        Stream.of(WHERE_DEBIAN_PUTS_GAMES))
                .map(directory -> Path.of(directory, PROGRAM))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseGet(PgnExtract::missing);
    }

    private static Path missing() {
        String missing = PROGRAM + " is missing: this test needs Debian's package of that name";
        return System.getenv("JADOUBE_REQUIRE_TOOLS") == null ? abort(missing) : fail(missing);
    }
}
