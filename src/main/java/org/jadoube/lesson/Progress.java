package org.jadoube.lesson;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What one learner has solved.
 *
 * @param stars the most stars won, 1 to 3, by the name of the exercise
 */
public record Progress(SortedMap<String, Integer> stars) {
    /** Nothing solved yet. */
    public static final Progress NONE = new Progress(new TreeMap<>());

    private static final Pattern LINE = Pattern.compile("(\\S+) ([1-3])");

    public Progress {
        stars = Collections.unmodifiableSortedMap(new TreeMap<>(stars));
    }

    /** The same after an exercise was solved; what was won before is never lost. */
    public Progress with(String exercise, int won) {
        SortedMap<String, Integer> more = new TreeMap<>(stars);
        more.merge(exercise, won, Math::max);
        return new Progress(more);
    }

    /** The stars of an exercise; 0 while it is not solved. */
    public int stars(String exercise) {
        return stars.getOrDefault(exercise, 0);
    }

    /** As text: a line for each solved exercise, its name and its stars. */
    public String format() {
        return stars.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue() + "\n")
                .collect(Collectors.joining());
    }

    /**
     * The progress that a text tells of; exercises that no course knows any more are kept.
     *
     * @throws IllegalArgumentException for a line that is not of the format
     */
    public static Progress parse(String text) {
        Map<String, Integer> stars = new TreeMap<>();
        for (String line : text.lines().toList()) {
            Matcher matcher = LINE.matcher(line);
            if (!matcher.matches()) {
                throw new IllegalArgumentException("'" + line + "' is no exercise with its stars");
            }
            stars.merge(matcher.group(1), Integer.valueOf(matcher.group(2)), Math::max);
        }
        return new Progress(new TreeMap<>(stars));
    }
}
