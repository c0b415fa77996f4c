package org.jadoube.trace;

import org.jadoube.chess.Variant;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.Input;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;

/** Tables as traces and scenarios set them up. */
final class Tables {
    private static final long NONE_MASKED = 0;

    private Tables() {}

    /** The table at which a trace was recorded, before its first token. */
    static Table of(Trace trace, Pace pace, long nowMicros) {
        RecognitionRules recognition =
                new RecognitionRules(
                        trace.completion(), trace.touchMove(), NONE_MASKED, pace.periodMicros());
        return Table.of(
                new TableRules(recognition, DrawRules.CLAIM, Variant.STANDARD, null),
                Line.from(trace.start()),
                trace.start().occupied(),
                nowMicros);
    }

    /** The table at which a scenario begins. */
    static Table of(Setting setting, Pace pace, long nowMicros) {
        RecognitionRules recognition =
                new RecognitionRules(
                        setting.completion(), setting.policy(), NONE_MASKED, pace.periodMicros());
        Table table =
                Table.of(
                        new TableRules(
                                recognition, setting.draws(), setting.variant(), setting.clock()),
                        Line.from(setting.given()).then(setting.played()),
                        setting.position().occupied(),
                        nowMicros);
        return setting.announced() == null
                ? table
                : table.step(new Input.Announced(setting.announced(), nowMicros)).table();
    }
}
