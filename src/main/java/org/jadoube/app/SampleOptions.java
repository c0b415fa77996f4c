package org.jadoube.app;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Which games simulated players play, and on how many threads, as said on the command line. */
final class SampleOptions {
    @Option(
            names = "--pgn",
            arity = "1..*",
            paramLabel = "FILE",
            description = "The games to be played. Without it: games made up from the seed.")
    private List<Path> files = List.of();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads; the figures do not depend on them (${DEFAULT-VALUE}).")
    private int threads = Math.min(2, Runtime.getRuntime().availableProcessors());

    /**
     * How many threads.
     *
     * @throws ParameterException if none
     */
    int threads(CommandLine command) {
        if (threads < 1) {
            throw new ParameterException(command, "--threads is at least 1");
        }
        return threads;
    }

    /**
     * The games.
     *
     * @throws ParameterException if a file is missing, or none has a game
     */
    SampleGames games(long seed, CommandLine command) throws IOException {
        try {
            SampleGames games = SampleGames.of(files, seed);
            if (games.isEmpty()) {
                throw new ParameterException(command, "no game to play in " + files);
            }
            return games;
        } catch (NoSuchFileException missing) {
            throw new ParameterException(command, missing.getMessage() + ": there is no such file");
        }
    }
}
