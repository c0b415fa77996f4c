package org.jadoube.app.configuration;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What stands in a file at a place, without regard to what should stand there. */
sealed interface Value {

    /** Where it begins. */
    Place place();

    /**
     * A single value.
     *
     * @param content a {@code String}, {@code Long} or {@code Boolean}, or anything else that TOML
     *     knows and we have no use for
     */
    record Single(Place place, Object content) implements Value {}

    /** Values in brackets. */
    record Several(Place place, List<Value> items) implements Value {}

    /** Keys and what they are set to. */
    record Table(Place place, Map<String, Entry> entries) implements Value {}

    /** A value under its key. */
    record Entry(Place keyPlace, Value value) {}

    /** The value that stands for a Java value, in no file; that of an enum is its word. */
    static Value of(Object content) {
        return switch (content) {
            case List<?> items -> new Several(Place.START, items.stream().map(Value::of).toList());
            case Integer number -> new Single(Place.START, number.longValue());
            case Enum<?> word -> new Single(Place.START, Words.of(word));
            default -> new Single(Place.START, content);
        };
    }

    /** The same as TOML writes it; for what we have no use for, its kind. */
    default String text() {
        return switch (this) {
            case Single single when single.content() instanceof String words -> quoted(words);
            case Single single -> String.valueOf(single.content());
            case Several several ->
                    several.items().stream()
                            .map(Value::text)
                            .collect(Collectors.joining(", ", "[", "]"));
            case Table table -> "a table";
        };
    }

    private static String quoted(String words) {
        StringBuilder quoted = new StringBuilder("\"");
        words.codePoints()
                .forEach(each -> {
                    if (each == '"' || each == '\\') {
                        quoted.append('\\').appendCodePoint(each);
                    } else if (Character.isISOControl(each)) {
                        quoted.append(String.format(Locale.ROOT, "\\u%04x", each));
                    } else {
                        quoted.appendCodePoint(each);
                    }
                });
        return quoted.append('"').toString();
    }
}
