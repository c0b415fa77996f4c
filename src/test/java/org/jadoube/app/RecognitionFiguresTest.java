package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.jadoube.app.ComparedGame.Verdict;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.Pace;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The floors below which recognition of whole games may not fall. */
class RecognitionFiguresTest {
    private static final Pace PACE = Pace.perSecond(100, false);

    @ParameterizedTest(name = "{0}: at least {1} % exact, at most {2} % wrong")
    @CsvSource({
        "reported, 100, 0",
        "clean-auto, 100, 0",
        "clean-press, 100, 0",
        "club-auto, 97, 1",
        "club-press, 97, 1",
        "beginner-auto, 97, 1",
        "beginner-press, 97, 1",
        "blitz-auto, 90, 1",
        "blitz-press, 90, 1",
        "badhw-auto, 90, 1",
        "badhw-press, 90, 1"
    })
    void gamesAreExactOrTheBoardSaysThatTheyMayNotBe(
            String folder, int leastPercentExact, int mostPercentWrong)
            throws IOException, FormatException {
        List<ComparedGame> games = compare(SharedFiles.require("traces").resolve(folder));
        ComparisonTable figures = new ComparisonTable(games);
        assertAll(
                () -> assertTrue(games.size() >= 15, figures::toString),
                () ->
                        assertTrue(
                                percent(games, Verdict.EXACT) >= leastPercentExact,
                                figures::toString),
                () ->
                        assertTrue(
                                percent(games, Verdict.WRONG) <= mostPercentWrong,
                                figures::toString));
    }

    private static double percent(List<ComparedGame> games, Verdict verdict) {
        long count = games.stream().filter(game -> game.verdict() == verdict).count();
        return 100.0 * count / games.size();
    }

    private static List<ComparedGame> compare(Path folder) throws IOException, FormatException {
        List<ComparedGame> games = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".trace")).sorted().toList()) {
                games.add(compareOne(file));
            }
        }
        return games;
    }

    private static ComparedGame compareOne(Path file) throws IOException, FormatException {
        Path expect = ComparedGame.expectFile(file);
        try (Reader text = Files.newBufferedReader(file);
                Reader moves = Files.newBufferedReader(expect)) {
            Trace trace = TraceReader.read(file.toString(), text);
            return ComparedGame.of(
                    file, trace, ComparedGame.readMoves(expect.toString(), moves), PACE);
        }
    }
}
