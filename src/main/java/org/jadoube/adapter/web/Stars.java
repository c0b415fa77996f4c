package org.jadoube.adapter.web;

import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Consumer;
import org.jadoube.lesson.Learner;
import org.jadoube.port.Learners;

/** The stars of each learner, as the console asks for them. */
final class Stars {
    private final Learners learners;
    private final Consumer<String> log;

    /**
     * @param log is told in words what could not be kept
     */
    Stars(Learners learners, Consumer<String> log) {
        this.learners = learners;
        this.log = log;
    }

    /** Keeps stars; tells whether they are safe. */
    boolean keep(Learner learner, String exercise, int stars) {
        try {
            learners.won(learner, exercise, stars);
            return true;
        } catch (IOException failed) {
            log.accept("The stars of a learner cannot be kept. (" + failed + ")");
            return false;
        }
    }

    List<String> names() throws IOException {
        return learners.all().stream().map(Learner::name).toList();
    }

    /** The most stars won, by exercise. */
    SortedMap<String, Integer> of(String name) throws IOException, RefusedException {
        return learners.progress(learner(name)).stars();
    }

    void forget(String name) throws IOException, RefusedException {
        learners.forget(learner(name));
    }

    static Learner learner(String name) throws RefusedException {
        return Learner.named(name)
                .orElseThrow(() -> RefusedException.bad("That is no name of a learner."));
    }
}
