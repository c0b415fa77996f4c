package org.jadoube.lesson;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jadoube.guidance.Language;

/** One text in every language. */
public record Texts(Map<Language, String> byLanguage) {

    /**
     * Checks that no language is missing.
     *
     * @throws IllegalArgumentException if one is
     */
    public Texts {
        byLanguage = new EnumMap<>(byLanguage);
        for (Language language : Language.values()) {
            if (!byLanguage.containsKey(language)) {
                throw new IllegalArgumentException("there is no text in " + language);
            }
        }
    }

    /** The text in a language. */
    public String in(Language language) {
        return Objects.requireNonNull(byLanguage.get(language));
    }
}
