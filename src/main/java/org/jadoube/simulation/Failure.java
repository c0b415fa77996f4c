package org.jadoube.simulation;

import java.util.List;
import java.util.Optional;
import org.jadoube.trace.Scenario;

/** A ply that the board did not follow as it should have, with what led to it. */
public final class Failure {
    private final Verdict verdict;
    private final int ply;
    private final List<Story> stories;

    Failure(Verdict verdict, int ply, List<Story> stories) {
        this.verdict = verdict;
        this.ply = ply;
        this.stories = List.copyOf(stories);
    }

    /** What came of it. */
    public Verdict verdict() {
        return verdict;
    }

    /** The ply, from 1. */
    public int ply() {
        return ply;
    }

    /**
     * The shortest scenario that still fails; empty if no scenario tells of the failure, as when it
     * depends on a contact that is dead or on the time of each scan.
     */
    public Optional<Scenario> shortest() {
        return Reduction.shortest(stories).map(Story::toScenario);
    }
}
