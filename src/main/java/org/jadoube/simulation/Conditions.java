package org.jadoube.simulation;

import org.jadoube.clock.TimeControl;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jspecify.annotations.Nullable;

/**
 * Under which conditions a simulated game is played.
 *
 * @param time the time control, null where no clock is in use; where moves are completed by a
 *     press, the buttons are pressed in either case
 */
public record Conditions(Profile profile, Completion completion, @Nullable TimeControl time) {
    boolean isPressed() {
        return completion == Completion.PRESS;
    }
}
