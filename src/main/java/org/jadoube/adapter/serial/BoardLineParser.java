package org.jadoube.adapter.serial;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.adapter.serial.BoardLine.Change;
import org.jadoube.adapter.serial.BoardLine.Done;
import org.jadoube.adapter.serial.BoardLine.Echo;
import org.jadoube.adapter.serial.BoardLine.Hello;
import org.jadoube.adapter.serial.BoardLine.LightKind;
import org.jadoube.adapter.serial.BoardLine.Missing;
import org.jadoube.adapter.serial.BoardLine.Refused;
import org.jadoube.adapter.serial.BoardLine.State;

/** Reads the fields of one good line; further fields at its end are allowed. */
final class BoardLineParser {
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,9}");
    private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]+");
    private static final Pattern VERSION = Pattern.compile("([0-9]{1,3})\\.[0-9]{1,3}");
    private static final int LARGEST_SEQ = 0xffff;
    private static final long LARGEST_MILLIS = 0xffff_ffffL;
    private static final int LARGEST_ID = 255;

    private final List<String> fields;

    BoardLineParser(String body) {
        fields = List.of(body.split(" ", -1));
    }

    Optional<BoardLine> parse() {
        String type = fields.getFirst();
        try {
            return switch (type) {
                case "H" -> Optional.of(hello());
                case "S" -> Optional.of(state());
                case "C" -> Optional.of(change());
                case "N" -> Optional.of(new Missing(seq(1), seq(2)));
                case "K" -> Optional.of(new Done(id()));
                case "E" -> Optional.of(new Refused(id(), (int) number(2, LARGEST_ID)));
                case "h", "s", "r", "l", "p", "t", "d" -> Optional.of(new Echo());
                default -> Optional.empty();
            };
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    private Hello hello() {
        var version = VERSION.matcher(field(1));
        if (!version.matches()) {
            throw new IllegalArgumentException(field(1));
        }
        return new Hello(
                Integer.parseInt(version.group(1)),
                value("boot").orElseThrow(IllegalArgumentException::new),
                value("fw").orElseThrow(IllegalArgumentException::new),
                lights());
    }

    private LightKind lights() {
        return switch (value("led").orElse("none")) {
            case "rgb" -> LightKind.RGB;
            case "mono" -> LightKind.MONO;
            default -> LightKind.NONE;
        };
    }

    private Optional<String> value(String key) {
        String start = key + "=";
        return fields.stream()
                .filter(field -> field.startsWith(start))
                .map(field -> field.substring(start.length()))
                .findFirst();
    }

    private Change change() {
        return new Change(
                state(),
                ChangeTokens.parse(fields.subList(5, fields.size()))
                        .orElseThrow(IllegalArgumentException::new));
    }

    private State state() {
        return new State(seq(1), number(2, LARGEST_MILLIS), hex(3, 16), (int) hex(4, 2));
    }

    private int seq(int index) {
        return (int) number(index, LARGEST_SEQ);
    }

    private int id() {
        return (int) number(1, LARGEST_ID);
    }

    private long number(int index, long most) {
        String text = field(index);
        if (!NUMBER.matcher(text).matches() || Long.parseLong(text) > most) {
            throw new IllegalArgumentException(text);
        }
        return Long.parseLong(text);
    }

    private long hex(int index, int digits) {
        String text = field(index);
        if (text.length() != digits || !HEX.matcher(text).matches()) {
            throw new IllegalArgumentException(text);
        }
        return Long.parseUnsignedLong(text, 16);
    }

    private String field(int index) {
        if (index >= fields.size()) {
            throw new IllegalArgumentException("no field " + index);
        }
        return fields.get(index);
    }
}
