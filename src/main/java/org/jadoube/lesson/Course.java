package org.jadoube.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lessons in the order in which they build on each other. */
public record Course(List<Lesson> lessons) {

    /**
     * Checks that nothing has the name of another.
     *
     * @throws IllegalArgumentException if two lessons or two exercises share one
     */
    public Course {
        lessons = List.copyOf(lessons);
        Set<String> names = new HashSet<>();
        for (Lesson lesson : lessons) {
            check(names.add("lesson " + lesson.id()), lesson.id());
            for (Exercise exercise : lesson.exercises()) {
                check(names.add("exercise " + exercise.id()), exercise.id());
            }
        }
    }

    private static void check(boolean isNew, String name) {
        if (!isNew) {
            throw new IllegalArgumentException("there are two of the name '" + name + "'");
        }
    }

    /** The exercise of a name. */
    public Optional<Exercise> exercise(String id) {
        return lessons.stream()
                .flatMap(lesson -> lesson.exercises().stream())
                .filter(exercise -> exercise.id().equals(id))
                .findFirst();
    }
}
