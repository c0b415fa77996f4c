package org.jadoube.table;

import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.PenaltyRules;
import org.jadoube.recognition.RecognitionRules;
import org.jspecify.annotations.Nullable;

/**
 * By which rules a table is played at.
 *
 * @param time the time control, null where no clock is in use
 * @param penalties what illegal moves and wrong claims cost; null where they are only refused
 * @param agreedDrawFrom the number of moves that both players have to make before they can agree on
 *     a draw (Laws 5.2.3, 9.1.1), at least 1
 * @param help how much the board helps; nobody in strict play, where advice is forbidden (Laws
 *     11.3.1)
 */
public record TableRules(
        RecognitionRules recognition,
        DrawRules draws,
        Variant variant,
        @Nullable TimeControl time,
        @Nullable PenaltyRules penalties,
        int agreedDrawFrom,
        HelpLevels help) {

    /** At home: tolerant hands, no clock, draws by claim. */
    public static final TableRules DEFAULT =
            new TableRules(RecognitionRules.DEFAULT, DrawRules.CLAIM, Variant.STANDARD, null);

    public TableRules {
        if (agreedDrawFrom < 1) {
            throw new IllegalArgumentException("a draw agreed from move " + agreedDrawFrom);
        }
    }

    /**
     * With the penalties that the Laws set for strict play with a clock, draws from move 1, and the
     * help that is usual at home.
     */
    public TableRules(
            RecognitionRules recognition,
            DrawRules draws,
            Variant variant,
            @Nullable TimeControl time) {
        this(
                recognition,
                draws,
                variant,
                time,
                penalties(recognition, time),
                1,
                HelpLevels.DEFAULT);
    }

    /** The same with other hands, or other contacts. */
    TableRules recognizing(RecognitionRules other) {
        return new TableRules(other, draws, variant, time, penalties, agreedDrawFrom, help);
    }

    /** The same for players who have changed colors: each keeps the own time and the own help. */
    TableRules exchanged() {
        return new TableRules(
                recognition,
                draws,
                variant,
                time == null ? null : time.exchanged(),
                penalties,
                agreedDrawFrom,
                help.exchanged());
    }

    /** The same with other help. */
    public TableRules helping(HelpLevels other) {
        return new TableRules(recognition, draws, variant, time, penalties, agreedDrawFrom, other);
    }

    /** Whether a move is completed by its mover's clock button. */
    boolean completesByPress() {
        return recognition.completion() == RecognitionRules.Completion.PRESS;
    }

    boolean isStrict() {
        return recognition.touchMove() == RecognitionRules.TouchMove.STRICT;
    }

    private static @Nullable PenaltyRules penalties(
            RecognitionRules recognition, @Nullable TimeControl time) {
        if (time == null || recognition.touchMove() != RecognitionRules.TouchMove.STRICT) {
            return null;
        }
        return switch (time.timeClass()) {
            case STANDARD -> PenaltyRules.STANDARD;
            case RAPID, BLITZ -> PenaltyRules.RAPID_AND_BLITZ;
        };
    }
}
