package org.jadoube.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.simulation.Failure;
import org.jadoube.simulation.GameReport;
import org.jadoube.simulation.Profile;
import org.jadoube.trace.Codes;
import org.jadoube.trace.Scenario;
import org.jadoube.trace.ScenarioWriter;
import org.jspecify.annotations.Nullable;

/**
 * Writes what went wrong in simulated games as scenarios.
 *
 * @param folder where to; null for nowhere
 */
record Failures(@Nullable Path folder) {

    void write(Profile profile, Completion completion, int game, GameReport report)
            throws IOException {
        if (folder == null) {
            return;
        }
        for (Failure failure : report.failures()) {
            Optional<Scenario> scenario = failure.shortest();
            if (scenario.isPresent()) {
                String name =
                        "%s-%s-%04d-%03d-%s.scn"
                                .formatted(
                                        profile.name(),
                                        Codes.of(completion),
                                        game,
                                        failure.ply(),
                                        Codes.of(failure.verdict()));
                Files.createDirectories(folder);
                Files.writeString(folder.resolve(name), ScenarioWriter.format(scenario.get()));
            }
        }
    }
}
