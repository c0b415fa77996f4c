package org.jadoube.notation;

import java.util.regex.Pattern;

/** What an annotator adds to a move. */
public sealed interface PgnRemark {

    /**
     * Words about a move, clock commands such as {@code [%clk 0:05:00]} included.
     *
     * @param text one line: runs of white space become one blank, and a closing brace, which would
     *     end the comment, becomes a parenthesis
     */
    record Comment(String text) implements PgnRemark {
        private static final Pattern BLANKS = Pattern.compile("\\s+");

        public Comment {
            text = BLANKS.matcher(text).replaceAll(" ").strip().replace('}', ')');
        }
    }

    /**
     * A numeric annotation glyph, such as 1 for {@code !}.
     *
     * @param code 0 to 255
     */
    record Glyph(int code) implements PgnRemark {
        public Glyph {
            if (code < 0 || code > 255) {
                throw new IllegalArgumentException("no annotation glyph has the number " + code);
            }
        }
    }

    /** Moves that might have been played instead of the move. */
    record Variation(PgnLine line) implements PgnRemark {}
}
