package org.jadoube.port;

import java.io.IOException;
import java.util.List;
import org.jadoube.lesson.Learner;
import org.jadoube.lesson.Progress;

/** Keeps what learners have won; may wait for the disk, and is asked by any thread. */
public interface Learners {

    /** Those of whom something is kept, by their names. */
    List<Learner> all() throws IOException;

    /** What a learner has won; {@link Progress#NONE} of one of whom nothing is kept. */
    Progress progress(Learner learner) throws IOException;

    /**
     * Keeps the stars of an exercise that was solved; when this returns they are safe.
     *
     * @param stars 1 to 3
     * @throws IOException if they are not known to be safe, or there is no room for another learner
     */
    void won(Learner learner, String exercise, int stars) throws IOException;

    /** Forgets a learner for good; harmless when nothing is kept. */
    void forget(Learner learner) throws IOException;
}
