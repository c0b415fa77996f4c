package org.jadoube.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;

/**
 * One game of a PGN file.
 *
 * @param tags the tag pairs in order, but for {@code Result}, {@code SetUp}, {@code FEN} and {@code
 *     Variant}, which the other components tell; line breaks in a value become blanks
 * @param start the position before the first move
 * @param line the moves, each legal after the one before
 * @param errors what could not be read; the moves then end before the first that is in doubt
 */
public record PgnGame(
        SequencedMap<String, String> tags,
        Variant variant,
        Position start,
        PgnLine line,
        PgnResult result,
        List<PgnError> errors) {

    static final Set<String> TOLD_OTHERWISE = Set.of("Result", "SetUp", "FEN", "Variant");

    public PgnGame {
        SequencedMap<String, String> copy = new LinkedHashMap<>();
        tags.forEach((name, value) -> copy.put(checked(name), value.replaceAll("\\R", " ")));
        tags = Collections.unmodifiableSequencedMap(copy);
        errors = List.copyOf(errors);
    }

    private static String checked(String name) {
        if (TOLD_OTHERWISE.contains(name) || !PgnTag.isName(name)) {
            throw new IllegalArgumentException("'" + name + "' is no name of a tag here");
        }
        return name;
    }

    /** The moves of the game without remarks. */
    public List<Move> moves() {
        return line.moves().stream().map(PgnMove::move).toList();
    }
}
