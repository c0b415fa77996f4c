package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.adapter.resource.ShippedCourse;
import org.jadoube.lesson.Exercise;
import org.junit.jupiter.api.Test;

/** The course is taught at the board, by hands and lights. */
class TeacherTest {

    /**
     * One of each lesson at a time, each at a board of its own: most of the time is spent waiting.
     */
    @Test
    void theLastExerciseOfEachLessonIsSolvedAtTheBoardForThreeStars() throws InterruptedException {
        List<Exercise> exercises =
                ShippedCourse.read().lessons().stream()
                        .map(lesson -> lesson.exercises().getLast())
                        .toList();
        try (ExecutorService boards = Executors.newFixedThreadPool(exercises.size())) {
            List<Future<Integer>> stars =
                    exercises.stream().map(each -> boards.submit(() -> solve(each))).toList();
            List<String> outcomes = new ArrayList<>();
            for (Future<Integer> each : stars) {
                outcomes.add(outcome(each));
            }
            assertEquals(Collections.nCopies(exercises.size(), "3"), outcomes);
        }
    }

    private static String outcome(Future<Integer> stars) throws InterruptedException {
        try {
            return stars.get().toString();
        } catch (ExecutionException failed) {
            return String.valueOf(failed.getCause());
        }
    }

    private static int solve(Exercise exercise) {
        try (Learner learner = new Learner(exercise)) {
            return learner.solve();
        }
    }
}
