package org.jadoube.adapter.web;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import org.jadoube.guidance.LightTest;
import org.jadoube.laws.DrawClaim;
import org.jadoube.lesson.Course;
import org.jadoube.lesson.Standing;
import org.jadoube.lesson.Try;
import org.jadoube.port.Signal;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;

/** Takes what people want and hands it on. */
final class Desk {
    private final Board board;
    private final GamesPage games;
    private final Stars stars;
    private final Course course;
    private final Teacher teacher;
    private final RandomGenerator chance = new SecureRandom();

    Desk(Board board, GamesPage games, Stars stars, Course course, Teacher teacher) {
        this.board = board;
        this.games = games;
        this.stars = stars;
        this.course = course;
        this.teacher = teacher;
    }

    Course course() {
        return course;
    }

    GamesPage games() {
        return games;
    }

    Stars stars() {
        return stars;
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
        if (fields.text("kind").equals("press")) {
            teacher.judge(new Try.Pressed());
        }
    }

    /** Has the lights tested, or no longer. */
    void testLights(Fields fields) throws RefusedException {
        Optional<String> wanted = fields.only("test").optionalText("test");
        board.enter(
                wanted.isEmpty()
                        ? new Signal.LightTestEnded()
                        : new Signal.LightTestBegan(
                                fields.constant("test", LightTest.class), board.nowMicros()));
    }

    /** Takes what a learner wants or says. */
    void learn(Fields fields) throws RefusedException {
        String kind = fields.only("kind", "exercise", "learner", "standing", "ground").text("kind");
        switch (kind) {
            case "begin" -> begin(fields);
            case "end" -> teacher.end();
            case "hint" -> teacher.hint();
            case "press" -> teacher.judge(new Try.Pressed());
            case "say" -> teacher.judge(new Try.Said(fields.constant("standing", Standing.class)));
            case "claim" ->
                    teacher.judge(
                            new Try.Claimed(fields.constant("ground", DrawClaim.Ground.class)));
            default -> throw RefusedException.bad("A learner cannot '" + kind + "'.");
        }
    }

    private void begin(Fields fields) throws RefusedException {
        String id = fields.text("exercise");
        Optional<String> name = fields.optionalText("learner");
        teacher.begin(
                course.exercise(id).orElseThrow(() -> RefusedException.bad("No exercise " + id)),
                name.isEmpty() ? null : Stars.learner(name.get()));
    }

    /** Has another game planned. */
    void plan(Fields form) throws RefusedException {
        long nowMicros = board.nowMicros();
        teacher.end();
        Plan plan = PlanForm.read(form, picture().sitting().plan(), chance);
        board.enter(new Signal.Entered(at -> new Input.Planned(plan, at), nowMicros));
    }

    private Picture picture() throws RefusedException {
        return board.picture()
                .orElseThrow(() -> new RefusedException(503, "The board is not ready yet."));
    }
}
