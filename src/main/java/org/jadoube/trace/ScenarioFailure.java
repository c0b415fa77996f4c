package org.jadoube.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/**
 * A scenario that did not come out as told.
 *
 * @param line the line of the file with what failed, from 1
 * @param what what was expected and what was observed
 * @param run the pace of scans and the order of hands
 * @param contacts the closed contacts as sensed, as squares of the game
 * @param position the position that the table believes in
 * @param observation what the table showed
 */
public record ScenarioFailure(
        Scenario scenario,
        int line,
        String what,
        String run,
        long contacts,
        Position position,
        Observation observation) {

    private static final List<Topic> UNDERSTOOD =
            List.of(Topic.MOVES, Topic.ASK, Topic.CLEAR, Topic.FILL);

    /** All that is known about it, in lines for people to read. */
    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        lines.add(scenario.file() + ":" + line + ": " + scenario);
        lines.add("    " + what);
        lines.add("    in the run with " + run);
        lines.add("    as sensed            as the position has it");
        for (int rank = 7; rank >= 0; rank--) {
            lines.add(
                    "    "
                            + rank(rank, this::sensed)
                            + "    "
                            + rank(rank, this::expected).stripTrailing());
        }
        lines.add("      a b c d e f g h      a b c d e f g h");
        lines.add("    as understood: " + observation.reading());
        for (Topic topic : UNDERSTOOD) {
            lines.add("    " + topic.key() + ": " + observation.of(topic));
        }
        return String.join("\n", lines);
    }

    private char sensed(Square square) {
        return Bitboard.contains(contacts, square) ? 'o' : '.';
    }

    private char expected(Square square) {
        return position.pieceAt(square).map(ScenarioFailure::letter).orElse('.');
    }

    private static char letter(Piece piece) {
        char letter = piece.role() == Role.KNIGHT ? 'N' : piece.role().name().charAt(0);
        return piece.color() == Color.WHITE ? letter : Character.toLowerCase(letter);
    }

    private static String rank(int rank, Function<Square, Character> letters) {
        StringBuilder text = new StringBuilder().append(rank + 1);
        for (int file = 0; file < 8; file++) {
            text.append(' ').append(letters.apply(Square.of(file, rank)));
        }
        return text.toString();
    }
}
