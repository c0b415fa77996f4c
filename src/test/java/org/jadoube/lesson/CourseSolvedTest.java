package org.jadoube.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.adapter.resource.ShippedCourse;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.laws.DrawClaim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every exercise of the course can be solved, and answers what does not solve it. */
class CourseSolvedTest {
    private static final Course COURSE = ShippedCourse.read();

    static Stream<Exercise> exercises() {
        return COURSE.lessons().stream().flatMap(lesson -> lesson.exercises().stream());
    }

    static Stream<Exercise> mates() {
        return exercises().filter(exercise -> exercise.goal() instanceof Goal.Mate);
    }

    @Test
    void theCourseIsWhole() {
        assertEquals(20, COURSE.lessons().size());
        assertTrue(exercises().count() >= 60);
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void itsAuthorSolvesIt(Exercise exercise) {
        Attempt attempt = Attempt.of(exercise);
        List<Try> solution = exercise.solution();
        for (Try tried : solution.subList(0, solution.size() - 1)) {
            attempt = onward(attempt, tried);
        }
        assertEquals(new Response.Solved(3), attempt.respond(solution.getLast()), exercise.id());
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void itsHintsLeadToTheEnd(Exercise exercise) {
        Attempt attempt = Attempt.of(exercise);
        for (int steps = 0; steps <= exercise.moves(); steps++) {
            Response response = attempt.respond(attempt.hint().orElseThrow());
            if (response instanceof Response.Solved) {
                return;
            }
            attempt = assertInstanceOf(Response.Onward.class, response, exercise.id()).next();
        }
        fail(exercise.id() + " is not solved within its moves");
    }

    /** Whatever is tried at first: it solves, or leads on, or is told why not and may go on. */
    @ParameterizedTest
    @MethodSource("exercises")
    void itHasAnAnswerToEveryTry(Exercise exercise) {
        Attempt attempt = Attempt.of(exercise);
        long wrong = tries().filter(tried -> isWrong(attempt, tried)).count();
        assertTrue(wrong > 0, "every try would do for " + exercise.id());
    }

    private static boolean isWrong(Attempt attempt, Try tried) {
        if (!(attempt.respond(tried) instanceof Response.Wrong answer)) {
            return false;
        }
        assertFalse(answer.why().saying().key().isEmpty());
        assertEquals(1, answer.again().mistakes());
        assertEquals(attempt.position().toSetup(), answer.again().position().toSetup());
        return true;
    }

    private static Stream<Try> tries() {
        Stream<Try> steps =
                Stream.of(Square.values())
                        .flatMap(from ->
                                Stream.of(Square.values()).map(to -> new Try.Step(from, to)));
        Stream<Try> said = Stream.of(Standing.values()).map(Try.Said::new);
        Stream<Try> claimed = Stream.of(DrawClaim.Ground.values()).map(Try.Claimed::new);
        return Stream.of(steps, said, claimed, Stream.of(new Try.Pressed())).flatMap(each -> each);
    }

    /** By a search of its own, which knows nothing of the judge's. */
    @ParameterizedTest
    @MethodSource("mates")
    void aMateTakesAsManyMovesAsItSays(Exercise exercise) {
        Position position = exercise.game().position();
        int moves = exercise.moves();
        assertTrue(matesWithin(position, moves), exercise.id());
        assertTrue(moves == 1 || !matesWithin(position, moves - 1), exercise.id());
    }

    private static boolean matesWithin(Position position, int moves) {
        for (Move move : position.legalMoves()) {
            if (isLost(position.play(move), moves - 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLost(Position position, int moves) {
        if (position.isCheckmate()) {
            return true;
        }
        return moves > 0
                && !position.isStalemate()
                && position.legalMoves().stream()
                        .allMatch(reply -> matesWithin(position.play(reply), moves));
    }

    private static Attempt onward(Attempt attempt, Try tried) {
        Response response = attempt.respond(tried);
        String where = attempt.exercise().id() + ", " + tried + ": " + response;
        return assertInstanceOf(Response.Onward.class, response, where).next();
    }
}
