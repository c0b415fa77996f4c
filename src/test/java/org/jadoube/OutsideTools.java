package org.jadoube;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Programs that are not ours, and that some tests need. */
public final class OutsideTools {
    private static final String WHERE_DEBIAN_PUTS_GAMES = "/usr/games";

    private OutsideTools() {}

    /**
     * The path of a program.
     *
     * <p>Where it is missing the test is skipped, or fails if {@code JADOUBE_REQUIRE_TOOLS} is set.
     *
     * @param debianPackage the package that brings it
     */
    public static Path require(String program, String debianPackage) {
        return Stream.concat(
                        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1)),
                        Stream.of(WHERE_DEBIAN_PUTS_GAMES))
                .map(directory -> Path.of(directory, program))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseGet(() -> missing(program, debianPackage));
    }

    /**
     * A file that a package of Debian's brings.
     *
     * <p>Where it is missing the test is skipped, or fails if {@code JADOUBE_REQUIRE_TOOLS} is set.
     */
    public static Path requireFile(Path file, String debianPackage) {
        return Files.exists(file) ? file : missing(file.toString(), debianPackage);
    }

    private static Path missing(String what, String debianPackage) {
        String missing = what + " is missing: this test needs Debian's package " + debianPackage;
        return System.getenv("JADOUBE_REQUIRE_TOOLS") == null ? abort(missing) : fail(missing);
    }
}
