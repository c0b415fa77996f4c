package org.jadoube.notation;

import java.util.List;
import org.jadoube.chess.Move;

/**
 * A move of a line, with what is remarked on it.
 *
 * @param remarks comments, glyphs and variations in the order of the text
 */
public record PgnMove(Move move, List<PgnRemark> remarks) {
    public PgnMove {
        remarks = List.copyOf(remarks);
    }
}
