package org.jadoube.table;

import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
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
 */
public record TableRules(
        RecognitionRules recognition,
        DrawRules draws,
        Variant variant,
        @Nullable TimeControl time,
        @Nullable PenaltyRules penalties,
        int agreedDrawFrom) {

    public TableRules {
        if (agreedDrawFrom < 1) {
            throw new IllegalArgumentException("a draw agreed from move " + agreedDrawFrom);
        }
    }

    /** With the penalties that the Laws set for strict play with a clock, and draws from move 1. */
    public TableRules(
            RecognitionRules recognition,
            DrawRules draws,
            Variant variant,
            @Nullable TimeControl time) {
        this(recognition, draws, variant, time, penalties(recognition, time), 1);
    }

    /** At home: tolerant hands, no clock, draws by claim. */
    public static final TableRules DEFAULT =
            new TableRules(RecognitionRules.DEFAULT, DrawRules.CLAIM, Variant.STANDARD, null);

    /** The same with other hands, or other contacts. */
    TableRules recognizing(RecognitionRules other) {
        return new TableRules(other, draws, variant, time, penalties, agreedDrawFrom);
    }

    /** The same with other times; null for no clock. */
    TableRules timed(@Nullable TimeControl other) {
        return new TableRules(recognition, draws, variant, other, penalties, agreedDrawFrom);
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
