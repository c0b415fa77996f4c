package org.jadoube.adapter.web;

import org.jadoube.guidance.Message;
import org.jadoube.lesson.Attempt;
import org.jspecify.annotations.Nullable;

/**
 * How an exercise stands.
 *
 * @param why what was wrong with the last try; null when nothing was
 * @param stars won by solving it; 0 while it is not solved
 */
record Lecture(Attempt attempt, @Nullable Message why, int stars) {

    /** An exercise that goes on, or begins. */
    static Lecture at(Attempt attempt) {
        return new Lecture(attempt, null, 0);
    }

    Lecture wrong(Attempt again, Message reason) {
        return new Lecture(again, reason, 0);
    }

    Lecture solved(int won) {
        return new Lecture(attempt, null, won);
    }

    boolean isSolved() {
        return stars > 0;
    }
}
