package org.jadoube.lesson;

import java.util.List;

/**
 * Exercises on one subject.
 *
 * @param id its name, such as {@code rook}; unique in a course
 * @param text what a teacher would say first
 */
public record Lesson(String id, Texts title, Texts text, List<Exercise> exercises) {
    public Lesson {
        exercises = List.copyOf(exercises);
    }
}
