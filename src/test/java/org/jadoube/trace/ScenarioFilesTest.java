package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every scenario that there is, our own and the shared ones. */
class ScenarioFilesTest {
    /** The stories that do not come out yet: without a clock, a journal, and lights. */
    private static final Set<String> NOT_YET =
            Set.of("L01", "L02", "L03", "N12", "N13", "R01", "R02", "R04", "W03", "C04c");

    static Stream<Scenario> ours() throws IOException, FormatException, URISyntaxException {
        Path folder =
                Path.of(
                        Objects.requireNonNull(ScenarioFilesTest.class.getResource("/scenario"))
                                .toURI());
        return scenarios(folder).stream();
    }

    static Stream<Scenario> shared() throws IOException, FormatException {
        return scenarios(SharedFiles.require("scenarios")).stream()
                .filter(scenario -> !NOT_YET.contains(String.valueOf(scenario.id())));
    }

    static Stream<Scenario> notYet() throws IOException, FormatException {
        return scenarios(SharedFiles.require("scenarios")).stream()
                .filter(scenario -> NOT_YET.contains(String.valueOf(scenario.id())));
    }

    @Test
    void thereAreStoriesToRun() throws Exception {
        assertTrue(ours().count() >= 50, "too few scenarios");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ours")
    void ourStoriesComeOutAsTold(Scenario scenario) {
        assertPasses(scenario);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shared")
    void theSharedStoriesComeOutAsTold(Scenario scenario) {
        assertPasses(scenario);
    }

    /** A list of what is missing must not outlive what it lists. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("notYet")
    void whatIsNotBuiltYetFails(Scenario scenario) {
        assertTrue(ScenarioRunner.run(scenario).isPresent(), "take it off the list");
    }

    private static void assertPasses(Scenario scenario) {
        assertEquals("", ScenarioRunner.run(scenario).map(ScenarioFailure::toString).orElse(""));
    }

    private static List<Scenario> scenarios(Path folder) throws IOException, FormatException {
        List<Scenario> scenarios = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                try (Reader text = Files.newBufferedReader(file)) {
                    scenarios.addAll(ScenarioReader.read(file.toString(), text));
                }
            }
        }
        return scenarios;
    }
}
