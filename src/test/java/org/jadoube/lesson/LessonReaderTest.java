package org.jadoube.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.jadoube.guidance.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A lesson file is read strictly, and told its first fault with file and line. */
class LessonReaderTest {
    private static final String LESSON =
            """
            # a lesson of somebody's
            lesson: mine
            title.en: Mine
            title.ru: Мой
            title.bg: Моят
            text.en: A text
              that goes on.
            text.ru: Текст.
            text.bg: Текст.

            exercise: 1
            position: 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1
            goal: visit a8
            moves: 1
            solution: a1a8
            task.en: Go.
            task.ru: Идите.
            task.bg: Идете.
            """;

    @Test
    void aValueGoesOnAndARuleMayBeMissing() throws LessonSyntaxException {
        Lesson lesson = LessonReader.read("my.lesson", LESSON);
        assertEquals("A text that goes on.", lesson.text().in(Language.ENGLISH));
        Exercise exercise = lesson.exercises().getFirst();
        assertEquals("mine-1", exercise.id());
        assertEquals(lesson.text(), exercise.rule());
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    title.bg: Моят     | title.de: Meine   | 5: expected 'title.bg', found 'title.de'
                    title.ru: Мой      | title.ru:         | 4: 'title.ru' is empty
                    goal: visit a8     | goal: fly a8      | 13: there is no goal 'fly a8'
                    goal: visit a8     | goal: visit a9    | 13: 'a9' is no square
                    goal: visit a8     | goal: visit       | 13: the goal names nothing
                    goal: visit a8     | goal: collect it  | 13: 'it' stands after the goal
                    goal: visit a8     | goal: answer a b  | 13: the goal wants one word after its name
                    goal: visit a8     | goal: answer pawn | 13: 'pawn' is not known
                    goal: visit a8     | goal: play a1b2   | 13: 'a1b2' is not legal here
                    moves: 1           | moves: 0          | 14: '0' is no number from 1 to 99
                    solution: a1a8     | solution: a1-a8   | 15: 'a1-a8' is not known
                    R3K3 w Q - 0 1     | R7 w - - 0 1      | 12: white has no king
                    task.bg: Идете.    | no colon          | 18: there is no key before a colon
                    task.bg: Идете.    | #                 | 17: the file ends before 'task.bg'
                    """)
    void aFaultIsNamedWithItsLine(String line, String fault, String message) {
        LessonSyntaxException refused =
                assertThrows(
                        LessonSyntaxException.class,
                        () -> LessonReader.read("my.lesson", LESSON.replace(line, fault)));
        assertEquals("my.lesson:" + message, refused.getMessage());
    }

    @Test
    void twoExercisesOfOneNameAreNoCourse() throws LessonSyntaxException {
        Lesson lesson = LessonReader.read("my.lesson", LESSON);
        IllegalArgumentException refused =
                assertThrows(
                        IllegalArgumentException.class, () -> new Course(List.of(lesson, lesson)));
        assertEquals("there are two of the name 'mine'", refused.getMessage());
    }
}
