package org.jadoube.app;

import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.Language;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/**
 * How games are played at a board unless the players want it otherwise, and how the board speaks.
 *
 * @param time the time control of the first game; null for no clock
 * @param completion what completes a move
 * @param touchMove how strictly a touched piece binds
 * @param language what the board itself speaks; each page of the console has its own
 */
record HouseRules(
        @Nullable TimeControl time,
        RecognitionRules.Completion completion,
        RecognitionRules.TouchMove touchMove,
        Language language) {

    /** By these rules, on a board that is scanned so often. */
    TableRules at(int scansPerSecond) {
        RecognitionRules recognition =
                new RecognitionRules(
                        completion,
                        touchMove,
                        RecognitionRules.DEFAULT.masked(),
                        1_000_000 / scansPerSecond);
        TableRules usual = TableRules.DEFAULT;
        return new TableRules(recognition, usual.draws(), usual.variant(), time);
    }
}
