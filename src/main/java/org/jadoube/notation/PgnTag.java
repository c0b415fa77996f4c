package org.jadoube.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A tag pair as it stands in a line of text, such as {@code [White "Lopez, Ruy"]}.
 *
 * @param end the index in the line behind the closing bracket
 */
record PgnTag(String name, String value, int end) {
    private static final Pattern NAME = Pattern.compile("[^\\s\"\\[\\]]+");
    private static final Pattern OPENING = Pattern.compile("\\[\\s*(" + NAME + ")\\s*\"");
    private static final Pattern CLOSING = Pattern.compile("\"\\s*]");
    private static final Pattern NOTHING_BUT_TAGS = Pattern.compile("\\s*(?:\\[.*)?");
    private static final Pattern ESCAPE = Pattern.compile("\\\\([\"\\\\])");

    static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /**
     * The tag pair that begins at an index.
     *
     * <p>A quote within the value need not be escaped, so the value ends at the first unescaped
     * quote and bracket with only tags behind; failing that, at the last quote and bracket of the
     * line, escaped or not.
     */
    static Optional<PgnTag> parse(String line, int start) {
        Matcher opening = OPENING.matcher(line).region(start, line.length());
        if (!opening.lookingAt()) {
            return Optional.empty();
        }
        Matcher closing = CLOSING.matcher(line);
        int last = -1;
        for (int at = opening.end(); closing.find(at); at = closing.start() + 1) {
            last = closing.start();
            boolean endsTags =
                    NOTHING_BUT_TAGS.matcher(line).region(closing.end(), line.length()).matches();
            if (endsTags && !isEscaped(line, opening.end(), last)) {
                break;
            }
        }
        if (last < 0) {
            return Optional.empty();
        }
        String value = line.substring(opening.end(), last);
        return Optional.of(
                new PgnTag(
                        opening.group(1),
                        ESCAPE.matcher(value).replaceAll("$1"),
                        line.indexOf(']', last) + 1));
    }

    /** The tag pair in export format. */
    static String format(String name, String value) {
        return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    private static boolean isEscaped(String line, int valueStart, int quote) {
        int backslashes = 0;
        while (quote - backslashes > valueStart && line.charAt(quote - backslashes - 1) == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1;
    }
}
