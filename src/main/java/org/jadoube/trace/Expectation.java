package org.jadoube.trace;

import java.util.Arrays;

/**
 * What must be true some time after a step.
 *
 * @param wanted in the one form in which an observation tells the same; {@code -} for none
 * @param afterMicros how long after the last change of the step
 * @param line the line of the file that tells it, from 1
 */
public record Expectation(Topic topic, String wanted, long afterMicros, int line) {
    /** The rest after which an expectation is checked unless it names another time. */
    static final long REST_MICROS = 2_000_000;

    static final String NONE = "-";

    /** What stands between the cues of {@link Topic#LIGHTS}. */
    static final String BETWEEN_LIGHTS = "; ";

    /** Whether what is observed is what is expected. */
    public boolean isMetBy(String observed) {
        return topic == Topic.LIGHTS
                ? wanted.equals(NONE)
                        || Arrays.asList(observed.split(BETWEEN_LIGHTS, -1))
                                .containsAll(Arrays.asList(wanted.split(BETWEEN_LIGHTS, -1)))
                : wanted.equals(observed);
    }
}
