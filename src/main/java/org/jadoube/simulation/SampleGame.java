package org.jadoube.simulation;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;

/**
 * A game for simulated players to play.
 *
 * @param moves legal one after another
 */
public record SampleGame(Position start, Variant variant, List<Move> moves) {
    public SampleGame {
        moves = List.copyOf(moves);
    }
}
