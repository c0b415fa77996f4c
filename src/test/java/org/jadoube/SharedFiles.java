package org.jadoube;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Files;
import java.nio.file.Path;

/** The files of rules and data that lie beside the project and are never copied into it. */
public final class SharedFiles {
    private SharedFiles() {}

    /**
     * The path of a shared file or folder.
     *
     * <p>Where it is missing the test is aborted, or fails if {@code JADOUBE_REQUIRE_SHARED} is
     * set.
     */
    public static Path require(String relative) {
        Path path = Path.of("../shared").resolve(relative);
        if (Files.exists(path)) {
            return path;
        }
        String missing = path + " is missing: this test needs the shared files";
        return System.getenv("JADOUBE_REQUIRE_SHARED") == null ? abort(missing) : fail(missing);
    }
}
