package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The stories of {@link ScenarioFilesTest} at one pace of scans instead of six: quick enough to be
 * told to every mutant.
 *
 * <p>It has a name by which only the profile {@code mutation} finds it.
 */
class StoriesForMutants {
    /** Read once: PIT asks for them again for each story that it tells. */
    private static final List<Scenario> STORIES = read();

    static Stream<Scenario> stories() {
        return STORIES.stream();
    }

    private static List<Scenario> read() {
        try {
            return Stream.concat(ScenarioFilesTest.ours(), ScenarioFilesTest.shared()).toList();
        } catch (IOException | FormatException | URISyntaxException e) {
            throw new IllegalStateException("The stories cannot be read", e);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("stories")
    void comeOutAsTold(Scenario scenario) {
        for (List<Action> actions : Orders.of(scenario)) {
            ScenarioRun run = new ScenarioRun(scenario, actions, Pace.perSecond(100, false), "");
            assertEquals("", run.play().map(ScenarioFailure::toString).orElse(""));
        }
    }
}
