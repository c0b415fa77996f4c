package org.jadoube.trace;

import java.time.OffsetDateTime;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Effect;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;

/**
 * What was settled before the first input of a journal: all that the sitting of its game begins
 * from.
 *
 * @param date the time of day as the shell was told it; nothing is decided by it
 * @param plan the game, and the series to which it belongs
 * @param board how the board stands
 * @param played the moves already made when the journal begins; none for a new game
 * @param contacts the closed contacts at that moment, bit 0 for the board's own a1
 * @param atMicros that moment, on the clock of the inputs
 */
public record JournalHead(
        OffsetDateTime date,
        Plan plan,
        Orientation board,
        List<Move> played,
        long contacts,
        long atMicros) {

    /**
     * Checks the moves.
     *
     * @throws IllegalArgumentException if one is not legal
     */
    public JournalHead {
        played = List.copyOf(played);
        Position position = plan.start();
        for (Move move : played) {
            position = position.play(move);
        }
    }

    /** The head of the journal of a game that has begun; its first inputs come with the effect. */
    public static JournalHead of(OffsetDateTime date, Effect.GameBegun game) {
        Sitting begun = game.begun();
        return new JournalHead(
                date, begun.plan(), begun.board(), List.of(), begun.contacts(), game.atMicros());
    }

    /** The sitting as it was before the first input. */
    public Sitting sitting() {
        return Sitting.of(plan, board, played, contacts, atMicros);
    }
}
