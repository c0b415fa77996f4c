package org.jadoube.trace;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.Result;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;
import org.jadoube.sensing.ContactEvent;
import org.jspecify.annotations.Nullable;

/**
 * The words of one record, read one after the other, and how each kind of value is written.
 *
 * <p>A value has one text only. Moves are written so that they can be read without a position.
 */
final class JournalWords {
    private static final String ROLES = "pnbrqk";
    private static final Pattern CONTACT =
            Pattern.compile("([a-h][1-8])([+-])(?:~(-?\\d{1,19}))?(?:@(-?\\d{1,19}))?");
    private static final Pattern MOVE =
            Pattern.compile("(castle:|en-passant:)?([a-h][1-8])([a-h][1-8])([" + ROLES + "])?");

    private final String text;
    private int at;

    JournalWords(String text) {
        this.text = text;
    }

    boolean isAtEnd() {
        return at == text.length();
    }

    /** The characters up to the next blank, which is passed over. */
    String word() throws JournalSyntaxException {
        if (isAtEnd()) {
            throw new JournalSyntaxException("the record ends too soon");
        }
        int blank = text.indexOf(' ', at);
        int end = blank < 0 ? text.length() : blank;
        String word = text.substring(at, end);
        at = blank < 0 ? end : blank + 1;
        return word;
    }

    /** All that is left, blanks included. */
    String rest() {
        String rest = text.substring(at);
        at = text.length();
        return rest;
    }

    long number() throws JournalSyntaxException {
        return number(word());
    }

    /** A number that counts something. */
    int count() throws JournalSyntaxException {
        long number = number();
        if (number < 0 || number > Integer.MAX_VALUE) {
            throw new JournalSyntaxException("'" + number + "' counts nothing");
        }
        return (int) number;
    }

    static long number(String word) throws JournalSyntaxException {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException none) {
            throw new JournalSyntaxException("'" + word + "' is no number");
        }
    }

    /** Sixty-four contacts in hexadecimal digits. */
    long contacts() throws JournalSyntaxException {
        String word = word();
        try {
            return Long.parseUnsignedLong(word, 16);
        } catch (NumberFormatException none) {
            throw new JournalSyntaxException("'" + word + "' are no contacts");
        }
    }

    static String contacts(long closed) {
        return HexFormat.of().toHexDigits(closed);
    }

    /** A constant of an enum, by its {@linkplain Codes code}. */
    <E extends Enum<E>> E constant(Class<E> type) throws JournalSyntaxException {
        String word = word();
        for (E constant : type.getEnumConstants()) {
            if (Codes.of(constant).equals(word)) {
                return constant;
            }
        }
        throw new JournalSyntaxException("'" + word + "' is no " + type.getSimpleName());
    }

    /** Who can still mate, such as {@code W-} or {@code ?B}. */
    Winnability winnability() throws JournalSyntaxException {
        String word = word();
        for (Verdict white : Verdict.values()) {
            for (Verdict black : Verdict.values()) {
                Winnability winnability = new Winnability(white, black);
                if (winnability.toString().equals(word)) {
                    return winnability;
                }
            }
        }
        throw new JournalSyntaxException("'" + word + "' does not tell who can mate");
    }

    /** All that is left, as the position that it describes. */
    Position position() throws JournalSyntaxException {
        try {
            return Fen.parseComposed(rest());
        } catch (FenException broken) {
            throw new JournalSyntaxException(String.valueOf(broken.getMessage()));
        }
    }

    Color color() throws JournalSyntaxException {
        return constant(Color.class);
    }

    Result result() throws JournalSyntaxException {
        String word = word();
        return Result.of(word)
                .orElseThrow(() -> new JournalSyntaxException("'" + word + "' is no result"));
    }

    Role role() throws JournalSyntaxException {
        return constant(Role.class);
    }

    Move move() throws JournalSyntaxException {
        String word = word();
        Matcher matcher = MOVE.matcher(word);
        if (!matcher.matches()) {
            throw new JournalSyntaxException("'" + word + "' is no move");
        }
        Square from = square(matcher.group(2));
        Square to = square(matcher.group(3));
        Optional<String> kind = Optional.ofNullable(matcher.group(1));
        Optional<Role> promotion =
                Optional.ofNullable(matcher.group(4))
                        .map(letter -> Role.values()[ROLES.indexOf(letter)]);
        return switch (kind.orElse("")) {
            case "castle:" -> new Move.Castle(from, to);
            case "en-passant:" -> new Move.EnPassant(from, to);
            default -> new Move.Normal(from, to, promotion.orElse(null));
        };
    }

    static String move(Move move) {
        String squares = move.from().toString() + move.to();
        return switch (move) {
            case Move.Castle castle -> "castle:" + squares;
            case Move.EnPassant enPassant -> "en-passant:" + squares;
            case Move.Normal normal -> squares + letter(normal.promotion());
        };
    }

    private static String letter(@Nullable Role promotion) {
        return promotion == null ? "" : ROLES.substring(promotion.ordinal()).substring(0, 1);
    }

    Square square() throws JournalSyntaxException {
        String word = word();
        return Square.parse(word)
                .orElseThrow(() -> new JournalSyntaxException("'" + word + "' is no square"));
    }

    /** A claim: its ground, and the move declared with it, if any. */
    DrawClaim claim() throws JournalSyntaxException {
        DrawClaim.Ground ground = constant(DrawClaim.Ground.class);
        return isAtEnd() ? DrawClaim.onTheBoard(ground) : DrawClaim.withMove(ground, move());
    }

    static String claim(DrawClaim claim) {
        return Codes.of(claim.ground()) + claim.intended().map(move -> " " + move(move)).orElse("");
    }

    /**
     * What contacts did: {@code e2-} a lift, {@code e4+} a place, {@code e2-~8000} a contact that
     * opened for 8000 µs; with {@code @} and its time unless that is the time of the record.
     */
    List<ContactEvent> events(long atMicros) throws JournalSyntaxException {
        List<ContactEvent> events = new ArrayList<>();
        while (!isAtEnd()) {
            events.add(event(word(), atMicros));
        }
        return events;
    }

    private static ContactEvent event(String word, long recordMicros)
            throws JournalSyntaxException {
        Matcher matcher = CONTACT.matcher(word);
        if (!matcher.matches()) {
            throw new JournalSyntaxException("'" + word + "' is no change of a contact");
        }
        Square square = square(matcher.group(1));
        boolean opened = matcher.group(2).equals("-");
        long atMicros = matcher.group(4) == null ? recordMicros : number(matcher.group(4));
        if (matcher.group(3) != null) {
            return new ContactEvent.Blip(square, opened, atMicros, number(matcher.group(3)));
        }
        return opened
                ? new ContactEvent.Lift(square, atMicros)
                : new ContactEvent.Place(square, atMicros);
    }

    static String events(List<ContactEvent> events, long recordMicros) {
        StringBuilder text = new StringBuilder();
        for (ContactEvent event : events) {
            text.append(' ').append(event.square()).append(change(event));
            if (event.atMicros() != recordMicros) {
                text.append('@').append(event.atMicros());
            }
        }
        return text.toString();
    }

    private static String change(ContactEvent event) {
        return switch (event) {
            case ContactEvent.Lift lift -> "-";
            case ContactEvent.Place place -> "+";
            case ContactEvent.Blip blip -> (blip.opened() ? "-~" : "+~") + blip.lastedMicros();
        };
    }

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }
}
