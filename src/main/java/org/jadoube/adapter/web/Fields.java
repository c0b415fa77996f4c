package org.jadoube.adapter.web;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;

/** The fields of a JSON object that was sent, each of the kind that is wanted or refused. */
record Fields(Map<String, Object> values) {
    private static final Pattern TYPED_NUMBER = Pattern.compile("\\d{1,6}");

    /** Refuses fields that nobody will look at: they were meant for something. */
    Fields only(String... names) throws RefusedException {
        List<String> known = Arrays.asList(names);
        for (String name : values.keySet()) {
            if (!known.contains(name)) {
                throw RefusedException.bad("There is no field '" + name + "' here.");
            }
        }
        return this;
    }

    String text(String name) throws RefusedException {
        return optionalText(name)
                .orElseThrow(() -> RefusedException.bad("The field '" + name + "' is missing."));
    }

    Optional<String> optionalText(String name) throws RefusedException {
        Object value = values.get(name);
        if (value != null && !(value instanceof String)) {
            throw RefusedException.bad("The field '" + name + "' is to be text.");
        }
        return Optional.ofNullable((String) value);
    }

    Color color(String name) throws RefusedException {
        return constant(name, Color.class);
    }

    /** A whole number within bounds. */
    int number(String name, int least, int most) throws RefusedException {
        Object value = values.get(name);
        if (!(value instanceof Integer number) || number < least || number > most) {
            throw outOfBounds(name, least, most);
        }
        return number;
    }

    /** A whole number that was typed in, within bounds; empty where nothing was. */
    OptionalInt typedNumber(String name, int least, int most) throws RefusedException {
        String text = optionalText(name).orElse("").strip();
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!TYPED_NUMBER.matcher(text).matches()) {
            throw outOfBounds(name, least, most);
        }
        int number = Integer.parseInt(text);
        if (number < least || number > most) {
            throw outOfBounds(name, least, most);
        }
        return OptionalInt.of(number);
    }

    private static RefusedException outOfBounds(String name, int least, int most) {
        return RefusedException.bad(
                "The field '" + name + "' is to be a number from " + least + " to " + most + ".");
    }

    /** The constant that a field names in lower case. */
    <E extends Enum<E>> E constant(String name, Class<E> type) throws RefusedException {
        String text = text(name);
        for (E constant : type.getEnumConstants()) {
            if (constant.name().toLowerCase(Locale.ROOT).equals(text)) {
                return constant;
            }
        }
        throw RefusedException.bad("The field '" + name + "' cannot be '" + text + "'.");
    }

    Square square(String name) throws RefusedException {
        String text = text(name);
        return Square.parse(text)
                .orElseThrow(() -> RefusedException.bad("'" + text + "' is no square."));
    }

    /** A list of squares' names as a bitboard; empty when the field is missing. */
    long squares(String name) throws RefusedException {
        Object value = values.getOrDefault(name, List.of());
        if (!(value instanceof List<?> names)) {
            throw RefusedException.bad("The field '" + name + "' is to be a list of squares.");
        }
        long squares = 0;
        for (Object each : names) {
            squares |=
                    Square.parse(String.valueOf(each))
                            .orElseThrow(() -> RefusedException.bad("'" + each + "' is no square."))
                            .bit();
        }
        return squares;
    }
}
