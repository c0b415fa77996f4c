package org.jadoube.simulation;

import java.util.List;
import java.util.function.LongFunction;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.DrawClaim.Ground;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.Table;

/**
 * What somebody enters on the panel who knows nothing of the game; each is an input that still
 * lacks its time.
 */
final class Nonsense {
    private static final long[] TIMES = {60_000_000, 5_000_000};

    private final Chances chances;

    Nonsense(Chances chances) {
        this.chances = chances;
    }

    Color color() {
        return chances.happens(0.5) ? Color.WHITE : Color.BLACK;
    }

    private Square square() {
        return Square.of(chances.below(64));
    }

    /** What the players can undo, or need not care about. */
    LongFunction<Input> passing(Sitting sitting) {
        Color color = color();
        Square square = square();
        boolean yes = chances.happens(0.5);
        long micros = TIMES[chances.below(TIMES.length)];
        int moves = chances.below(40);
        Move move = new Move.Normal(square, square());
        Move answer = answer(sitting, move);
        Role role = chances.oneOf(List.of(Role.values()));
        DrawClaim claim = DrawClaim.onTheBoard(yes ? Ground.THREEFOLD : Ground.FIFTY);
        List<LongFunction<Input>> entries =
                List.of(
                        at -> new Input.Masked(square, yes, at),
                        Input.Adjusted::new,
                        at -> new Input.Chose(role, at),
                        at -> new Input.Answered(answer, at),
                        Input.TookBack::new,
                        at -> new Input.OfferedDraw(color, at),
                        Input.DeclinedDraw::new,
                        at -> new Input.Claimed(claim, at),
                        Input.Paused::new,
                        Input.Resumed::new,
                        at -> new Input.AddedTime(color, -micros, at),
                        at -> new Input.SetTime(color, micros, at),
                        at -> new Input.SetMoves(color, moves, at),
                        Input.Turned::new,
                        Input.NotTurned::new,
                        Input.WentOn::new,
                        at -> new Input.DrewColors(yes, at));
        return chances.oneOf(entries);
    }

    private Move answer(Sitting sitting, Move otherwise) {
        List<Move> asked = sitting.table().map(Table::alternatives).orElse(List.of());
        return asked.isEmpty() || chances.happens(0.3) ? otherwise : chances.oneOf(asked);
    }

    /** What goes beyond the game that is on, or ties it to a move. */
    LongFunction<Input> planning(Plan plan) {
        Move move = new Move.Normal(square(), square());
        List<LongFunction<Input>> entries =
                List.of(
                        at -> new Input.Announced(move, at),
                        Input.Began::new,
                        at -> new Input.Planned(plan, at));
        return chances.oneOf(entries);
    }

    /** What may end the game. */
    LongFunction<Input> ending() {
        Color color = color();
        List<LongFunction<Input>> entries =
                List.of(at -> new Input.Resigned(color, at), Input.AcceptedDraw::new);
        return chances.oneOf(entries);
    }
}
