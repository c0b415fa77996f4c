package org.jadoube.trace;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jspecify.annotations.Nullable;

/**
 * How the board stands and by what rules it is used when a scenario begins.
 *
 * @param given the position before all moves
 * @param played moves already made from there; the pieces stand accordingly
 * @param clock a time control in the notation of the clock; null for none
 * @param announced the move that the board asks to have carried out; null for none
 */
public record Setting(
        Position given,
        Variant variant,
        List<Move> played,
        TouchMove policy,
        Completion completion,
        Draws draws,
        @Nullable String clock,
        @Nullable Move announced,
        Orientation board) {
    public Setting {
        played = List.copyOf(played);
    }

    /** How a game ends by a third occurrence or after fifty moves. */
    public enum Draws {
        /** When a player claims it, by the Laws. */
        CLAIM,
        /** By itself, as at home and online. */
        AUTOMATIC
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
