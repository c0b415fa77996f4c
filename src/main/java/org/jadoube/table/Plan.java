package org.jadoube.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.jadoube.chess.Position;
import org.jadoube.laws.Outcome;

/**
 * What is settled about a game before it begins.
 *
 * @param rules by which it is played; masked contacts are named as the board names them
 * @param start the position to begin from
 * @param tags PGN tags by their names, such as {@code White}; a control character becomes a blank
 * @param series the games of which it is one
 */
public record Plan(
        TableRules rules, Position start, SequencedMap<String, String> tags, Series series) {
    private static final Pattern TAG_NAME = Pattern.compile("[A-Za-z0-9_]+");
    private static final String WHITE = "White";
    private static final String BLACK = "Black";

    /**
     * Checks what text could not carry.
     *
     * @throws IllegalArgumentException if a name is none of a tag
     */
    public Plan {
        SequencedMap<String, String> copy = new LinkedHashMap<>();
        for (Map.Entry<String, String> tag : tags.entrySet()) {
            if (!TAG_NAME.matcher(tag.getKey()).matches()) {
                throw new IllegalArgumentException("'" + tag.getKey() + "' is no name of a tag");
            }
            copy.put(tag.getKey(), tag.getValue().replaceAll("\\p{Cntrl}", " "));
        }
        tags = Collections.unmodifiableSequencedMap(copy);
    }

    /** Games from the start position, without names or number. */
    public static Plan of(TableRules rules) {
        return new Plan(rules, Position.start(), new LinkedHashMap<>(), Series.OPEN);
    }

    /** The same game from another position. */
    public Plan from(Position position) {
        return new Plan(rules, position, tags, series);
    }

    /** The same game on a board of which other contacts do not count. */
    Plan masking(long contacts) {
        TableRules masking = rules.recognizing(rules.recognition().masking(contacts));
        return new Plan(masking, start, tags, series);
    }

    /** The same game with the colors drawn. */
    Plan drawn(boolean exchanged) {
        Plan plan = exchanged ? exchanged() : this;
        return new Plan(plan.rules, start, plan.tags, series.drawn());
    }

    /**
     * The game after this one: colors exchanged, and everything else as it was.
     *
     * <p>A game left without a result is played again.
     */
    Plan next(Outcome outcome) {
        return switch (outcome.result()) {
            case WHITE_WINS, BLACK_WINS, DRAW -> {
                Plan other = exchanged();
                yield new Plan(other.rules, start, other.tags, series.next(outcome));
            }
            case UNFINISHED -> this;
        };
    }

    /**
     * The players change colors: each keeps the own time, help and the tags that speak of him or
     * her.
     */
    private Plan exchanged() {
        SequencedMap<String, String> exchanged = new LinkedHashMap<>();
        tags.forEach((name, value) -> exchanged.put(exchanged(name), value));
        return new Plan(rules.exchanged(), start, exchanged, series);
    }

    private static String exchanged(String tag) {
        if (tag.startsWith(WHITE)) {
            return BLACK + tag.substring(WHITE.length());
        }
        return tag.startsWith(BLACK) ? WHITE + tag.substring(BLACK.length()) : tag;
    }
}
