package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.PgnExtract;
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
        return PgnExtract.check(List.of(file), folder);
    }
}
