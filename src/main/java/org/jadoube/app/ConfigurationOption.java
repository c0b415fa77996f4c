package org.jadoube.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.app.configuration.Configuration;
import org.jadoube.app.configuration.ConfigurationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Which configuration file is in force. */
final class ConfigurationOption {

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description =
                    "The configuration file. Without the option it is"
                            + " /etc/jadoube/jadoube.toml, where there is one.")
    private @Nullable Path file;

    /**
     * What the file comes to; what holds without one where there is none. Empty where it cannot be
     * used, which the command has then been told, with all that is wrong.
     */
    Optional<Configuration> read(CommandLine command) {
        Path found = file == null ? Configuration.USUAL_FILE : file;
        if (file == null && Files.notExists(found)) {
            return Optional.of(Configuration.standard());
        }
        try {
            return Optional.of(Configuration.read(found));
        } catch (ConfigurationException wrong) {
            command.getErr().println(wrong.getMessage());
        } catch (IOException unreadable) {
            command.getErr().println(found + " cannot be read. (" + unreadable + ")");
        }
        return Optional.empty();
    }
}
