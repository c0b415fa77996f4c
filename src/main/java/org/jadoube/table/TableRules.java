package org.jadoube.table;

import org.jadoube.chess.Variant;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;

/** By which rules a table is played at. */
public record TableRules(RecognitionRules recognition, DrawRules draws, Variant variant) {

    /** At home: tolerant hands, no clock, draws by claim. */
    public static final TableRules DEFAULT =
            new TableRules(RecognitionRules.DEFAULT, DrawRules.CLAIM, Variant.STANDARD);

    boolean isStrict() {
        return recognition.touchMove() == RecognitionRules.TouchMove.STRICT;
    }
}
