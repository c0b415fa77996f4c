package org.jadoube.lesson;

import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.guidance.Message;
import org.jadoube.guidance.WhyNot;
import org.jadoube.laws.Game;

/**
 * A learner at an exercise.
 *
 * @param game the game as it stands; begun anew after each move where the opponent waits
 * @param unvisited the squares still to be visited, where that is the goal
 * @param made the moves made
 * @param mistakes the wrong tries
 * @param hints the hints taken
 */
public record Attempt(
        Exercise exercise, Game game, long unvisited, int made, int mistakes, int hints) {
    private static final int MOST_STARS = 3;

    /** A learner who begins. */
    public static Attempt of(Exercise exercise) {
        long unvisited = exercise.goal() instanceof Goal.Visit visit ? visit.squares() : 0;
        return new Attempt(exercise, exercise.game(), unvisited, 0, 0, 0);
    }

    /** What comes of a try. */
    public Response respond(Try tried) {
        return switch (exercise.goal()) {
            case Goal.Alone alone -> new AloneJudge(this, alone).judge(tried);
            case Goal.OneMove one -> new OneMoveJudge(this, one).judge(tried);
            case Goal.Forced forced -> new ForcedJudge(this, forced).judge(tried);
            case Goal.Spoken spoken -> new SpokenJudge(this, spoken).judge(tried);
        };
    }

    /** A try that leads on to the solution; none if the moves that are left cannot suffice. */
    public Optional<Try> hint() {
        return switch (exercise.goal()) {
            case Goal.Alone alone -> new AloneJudge(this, alone).hint();
            case Goal.OneMove one -> new OneMoveJudge(this, one).hint();
            case Goal.Forced forced -> new ForcedJudge(this, forced).hint();
            case Goal.Spoken spoken -> new SpokenJudge(this, spoken).hint();
        };
    }

    /** The same after a hint was taken, which costs a star. */
    public Attempt hinted() {
        return new Attempt(exercise, game, unvisited, made, mistakes, hints + 1);
    }

    /** The position on the board. */
    public Position position() {
        return game.position();
    }

    /** What solving it now would be worth, 1 to 3: a star less for each mistake and each hint. */
    public int stars() {
        return Math.max(1, MOST_STARS - mistakes - hints);
    }

    /** How many moves are left. */
    public int left() {
        return exercise.moves() - made;
    }

    /** What comes of a try where a move is asked for. */
    Response respondToMove(Try tried, Function<Move, Response> toLegal) {
        if (!(tried instanceof Try.Step step)) {
            return wrong(Remark.MOVE_ASKED.with());
        }
        return WhyNot.explain(position(), step.from(), step.to())
                .<Response>map(this::wrong)
                .orElseGet(() -> toLegal.apply(step.move(position())));
    }

    Response.Solved solved() {
        return new Response.Solved(stars());
    }

    Response.Wrong wrong(Message why) {
        Attempt again = new Attempt(exercise, game, unvisited, made, mistakes + 1, hints);
        return new Response.Wrong(again, why);
    }

    Attempt after(Game next, long stillUnvisited) {
        return new Attempt(exercise, next, stillUnvisited, made + 1, mistakes, hints);
    }

    /** From the beginning, the mistakes not forgotten. */
    Attempt restarted() {
        Attempt fresh = of(exercise);
        return new Attempt(exercise, fresh.game, fresh.unvisited, 0, mistakes + 1, hints);
    }
}
