package org.jadoube.table;

import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;
import org.jspecify.annotations.Nullable;

/**
 * By which rules a table is played at.
 *
 * @param time the time control, null where no clock is in use
 */
public record TableRules(
        RecognitionRules recognition,
        DrawRules draws,
        Variant variant,
        @Nullable TimeControl time) {

    /** At home: tolerant hands, no clock, draws by claim. */
    public static final TableRules DEFAULT =
            new TableRules(RecognitionRules.DEFAULT, DrawRules.CLAIM, Variant.STANDARD, null);

    /** The same with other hands, or other contacts. */
    TableRules recognizing(RecognitionRules other) {
        return new TableRules(other, draws, variant, time);
    }

    /** The same with other times; null for no clock. */
    TableRules timed(@Nullable TimeControl other) {
        return new TableRules(recognition, draws, variant, other);
    }

    /** Whether a move is completed by its mover's clock button. */
    boolean completesByPress() {
        return recognition.completion() == RecognitionRules.Completion.PRESS;
    }

    boolean isStrict() {
        return recognition.touchMove() == RecognitionRules.TouchMove.STRICT;
    }
}
