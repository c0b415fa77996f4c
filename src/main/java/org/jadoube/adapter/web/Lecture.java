package org.jadoube.adapter.web;

import org.jadoube.guidance.Message;
import org.jadoube.lesson.Attempt;
import org.jadoube.lesson.Learner;
import org.jspecify.annotations.Nullable;

/**
 * How an exercise stands.
 *
 * @param learner whose stars are kept; null for nobody's
 * @param why what was wrong with the last try; null when nothing was
 * @param stars won by solving it; 0 while it is not solved
 * @param kept whether they are safe with those of the learner
 */
record Lecture(
        Attempt attempt,
        @Nullable Learner learner,
        @Nullable Message why,
        int stars,
        boolean kept) {

    /** An exercise that begins. */
    static Lecture of(Attempt attempt, @Nullable Learner learner) {
        return new Lecture(attempt, learner, null, 0, false);
    }

    /** The same when it goes on. */
    Lecture at(Attempt next) {
        return of(next, learner);
    }

    Lecture wrong(Attempt again, Message reason) {
        return new Lecture(again, learner, reason, 0, false);
    }

    Lecture solved(int won, boolean safe) {
        return new Lecture(attempt, learner, null, won, safe);
    }

    boolean isSolved() {
        return stars > 0;
    }
}
