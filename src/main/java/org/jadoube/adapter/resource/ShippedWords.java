package org.jadoube.adapter.resource;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import org.jadoube.guidance.Language;
import org.jadoube.guidance.Wordbook;

/** The words that come with the program. */
public final class ShippedWords {
    private ShippedWords() {}

    /** The wordbook of a language; never words of another language in place of missing ones. */
    public static Wordbook of(Language language) {
        Properties properties = new Properties();
        try {
            properties.load(
                    new StringReader(Resources.text("words/" + language.code() + ".properties")));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        Map<String, String> words =
                properties.stringPropertyNames().stream()
                        .collect(Collectors.toMap(key -> key, properties::getProperty));
        return new Wordbook(language, words);
    }
}
