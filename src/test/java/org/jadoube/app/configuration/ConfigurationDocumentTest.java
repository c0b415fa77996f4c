package org.jadoube.app.configuration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The document tells of each key what the reader knows of it, and of no other. */
class ConfigurationDocumentTest {
    private static final Path DOCUMENT = Path.of("docs", "configuration.md");

    private static List<String> told() throws IOException {
        return Files.readAllLines(DOCUMENT).stream()
                .filter(line -> line.startsWith("### `[") || line.startsWith("| `"))
                .toList();
    }

    private static List<String> known() {
        List<String> lines = new ArrayList<>();
        String table = "";
        for (Key<?> key : Configuration.KEYS) {
            if (!key.table().equals(table)) {
                table = key.table();
                lines.add("### `[" + table + "]`");
            }
            lines.add(row(key));
        }
        return lines;
    }

    private static String row(Key<?> key) {
        String without = key.isStandard() ? "`" + key.text() + "`" : "";
        return "| `%s` | %s | %s | %s |"
                .formatted(key.name(), key.kind().allowed(), without, key.meaning());
    }

    @Test
    void itsTablesAreThoseOfTheReader() throws IOException {
        assertEquals(String.join("\n", known()), String.join("\n", told()));
    }

    @Test
    void itsExampleIsRead() throws Exception {
        String text = Files.readString(DOCUMENT);
        int begin = text.indexOf("```toml\n") + "```toml\n".length();
        Configuration.parse(DOCUMENT.toString(), text.substring(begin, text.indexOf("```", begin)));
    }
}
