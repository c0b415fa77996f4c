package org.jadoube.adapter.resource;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads texts from the class path. */
final class Resources {
    private Resources() {}

    /**
     * A text of the program.
     *
     * @param path from the root of the class path, without a slash before it
     * @throws UncheckedIOException if it is missing: the program is not whole
     */
    static String text(String path) {
        try (InputStream stream = Resources.class.getResourceAsStream("/" + path)) {
            if (stream == null) {
                throw new FileNotFoundException(path);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }
}
