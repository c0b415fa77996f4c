package org.jadoube.table;

import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;
import org.jspecify.annotations.Nullable;

/**
 * By which rules a table is played at.
 *
 * @param time the time control, null where no clock is in use
 * @param help how much the board helps; nobody in strict play, where advice is forbidden (Laws
 *     11.3.1)
 */
public record TableRules(
        RecognitionRules recognition,
        DrawRules draws,
        Variant variant,
        @Nullable TimeControl time,
        HelpLevels help) {

    /** At home: tolerant hands, no clock, draws by claim. */
    public static final TableRules DEFAULT =
            new TableRules(RecognitionRules.DEFAULT, DrawRules.CLAIM, Variant.STANDARD, null);

    /** Rules with the help that is usual at home. */
    public TableRules(
            RecognitionRules recognition,
            DrawRules draws,
            Variant variant,
            @Nullable TimeControl time) {
        this(recognition, draws, variant, time, HelpLevels.DEFAULT);
    }

    /** The same with other hands, or other contacts. */
    TableRules recognizing(RecognitionRules other) {
        return new TableRules(other, draws, variant, time, help);
    }

    /** The same for players who have changed colors: each keeps the own time and the own help. */
    TableRules exchanged() {
        return new TableRules(
                recognition,
                draws,
                variant,
                time == null ? null : time.exchanged(),
                help.exchanged());
    }

    /** The same with other help. */
    TableRules helping(HelpLevels other) {
        return new TableRules(recognition, draws, variant, time, other);
    }

    /** Whether a move is completed by its mover's clock button. */
    boolean completesByPress() {
        return recognition.completion() == RecognitionRules.Completion.PRESS;
    }

    boolean isStrict() {
        return recognition.touchMove() == RecognitionRules.TouchMove.STRICT;
    }
}
