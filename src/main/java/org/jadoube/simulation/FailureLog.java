package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.trace.Topic;

/** The plies of a game that the board did not follow, with what led to them. */
final class FailureLog {
    /** A question, or a move, that goes away by itself within this time was none. */
    private static final long ASK_STANDS_MICROS = 500_000;

    private static final long MOVE_STANDS_MICROS = 1_000_000;

    private final Conditions conditions;
    private final Course course;
    private final Chronicle chronicle;
    private final SortedMap<Integer, Failure> failures = new TreeMap<>();

    FailureLog(Conditions conditions, Course course, Chronicle chronicle) {
        this.conditions = conditions;
        this.course = course;
        this.chronicle = chronicle;
    }

    /** Each ply once; a swap that no contact shows may be asked about. */
    void add(Verdict verdict, int ply, long nowMicros) {
        boolean known = failures.containsKey(ply) || ply >= course.length();
        if (known || course.ply(ply).isManner(Manner.CAPTURE_SWAP_UNSEEN)) {
            return;
        }
        List<Story> stories = new ArrayList<>();
        for (Chronicle.Excerpt excerpt : chronicle.before(ply, nowMicros)) {
            stories.add(story(verdict, ply, excerpt, nowMicros));
        }
        failures.put(ply, new Failure(verdict, ply + 1, stories));
    }

    private Story story(Verdict verdict, int ply, Chronicle.Excerpt excerpt, long nowMicros) {
        boolean asked = verdict == Verdict.ASKED;
        int first = excerpt.ply();
        return Story.of(
                "%s hands, ply %d of the game".formatted(conditions.profile().name(), ply + 1),
                course.game().piece(course.before(first), first, course.played()),
                conditions.completion(),
                excerpt,
                asked ? Topic.ASK : Topic.MOVES,
                nowMicros + (asked ? ASK_STANDS_MICROS : MOVE_STANDS_MICROS));
    }

    List<Failure> all() {
        return List.copyOf(failures.values());
    }
}
