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
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every scenario that there is, our own and the shared ones. */
class ScenarioFilesTest {
    static Stream<Scenario> ours() throws IOException, FormatException, URISyntaxException {
        Path folder =
                Path.of(
                        Objects.requireNonNull(ScenarioFilesTest.class.getResource("/scenario"))
                                .toURI());
        return scenarios(folder).stream();
    }

    static Stream<Scenario> shared() throws IOException, FormatException {
        return scenarios(SharedFiles.require("scenarios")).stream();
    }

    @Test
    void thereAreStoriesToRun() throws Exception {
        assertTrue(ours().count() >= 200, "too few scenarios");
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
