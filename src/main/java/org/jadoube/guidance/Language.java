package org.jadoube.guidance;

import java.util.Arrays;
import java.util.Optional;

/** A language that the board can speak. */
public enum Language {
    ENGLISH("en"),
    RUSSIAN("ru"),
    BULGARIAN("bg");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    /** The language with an ISO 639-1 code such as {@code ru}. */
    public static Optional<Language> parse(String code) {
        return Arrays.stream(values()).filter(each -> each.code.equals(code)).findFirst();
    }

    /** The ISO 639-1 code. */
    public String code() {
        return code;
    }

    /** How many forms a word has beside different numbers. */
    public int pluralForms() {
        return this == RUSSIAN ? 3 : 2;
    }

    /**
     * Which form a word has beside a number, from 0; the categories one, few, many of Unicode CLDR
     * for Russian, one and other for the rest.
     *
     * @param count not negative
     */
    public int pluralForm(int count) {
        return switch (this) {
            case ENGLISH, BULGARIAN -> count == 1 ? 0 : 1;
            case RUSSIAN -> {
                int tens = count / 10 % 10;
                int ones = count % 10;
                if (tens == 1 || ones == 0 || ones > 4) {
                    yield 2;
                }
                yield ones == 1 ? 0 : 1;
            }
        };
    }
}
