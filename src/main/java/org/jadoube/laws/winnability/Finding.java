package org.jadoube.laws.winnability;

import java.util.List;
import org.jadoube.chess.Move;

/**
 * Whether a side can still mate, and why.
 *
 * @param line with {@link Argument#HELPMATE}, legal moves of both sides that lead to the mate; else
 *     empty
 * @param nodes the positions looked at, the measure of work
 */
public record Finding(Verdict verdict, Argument argument, List<Move> line, long nodes) {

    public Finding {
        line = List.copyOf(line);
    }

    static Finding of(Verdict verdict, Argument argument, long nodes) {
        return new Finding(verdict, argument, List.of(), nodes);
    }
}
