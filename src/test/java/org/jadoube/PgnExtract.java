package org.jadoube;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Debian's {@code pgn-extract}, a reader of PGN that is not ours.
 *
 * <p>Its exit status says nothing; the last line that it says counts the games without error.
 */
public final class PgnExtract {
    private static final String PROGRAM = "pgn-extract";

    private PgnExtract() {}

    /**
     * What it says of the files.
     *
     * @param folder where it may write
     */
    public static List<String> check(List<Path> files, Path folder)
            throws IOException, InterruptedException {
        Path messages = folder.resolve("messages.txt");
        List<String> command =
                new ArrayList<>(List.of(OutsideTools.require(PROGRAM, PROGRAM).toString(), "-r"));
        files.forEach(file -> command.add(file.toString()));
        Process process =
                new ProcessBuilder(command)
                        .redirectError(messages.toFile())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        process.waitFor();
        return Files.readAllLines(messages, StandardCharsets.ISO_8859_1);
    }
}
