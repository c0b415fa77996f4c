package org.jadoube.trace;

import java.time.OffsetDateTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.recognition.Line;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;

/**
 * What was settled before the first input of a journal: all that the table begins from.
 *
 * @param date the time of day as the shell was told it; nothing is decided by it
 * @param tags PGN tags by their names, such as {@code White}; a control character becomes a blank
 * @param start the position before the first move of the game
 * @param played the moves already made when the journal begins; none for a new game
 * @param contacts the closed contacts at that moment, bit 0 for a1
 * @param atMicros that moment, on the clock of the inputs
 */
public record JournalHead(
        OffsetDateTime date,
        SequencedMap<String, String> tags,
        TableRules rules,
        Position start,
        List<Move> played,
        long contacts,
        long atMicros) {
    private static final Pattern TAG_NAME = Pattern.compile("[A-Za-z0-9_]+");

    /**
     * Checks what text could not carry.
     *
     * @throws IllegalArgumentException if a move is not legal or a name is none of a tag
     */
    public JournalHead {
        SequencedMap<String, String> copy = new LinkedHashMap<>();
        for (Map.Entry<String, String> tag : tags.entrySet()) {
            if (!TAG_NAME.matcher(tag.getKey()).matches()) {
                throw new IllegalArgumentException("'" + tag.getKey() + "' is no name of a tag");
            }
            copy.put(tag.getKey(), tag.getValue().replaceAll("\\p{Cntrl}", " "));
        }
        tags = Collections.unmodifiableSequencedMap(copy);
        played = List.copyOf(played);
        Position position = start;
        for (Move move : played) {
            position = position.play(move);
        }
    }

    /** The table as it was before the first input. */
    public Table table() {
        return Table.of(rules, Line.from(start).then(played), contacts, atMicros);
    }
}
