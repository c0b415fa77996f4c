package org.jadoube.recognition;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * The moves shown for made: one line, or the alternatives of an open question.
 *
 * @param sinceMicros since when just these
 */
record Shown(List<Line> lines, long sinceMicros) {

    Shown {
        lines = List.copyOf(lines);
    }

    Line first() {
        return lines.getFirst();
    }

    Position position() {
        return first().position();
    }

    /** What all alternatives have in common: what is written down. */
    Line certain() {
        Line certain = first();
        for (Line line : lines) {
            certain = certain.common(line);
        }
        return certain;
    }

    /** The moves between which the open question lies; none when nothing is open. */
    List<Move> alternatives() {
        if (lines.size() == 1) {
            return List.of();
        }
        int settled = certain().plies();
        Set<Move> moves = new LinkedHashSet<>();
        for (Line line : lines) {
            Move move = line.first(settled + 1).lastMove();
            if (move != null && line.plies() > settled) {
                moves.add(move);
            }
        }
        return List.copyOf(moves);
    }

    boolean shows(List<Line> others) {
        return lines.size() == others.size()
                && lines.stream().allMatch(line -> others.stream().anyMatch(line::hasSameMovesAs));
    }

    /** The next moves shown; what was inferred stays so. */
    Shown becoming(List<Line> others, long nowMicros) {
        boolean same = shows(others);
        if (same && others.stream().allMatch(this::knowsDoubtsOf)) {
            return this;
        }
        Line certain = certain();
        List<Line> next = others.stream().map(each -> each.inferringAs(certain)).toList();
        return new Shown(next, same ? sinceMicros : nowMicros);
    }

    private boolean knowsDoubtsOf(Line other) {
        return lines.stream()
                .filter(other::hasSameMovesAs)
                .allMatch(line -> line.inferredPlies().containsAll(other.inferredPlies()));
    }
}
