package org.jadoube.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Holds what was imported against the source files. */
final class Sources {
    private Sources() {}

    /** Fails unless every source file under a folder has its class among those imported. */
    static void assertAllImported(Path folder, JavaClasses imported) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<String> names =
                    files.map(file -> folder.relativize(file).toString())
                            .filter(name -> name.endsWith(".java"))
                            .map(name -> name.replace(".java", "").replace('/', '.'))
                            .toList();
            assertFalse(names.isEmpty(), () -> "no source file in " + folder);
            assertEquals(
                    List.of(), names.stream().filter(name -> !imported.contain(name)).toList());
        }
    }
}
