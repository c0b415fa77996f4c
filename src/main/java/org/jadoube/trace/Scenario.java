package org.jadoube.trace;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A chess story: a position, what hands do, and what must then be true.
 *
 * @param file the file that it stands in
 * @param line the line where it begins, from 1
 * @param id a short name that stays the same; null for none
 * @param source where the case comes from; null if that is not told
 * @param steps at least one
 */
public record Scenario(
        String file,
        int line,
        String title,
        @Nullable String id,
        @Nullable String source,
        Setting setting,
        List<Step> steps) {
    public Scenario {
        steps = List.copyOf(steps);
    }

    /**
     * Something that happens, and what must be true after it.
     *
     * @param line the line of the file that tells it, from 1
     */
    public record Step(int line, Action action, List<Expectation> expectations) {
        public Step {
            expectations = List.copyOf(expectations);
        }
    }

    /** The id, where there is one, and the title. */
    @Override
    public String toString() {
        return id == null ? title : id + ", " + title;
    }
}
