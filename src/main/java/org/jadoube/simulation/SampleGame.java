package org.jadoube.simulation;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;

/**
 * A game for simulated players to play.
 *
 * @param moves legal one after another
 * @param farewell what the players do after the last move
 */
public record SampleGame(Position start, Variant variant, List<Move> moves, Farewell farewell) {

    /** What players do after the last move of a game that goes on by the rules. */
    public enum Farewell {
        NOTHING,
        WHITE_RESIGNS,
        BLACK_RESIGNS,
        DRAW_AGREED,
        /** The player to move lets the flag fall. */
        FLAG_FALLS
    }

    public SampleGame {
        moves = List.copyOf(moves);
    }

    /** The same game from a ply on, up to another, for its own sake. */
    SampleGame piece(Position from, int firstPly, int endPly) {
        return new SampleGame(from, variant, moves.subList(firstPly, endPly), Farewell.NOTHING);
    }
}
