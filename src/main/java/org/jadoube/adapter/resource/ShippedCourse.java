package org.jadoube.adapter.resource;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.lesson.Course;
import org.jadoube.lesson.Lesson;
import org.jadoube.lesson.LessonReader;
import org.jadoube.lesson.LessonSyntaxException;

/** The course that comes with the program. */
public final class ShippedCourse {
    private static final String FOLDER = "lessons/";

    private ShippedCourse() {}

    /** The lessons of the file {@code course}, in its order. */
    public static Course read() {
        List<Lesson> lessons = new ArrayList<>();
        for (String name : Resources.text(FOLDER + "course").lines().toList()) {
            String file = FOLDER + name + ".lesson";
            try {
                lessons.add(LessonReader.read(file, Resources.text(file)));
            } catch (LessonSyntaxException faulty) {
                throw new IllegalStateException(faulty);
            }
        }
        return new Course(lessons);
    }
}
