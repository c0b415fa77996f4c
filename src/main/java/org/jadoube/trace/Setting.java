package org.jadoube.trace;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jspecify.annotations.Nullable;

/**
 * How the board stands and by what rules it is used when a scenario begins.
 *
 * @param given the position before all moves
 * @param played moves already made from there; the pieces stand accordingly
 * @param clock the time that the players have; null for no clock
 * @param announced the move that the board asks to have carried out; null for none
 */
public record Setting(
        Position given,
        Variant variant,
        List<Move> played,
        TouchMove policy,
        Completion completion,
        DrawRules draws,
        @Nullable TimeControl clock,
        @Nullable Move announced,
        Orientation board) {
    public Setting {
        played = List.copyOf(played);
    }

    /** The position in which the pieces stand. */
    public Position position() {
        Position position = given;
        for (Move move : played) {
            position = position.play(move);
        }
        return position;
    }

    /** The closed contacts of the board as it stands before the players, bit 0 = its own a1. */
    public long contacts() {
        return board.turn(position().occupied());
    }
}
