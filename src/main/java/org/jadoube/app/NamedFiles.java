package org.jadoube.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.trace.FormatException;

/** Reads files that were named on the command line, and says of each that it cannot use why. */
final class NamedFiles {
    /** What some editors put before a text in UTF-8; it is no part of it. */
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** What must not reach a terminal when a message quotes a file that is no text. */
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\\n]]");

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
        try (Reader text = open(file)) {
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

    private static Reader open(Path file) throws IOException {
        Reader text =
                new BufferedReader(
                        new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8));
        text.mark(1);
        if (text.read() != BYTE_ORDER_MARK) {
            text.reset();
        }
        return text;
    }

    private <T> Optional<T> refuse(String message) {
        talk.println(CONTROL.matcher(message).replaceAll("\uFFFD"));
        allUsable = false;
        return Optional.empty();
    }
}
