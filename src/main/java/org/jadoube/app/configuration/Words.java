package org.jadoube.app.configuration;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The words by which a file names the values of an enum. */
final class Words {
    private Words() {}

    /** Each value by its name in lower case, with hyphens. */
    static <E extends Enum<E>> Map<String, E> of(E[] values) {
        Map<String, E> words = new LinkedHashMap<>();
        for (E value : values) {
            words.put(of(value), value);
        }
        return words;
    }

    /** Each value by its very name, for those that are named by a data sheet. */
    static <E extends Enum<E>> Map<String, E> asNamed(E[] values) {
        Map<String, E> words = new LinkedHashMap<>();
        for (E value : values) {
            words.put(value.name(), value);
        }
        return words;
    }

    /** The word for one value. */
    static String of(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
