package org.jadoube.lesson;

import java.text.Normalizer;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Somebody who learns, by the name that he or she goes by at this board.
 *
 * @param name 1 to {@value #LONGEST} characters: letters of any script, digits, blanks, hyphens and
 *     apostrophes, the first one a letter or digit
 */
public record Learner(String name) implements Comparable<Learner> {
    /** How many characters a name can have. */
    public static final int LONGEST = 24;

    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} '’-]*");

    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it is none
     */
    public Learner {
        if (!isName(name)) {
            throw new IllegalArgumentException("'" + name + "' is no name of a learner");
        }
    }

    /** The learner of a name that was typed in; empty where it is none. */
    public static Optional<Learner> named(String typed) {
        String name = Normalizer.normalize(typed.strip(), Normalizer.Form.NFC);
        return isName(name) ? Optional.of(new Learner(name)) : Optional.empty();
    }

    private static boolean isName(String name) {
        return name.length() <= LONGEST && NAME.matcher(name).matches();
    }

    @Override
    public int compareTo(Learner other) {
        return name.compareTo(other.name);
    }
}
