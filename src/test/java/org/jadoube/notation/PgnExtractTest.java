package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What we write, read by a program that is not ours.
 *
 * <p>Its exit status says nothing, so its last line is read, which counts the games without error.
 */
class PgnExtractTest {
    private static final String PROGRAM = "pgn-extract";
    private static final String WHERE_DEBIAN_PUTS_GAMES = "/usr/games";

    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lichess_db_1000k.pgn",
                "world_matches.pgn",
                "chessjs-benchmark.pgn",
                "cutechess-fischerrandom.pgn"
            })
    void everyGameThatWeWriteIsAccepted(String name) throws IOException, InterruptedException {
        List<PgnGame> games;
        try (InputStream in = Files.newInputStream(SharedFiles.require("data/pgn").resolve(name))) {
            games = PgnTexts.games(in);
        }
        String text = games.stream().map(PgnWriter::format).collect(Collectors.joining());

        List<String> said = check(text);

        assertEquals(games.size() + " games matched out of " + games.size() + ".", said.getLast());
        assertFalse(said.stream().anyMatch(line -> line.contains("Line number")), said::toString);
    }

    @Test
    void theProgramWouldTellAnIllegalMove() throws IOException, InterruptedException {
        List<String> said = check("[Event \"?\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n");

        assertTrue(said.getLast().startsWith("0 games matched"), said::toString);
    }

    private List<String> check(String text) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("written.pgn"), text);
        Path messages = folder.resolve("messages.txt");
        Process process =
                new ProcessBuilder(program().toString(), "-r", file.toString())
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
                .orElseGet(PgnExtractTest::missing);
    }

    private static Path missing() {
        String missing = PROGRAM + " is missing: this test needs Debian's package of that name";
        return System.getenv("JADOUBE_REQUIRE_TOOLS") == null ? abort(missing) : fail(missing);
    }
}
