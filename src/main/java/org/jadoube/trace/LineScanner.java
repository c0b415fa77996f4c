package org.jadoube.trace;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.laws.Result;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;

/** One line of a file and how far it has been read; it knows where every fault stands. */
final class LineScanner {
    private static final Pattern COMMENT = Pattern.compile("(^|\\s+)#.*$");

    private static final Pattern COUNT = Pattern.compile("\\d{1,3}");

    /** Twelve digits of milliseconds are thirty years. */
    private static final Pattern MILLIS = Pattern.compile("\\d{1,12}(\\.\\d{1,9})?");

    private static final Pattern DURATION =
            Pattern.compile("(?<number>\\d{1,6}(\\.\\d{1,3})?)(?<unit>ms|s)");

    private final String file;
    private final int line;
    private final String whole;
    private String text;
    private int at;

    /**
     * @param line the number of the line, from 1
     * @param text the line without its end
     */
    LineScanner(String file, int line, String text) {
        this.file = file;
        this.line = line;
        this.whole = text.stripTrailing();
        this.text = COMMENT.matcher(text).replaceFirst("").stripTrailing();
    }

    int line() {
        return line;
    }

    /** The column of what comes next. */
    int column() {
        return at + 1;
    }

    boolean isIndented() {
        return !text.isEmpty() && Character.isWhitespace(text.charAt(0));
    }

    /** Whether the line holds nothing but blanks and a comment. */
    boolean isBlank() {
        return text.isBlank();
    }

    boolean startsWith(String beginning) {
        return text.startsWith(beginning);
    }

    /** Whether a word comes next, up to a blank, a colon or the end. */
    boolean startsWithWord(String word) {
        int end = at + word.length();
        return text.startsWith(word, at)
                && (end == text.length()
                        || text.charAt(end) == ':'
                        || Character.isWhitespace(text.charAt(end)));
    }

    boolean isAtEnd() {
        return at == text.length();
    }

    void skipBlanks() {
        while (!isAtEnd() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** Passes over the character if it comes next. */
    boolean skip(char expected) {
        boolean found = !isAtEnd() && text.charAt(at) == expected;
        if (found) {
            at++;
        }
        return found;
    }

    /** Passes over the word if it comes next and nothing but a blank or the end follows. */
    boolean skip(String expected) {
        int end = at + expected.length();
        boolean found =
                text.startsWith(expected, at)
                        && (end == text.length() || Character.isWhitespace(text.charAt(end)));
        if (found) {
            at = end;
        }
        return found;
    }

    /** The characters up to a blank or one of the delimiters; none at the end of the line. */
    String word(String delimiters) {
        int start = at;
        while (!isAtEnd()
                && !Character.isWhitespace(text.charAt(at))
                && delimiters.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    /** What is left of the line, as far as a comment. */
    String rest() {
        String rest = text.substring(at);
        at = text.length();
        return rest;
    }

    /** What is left of the line, in which a {@code #} begins no comment. */
    String freeText() {
        text = whole;
        return rest();
    }

    /** A word that is a key, and the colon behind it. */
    String key() throws FormatException {
        int start = column();
        String key = word(":");
        if (key.isEmpty() || !skip(':')) {
            throw expected("'key: value'", start, key);
        }
        skipBlanks();
        return key;
    }

    Square square() throws FormatException {
        int start = column();
        String name = word(",:;+-}]");
        Optional<Square> square = Square.parse(name);
        return square.orElseThrow(() -> expected("a square, a1 to h8", start, name));
    }

    Result result() throws FormatException {
        return Result.of(choice("1-0", "0-1", "1/2-1/2", "*")).orElseThrow();
    }

    Color color() throws FormatException {
        return choice("white", "black").equals("white") ? Color.WHITE : Color.BLACK;
    }

    /** A number of up to three digits. */
    int count() throws FormatException {
        int start = column();
        String number = word("");
        if (!COUNT.matcher(number).matches()) {
            throw expected("a number of up to three digits", start, number);
        }
        return Integer.parseInt(number);
    }

    /** A number of milliseconds, fractions allowed, in microseconds. */
    long millisAsMicros() throws FormatException {
        int start = column();
        String number = word("");
        if (!MILLIS.matcher(number).matches()) {
            throw expected("a time in milliseconds", start, number);
        }
        return new BigDecimal(number)
                .movePointRight(3)
                .setScale(0, RoundingMode.HALF_UP)
                .longValueExact();
    }

    /** A duration such as {@code 120ms} or {@code 1.5s}, in microseconds. */
    long durationAsMicros() throws FormatException {
        int start = column();
        String word = word(",:");
        Matcher matcher = DURATION.matcher(word);
        if (!matcher.matches()) {
            throw expected("a duration such as 120ms or 3s", start, word);
        }
        int decimals = matcher.group("unit").equals("s") ? 6 : 3;
        return new BigDecimal(matcher.group("number")).movePointRight(decimals).longValue();
    }

    /** One of several words. */
    String choice(String... words) throws FormatException {
        int start = column();
        String word = word("");
        if (!List.of(words).contains(word)) {
            throw expected("'" + String.join("' or '", words) + "'", start, word);
        }
        return word;
    }

    /** The rest of the line as the position that it describes. */
    Position fen() throws FormatException {
        int start = column();
        String fen = rest();
        try {
            return Fen.parse(fen);
        } catch (FenException broken) {
            throw FormatException.inFen(file, line, start, broken);
        }
    }

    void expectEnd() throws FormatException {
        skipBlanks();
        if (!isAtEnd()) {
            int start = column();
            throw expected("the end of the line", start, rest());
        }
    }

    /** The exception for something else found than what the format wants there. */
    FormatException expected(String what, int column, String found) {
        String instead =
                !found.isEmpty()
                        ? "'" + found + "'"
                        : column > text.length()
                                ? "the end of the line"
                                : "'" + text.charAt(column - 1) + "'";
        return refusal(column, "expected " + what + ", found " + instead);
    }

    FormatException refusal(int column, String message) {
        return new FormatException(List.of(new FormatFault(file, line, column, message)));
    }
}
