package org.jadoube.notation;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.notation.PgnToken.Place;
import org.jspecify.annotations.Nullable;

/** Cuts PGN text into tokens; whatever the text, it goes on to the end of the file. */
final class PgnLexer {
    static final int LONGEST_COMMENT = 1 << 20;
    private static final Pattern MOVE_NUMBER = Pattern.compile("(?:\\d+(?=[.…]|$))?[.…]*");
    private static final Pattern BRACKETED_PROMOTION = Pattern.compile("(?<=[18])\\([QRBN]\\)");
    private static final Pattern GLYPH_NUMBER = Pattern.compile("\\$(\\d{1,3})");
    private static final Pattern GLYPH_SIGNS = Pattern.compile("[!?]+");
    private static final String WORD_ENDS = "{}()[];$!?*";
    private static final Set<String> EN_PASSANT_MARKS = Set.of("e.p.", "e.p", "ep");

    private final PgnLines lines;
    private final Deque<PgnToken> ahead = new ArrayDeque<>();
    private String text = "";
    private int at;
    private boolean isAfterGap;

    PgnLexer(PgnLines lines) {
        this.lines = lines;
    }

    /** The next token, which stays the next. */
    PgnToken peek() throws IOException {
        if (ahead.isEmpty()) {
            PgnToken token = scan();
            ahead.add(token);
        }
        return ahead.element();
    }

    /** The next token; {@link PgnToken.End} again and again at the end. */
    PgnToken next() throws IOException {
        peek();
        return ahead.remove();
    }

    private PgnToken scan() throws IOException {
        while (true) {
            while (at < text.length() && isBlank(text.charAt(at))) {
                at++;
            }
            if (at < text.length()) {
                PgnToken token = token(text.charAt(at));
                if (token != null) {
                    return token;
                }
            } else if (!advance()) {
                return new PgnToken.End(place());
            } else if (text.startsWith("%")) {
                at = text.length();
            }
        }
    }

    private static boolean isBlank(char letter) {
        return Character.isWhitespace(letter) || Character.isSpaceChar(letter);
    }

    private boolean advance() throws IOException {
        boolean isGap = lines.number() > 0 && text.isBlank();
        String next = lines.next();
        at = 0;
        text = next == null ? "" : next;
        isAfterGap = isGap;
        if (lines.isCut()) {
            ahead.add(new PgnToken.Fault(place(), "the line is too long: its end is left out"));
        }
        return next != null;
    }

    private @Nullable PgnToken token(char first) throws IOException {
        return switch (first) {
            case '{' -> comment();
            case ';' -> commentToLineEnd();
            case '(' -> new PgnToken.VariationStart(step(1));
            case ')' -> new PgnToken.VariationEnd(step(1));
            case '[' -> tag();
            case '$' -> glyphByNumber();
            case '!', '?' -> glyphBySigns();
            case '*' -> new PgnToken.Marker(step(1), PgnResult.UNKNOWN);
            case '}', ']' -> new PgnToken.Fault(step(1), "'" + first + "' closes nothing");
            default -> word();
        };
    }

    private Place place() {
        return new Place(Math.max(1, lines.number()), at + 1);
    }

    private Place step(int length) {
        Place place = place();
        at += length;
        return place;
    }

    private PgnToken comment() throws IOException {
        Place place = step(1);
        StringBuilder comment = new StringBuilder();
        int close = text.indexOf('}', at);
        while (close < 0) {
            comment.append(text, at, text.length()).append(' ');
            if (!advance() || beginsGame()) {
                ahead.add(new PgnToken.Fault(place, "the comment is not closed"));
                return comment(place, comment);
            }
            close = text.indexOf('}', at);
            if (comment.length() > LONGEST_COMMENT) {
                comment.setLength(LONGEST_COMMENT + 1);
            }
        }
        comment.append(text, at, close);
        at = close + 1;
        return comment(place, comment);
    }

    private PgnToken comment(Place place, StringBuilder comment) {
        if (comment.length() > LONGEST_COMMENT) {
            ahead.add(new PgnToken.Fault(place, "the comment is too long: its end is left out"));
            comment.setLength(LONGEST_COMMENT);
        }
        return new PgnToken.Comment(place, comment.toString());
    }

    /** Whether a comment whose end was forgotten has run into the tags of another game. */
    private boolean beginsGame() {
        return PgnTag.parse(text, 0)
                .filter(tag -> isAfterGap || tag.name().equals("Event"))
                .isPresent();
    }

    private PgnToken commentToLineEnd() {
        String comment = text.substring(at + 1);
        return new PgnToken.Comment(step(text.length() - at), comment);
    }

    private PgnToken tag() {
        Optional<PgnTag> tag = PgnTag.parse(text, at);
        if (tag.isPresent()) {
            Place place = step(tag.get().end() - at);
            return new PgnToken.Tag(place, tag.get().name(), tag.get().value(), isAfterGap);
        }
        int close = text.indexOf(']', at);
        Place place = step((close < 0 ? text.length() : close + 1) - at);
        return new PgnToken.Fault(place, "this is no tag pair");
    }

    private PgnToken glyphByNumber() {
        Matcher matcher = GLYPH_NUMBER.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return new PgnToken.Fault(step(1), "'$' without a number");
        }
        Place place = step(matcher.group().length());
        int code = Integer.parseInt(matcher.group(1));
        return code <= 255
                ? new PgnToken.Glyph(place, code)
                : new PgnToken.Fault(place, "there is no annotation glyph " + matcher.group());
    }

    private PgnToken glyphBySigns() {
        Matcher matcher = GLYPH_SIGNS.matcher(text).region(at, text.length());
        matcher.lookingAt();
        String signs = matcher.group();
        return new PgnToken.Glyph(
                step(signs.length()),
                switch (signs.substring(0, Math.min(2, signs.length()))) {
                    case "!" -> 1;
                    case "?" -> 2;
                    case "!!" -> 3;
                    case "??" -> 4;
                    case "!?" -> 5;
                    default -> 6;
                });
    }

    /** A move or a result; null for a bare move number and for the mark of en passant. */
    private @Nullable PgnToken word() {
        int end = wordEnd();
        Matcher number = MOVE_NUMBER.matcher(text).region(at, end);
        number.lookingAt();
        at = number.end();
        String word = text.substring(at, end);
        Place place = step(word.length());
        if (word.isEmpty() || EN_PASSANT_MARKS.contains(word)) {
            return null;
        }
        Optional<PgnResult> result = PgnResult.of(word);
        if (result.isPresent()) {
            return new PgnToken.Marker(place, result.get());
        }
        boolean isMove = Character.isLetterOrDigit(word.charAt(0)) || SanReader.isNullMove(word);
        return isMove
                ? new PgnToken.Word(place, word)
                : new PgnToken.Fault(place, "'" + word + "' is no part of PGN");
    }

    private int wordEnd() {
        int end = at;
        while (end < text.length()) {
            char letter = text.charAt(end);
            if (letter == '(' && isBracketedPromotion(end)) {
                end += 3;
            } else if (isBlank(letter) || WORD_ENDS.indexOf(letter) >= 0) {
                break;
            } else {
                end++;
            }
        }
        return end;
    }

    /** Whether a parenthesis within a word holds the new piece, as in {@code e8(Q)}. */
    private boolean isBracketedPromotion(int open) {
        return open > at
                && BRACKETED_PROMOTION
                        .matcher(text)
                        .useTransparentBounds(true)
                        .region(open, text.length())
                        .lookingAt();
    }
}
