package org.jadoube.app.configuration;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What may stand under a key.
 *
 * @param <T> what is made of it
 */
sealed interface Kind<T> {

    /** What is allowed, in words that follow "must be". */
    String allowed();

    /**
     * What a value comes to.
     *
     * @param faults is told where it is not allowed
     * @return empty if it is not allowed
     */
    Optional<T> take(Value value, FaultList faults);

    /** A value as one would write it. */
    default String show(Value value) {
        return value.text();
    }

    private static void refuse(Kind<?> kind, Value value, String hint, FaultList faults) {
        faults.add(value.place(), "must be " + kind.allowed() + ", not " + value.text() + hint);
    }

    /** True or false. */
    record Flag() implements Kind<Boolean> {
        @Override
        public String allowed() {
            return "true or false";
        }

        @Override
        public Optional<Boolean> take(Value value, FaultList faults) {
            if (value instanceof Value.Single single && single.content() instanceof Boolean flag) {
                return Optional.of(flag);
            }
            refuse(this, value, "", faults);
            return Optional.empty();
        }
    }

    /** A whole number within limits, both included. */
    record Whole(int from, int to) implements Kind<Integer> {
        @Override
        public String allowed() {
            return "a whole number, " + from + " to " + to;
        }

        @Override
        public Optional<Integer> take(Value value, FaultList faults) {
            if (value instanceof Value.Single single
                    && single.content() instanceof Long number
                    && number >= from
                    && number <= to) {
                return Optional.of(number.intValue());
            }
            refuse(this, value, "", faults);
            return Optional.empty();
        }
    }

    /** An address on an I2C bus within limits, both included. */
    record Address(int from, int to) implements Kind<Integer> {
        @Override
        public String allowed() {
            return String.format(Locale.ROOT, "an address, 0x%x to 0x%x", from, to);
        }

        @Override
        public Optional<Integer> take(Value value, FaultList faults) {
            return new Whole(from, to)
                    .take(value, new FaultList())
                    .or(() -> {
                        refuse(this, value, "", faults);
                        return Optional.empty();
                    });
        }

        @Override
        public String show(Value value) {
            return value instanceof Value.Single single && single.content() instanceof Long number
                    ? String.format(Locale.ROOT, "0x%x", number)
                    : value.text();
        }
    }

    /** One of some words. */
    record Choice<T>(Map<String, T> words) implements Kind<T> {
        @Override
        public String allowed() {
            return words.keySet().stream()
                    .map(word -> '"' + word + '"')
                    .collect(Collectors.joining(", ", words.size() > 1 ? "one of " : "", ""));
        }

        @Override
        public Optional<T> take(Value value, FaultList faults) {
            if (value instanceof Value.Single single && single.content() instanceof String word) {
                T chosen = words.get(word);
                if (chosen != null) {
                    return Optional.of(chosen);
                }
                refuse(this, value, Nearest.hint(word, words.keySet()), faults);
            } else {
                refuse(this, value, "", faults);
            }
            return Optional.empty();
        }
    }

    /**
     * A text with a meaning.
     *
     * @param reader makes the value of the text, or throws {@link IllegalArgumentException} with a
     *     message for a person
     */
    record Text<T>(String allowed, Function<String, T> reader) implements Kind<T> {
        @Override
        public Optional<T> take(Value value, FaultList faults) {
            if (value instanceof Value.Single single && single.content() instanceof String text) {
                try {
                    return Optional.of(reader.apply(text));
                } catch (IllegalArgumentException unreadable) {
                    refuse(this, value, " (" + unreadable.getMessage() + ")", faults);
                }
            } else {
                refuse(this, value, "", faults);
            }
            return Optional.empty();
        }
    }

    /** Several values of one kind; each that is wrong is told by itself. */
    record Several<T>(Kind<T> each, int from, int to) implements Kind<List<T>> {
        @Override
        public String allowed() {
            String count = from == to ? "of " + from : "of " + from + " to " + to;
            return "a list " + count + ", each " + each.allowed();
        }

        @Override
        public Optional<List<T>> take(Value value, FaultList faults) {
            if (!(value instanceof Value.Several several)
                    || several.items().size() < from
                    || several.items().size() > to) {
                refuse(this, value, "", faults);
                return Optional.empty();
            }
            List<T> taken = new ArrayList<>(several.items().size());
            several.items().forEach(item -> each.take(item, faults).ifPresent(taken::add));
            return taken.size() == several.items().size()
                    ? Optional.of(List.copyOf(taken))
                    : Optional.empty();
        }
    }
}
