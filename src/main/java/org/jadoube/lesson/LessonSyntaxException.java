package org.jadoube.lesson;

/** A lesson file that cannot be read; the message names file, line and fault. */
public final class LessonSyntaxException extends Exception {
    private static final long serialVersionUID = 1;

    LessonSyntaxException(String file, int line, String fault) {
        super(file + ":" + line + ": " + fault);
    }
}
