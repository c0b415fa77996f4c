package org.jadoube.laws.winnability;

import org.jadoube.chess.Color;
import org.jadoube.chess.MoveGenerator;
import org.jadoube.chess.Position;

/** Whether a game that is over on the board was won; comes before every other argument. */
final class MateOrStalemate {
    private final MoveGenerator generator = new MoveGenerator();

    /** YES if the winner has mated, NO if the game ended otherwise, else not decided. */
    Verdict canMate(Position position, Color winner) {
        if (generator.count(position) != 0) {
            return Verdict.NOT_DECIDED;
        }
        return position.turn() != winner && position.isCheck() ? Verdict.YES : Verdict.NO;
    }
}
