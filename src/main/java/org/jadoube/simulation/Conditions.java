package org.jadoube.simulation;

import org.jadoube.clock.TimeControl;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jspecify.annotations.Nullable;

/**
 * Under which conditions a simulated game is played.
 *
 * @param time the time control, null where no clock is in use; where moves are completed by a
 *     press, the buttons are pressed in either case
 */
public record Conditions(
        Profile profile, Completion completion, TouchMove touchMove, @Nullable TimeControl time) {

    /** Conditions under which touched pieces do not bind. */
    public Conditions(Profile profile, Completion completion, @Nullable TimeControl time) {
        this(profile, completion, TouchMove.TOLERANT, time);
    }

    boolean isPressed() {
        return completion == Completion.PRESS;
    }
}
