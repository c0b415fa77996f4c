package org.jadoube.app;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.trace.FormatException;

/** Reads files that were named on the command line, and says of each that it cannot use why. */
final class NamedFiles {
    private final PrintWriter talk;
    private boolean allUsable = true;

    /** Reads one of the project's formats. */
    @FunctionalInterface
    interface Format<T> {
        T read(String file, Reader text) throws IOException, FormatException;
    }

    /**
     * @param talk where to say what is wrong
     */
    NamedFiles(PrintWriter talk) {
        this.talk = talk;
    }

    /** What the file holds; empty, and said why, if it cannot be used. */
    <T> Optional<T> read(Path file, Format<T> format) {
        try (Reader text =
                new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8)) {
            return Optional.of(format.read(file.toString(), text));
        } catch (FormatException fault) {
            return refuse(String.valueOf(fault.getMessage()));
        } catch (NoSuchFileException missing) {
            return refuse(file + ": there is no such file");
        } catch (IOException unreadable) {
            return refuse(file + ": cannot be read: " + unreadable.getMessage());
        }
    }

    /** Whether every file so far could be used. */
    boolean allUsable() {
        return allUsable;
    }

    private <T> Optional<T> refuse(String message) {
        talk.println(message);
        allUsable = false;
        return Optional.empty();
    }
}
