package org.jadoube.adapter.web;

import java.util.function.LongFunction;
import org.jadoube.port.Signal;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;

/** Takes what people want and hands it on. */
final class Desk {
    private final Board board;
    private final GamesPage games;

    Desk(Board board, GamesPage games) {
        this.board = board;
        this.games = games;
    }

    GamesPage games() {
        return games;
    }

    /** Lifts and places pieces of a board that is not real. */
    void touch(Fields fields) throws RefusedException {
        long lifted = fields.only("lift", "place").squares("lift");
        long placed = fields.squares("place");
        if ((lifted & placed) != 0) {
            throw RefusedException.bad("A square cannot be lifted and placed at once.");
        }
        Orientation stands = picture().sitting().board();
        board.touch()
                .orElseThrow(() -> new RefusedException(409, "This board is touched by hands."))
                .change(stands.turn(lifted), stands.turn(placed));
    }

    /** Hands an entry to the loop. */
    void enter(Fields fields) throws RefusedException {
        long nowMicros = board.nowMicros();
        LongFunction<Input> input = Entries.of(fields, picture());
        board.enter(new Signal.Entered(input, nowMicros));
    }

    /** Has another game planned. */
    void plan(Fields form) throws RefusedException {
        long nowMicros = board.nowMicros();
        Plan plan = PlanForm.read(form, picture().sitting().plan());
        board.enter(new Signal.Entered(at -> new Input.Planned(plan, at), nowMicros));
    }

    private Picture picture() throws RefusedException {
        return board.picture()
                .orElseThrow(() -> new RefusedException(503, "The board is not ready yet."));
    }
}
