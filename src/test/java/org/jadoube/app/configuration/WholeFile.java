package org.jadoube.app.configuration;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** A file that sets every key there is, one a line, and can be spoilt line by line. */
final class WholeFile {
    /** What precedes a value, so that its column can be told. */
    private static final String EQUALS = " = ";

    private final Path passwordFile;

    /**
     * @param passwordFile an existing one, in place of the example's
     */
    WholeFile(Path passwordFile) {
        this.passwordFile = passwordFile;
    }

    /** The file as it should be. */
    String text() {
        return text((key, line) -> line);
    }

    /** The file with some lines written otherwise. */
    String text(BiFunction<Key<?>, String, String> spoiling) {
        return String.join("\n", lines(spoiling)) + "\n";
    }

    private List<String> lines(BiFunction<Key<?>, String, String> spoiling) {
        List<String> lines = new ArrayList<>();
        String table = "";
        for (Key<?> key : Configuration.KEYS) {
            if (!key.table().equals(table)) {
                table = key.table();
                lines.add("[" + table + "]");
            }
            lines.add(spoiling.apply(key, key.name() + EQUALS + value(key)));
        }
        return lines;
    }

    String value(Key<?> key) {
        boolean isPassword = key.name().equals("password-file");
        return isPassword ? Value.of(passwordFile.toString()).text() : key.text();
    }

    /** The line of a key, from 1. */
    int line(Key<?> key) {
        List<String> lines = lines((each, line) -> each.equals(key) ? "here" : line);
        return lines.indexOf("here") + 1;
    }

    /** The column of its value, from 1. */
    static int valueColumn(Key<?> key) {
        return (key.name() + EQUALS).length() + 1;
    }
}
