package org.jadoube.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents point to is there. */
class DocumentsTest {
    private static final Pattern LINK = Pattern.compile("]\\((?![a-z]+:|#)([^)#]+)");

    static List<Path> documents() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(""))) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.startsWith("target"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyLinkLeadsToAFile(Path document) throws IOException {
        Path folder = document.resolveSibling("");
        List<String> broken =
                links(document).filter(link -> Files.notExists(folder.resolve(link))).toList();
        assertEquals(List.of(), broken);
    }

    @Test
    void theIndexNamesEveryDocument() throws IOException {
        Path docs = Path.of("docs");
        List<Path> named =
                links(docs.resolve("README.md"))
                        .map(link -> docs.resolve(link).normalize())
                        .toList();
        List<Path> inDocs = documents().stream().filter(file -> file.startsWith(docs)).toList();
        assertTrue(inDocs.contains(docs.resolve("README.md")), "the index itself was not found");
        List<Path> missing =
                inDocs.stream()
                        .filter(file -> !file.endsWith("README.md") && !named.contains(file))
                        .toList();
        assertEquals(List.of(), missing, "not in docs/README.md");
    }

    private static Stream<String> links(Path document) throws IOException {
        return LINK.matcher(Files.readString(document)).results().map(DocumentsTest::target);
    }

    private static String target(MatchResult link) {
        return link.group(1);
    }
}
