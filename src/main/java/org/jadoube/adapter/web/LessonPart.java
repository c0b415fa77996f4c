package org.jadoube.adapter.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.guidance.Language;
import org.jadoube.guidance.Wordbook;
import org.jadoube.lesson.Course;
import org.jadoube.lesson.Exercise;
import org.jadoube.lesson.Goal;
import org.jadoube.lesson.Lesson;

/** The course, and the exercise that is on, in words. */
final class LessonPart {
    private LessonPart() {}

    /** All lessons and their exercises. */
    static List<Map<String, Object>> course(Course course, Language language) {
        return course.lessons().stream().map(lesson -> lesson(lesson, language)).toList();
    }

    private static Map<String, Object> lesson(Lesson lesson, Language language) {
        return Map.of(
                "id", lesson.id(),
                "title", lesson.title().in(language),
                "text", lesson.text().in(language),
                "exercises",
                        lesson.exercises().stream()
                                .map(exercise ->
                                        Map.of(
                                                "id", exercise.id(),
                                                "task", exercise.task().in(language)))
                                .toList());
    }

    /** The exercise that is on. */
    static Map<String, Object> of(Lecture lecture, Wordbook words) {
        Exercise exercise = lecture.attempt().exercise();
        Map<String, Object> part = new LinkedHashMap<>();
        part.put("exercise", exercise.id());
        part.put("task", exercise.task().in(words.language()));
        part.put("left", lecture.attempt().left());
        part.put("stars", lecture.stars());
        part.put("kept", lecture.kept());
        part.put("asks", asks(exercise.goal()));
        if (lecture.why() != null) {
            part.put("why", words.say(lecture.why()));
            part.put("rule", exercise.rule().in(words.language()));
        }
        return part;
    }

    /** What is to be said with buttons, if anything. */
    private static String asks(Goal goal) {
        return switch (goal) {
            case Goal.Say say -> "say";
            case Goal.Claim claim -> "claim";
            case Goal.Press press -> "press";
            case Goal.Alone alone -> "";
            case Goal.OneMove one -> "";
            case Goal.Forced forced -> "";
        };
    }
}
