package org.jadoube.adapter.web;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.lesson.Learner;
import org.jadoube.lesson.Progress;
import org.jadoube.port.Learners;

/** Learners that are forgotten with the test. */
public final class LearnersInMemory implements Learners {
    private final SortedMap<Learner, Progress> all = new TreeMap<>();

    @Override
    public synchronized List<Learner> all() {
        return List.copyOf(all.keySet());
    }

    @Override
    public synchronized Progress progress(Learner learner) {
        return all.getOrDefault(learner, Progress.NONE);
    }

    @Override
    public synchronized void won(Learner learner, String exercise, int stars) {
        all.put(learner, progress(learner).with(exercise, stars));
    }

    @Override
    public synchronized void forget(Learner learner) {
        all.remove(learner);
    }
}
