package org.jadoube.app.configuration;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.Plan;
import org.jadoube.table.Series;
import org.jadoube.table.TableRules;

/**
 * How games are played unless players want it otherwise.
 *
 * @param white the name of the player who begins; empty for nobody in particular
 */
public record GameSettings(
        Optional<TimeControl> time,
        RecognitionRules.TouchMove touch,
        RecognitionRules.Completion completion,
        DrawRules draws,
        HelpLevels help,
        Optional<String> white,
        Optional<String> black) {

    /** The same but for these. */
    public GameSettings with(
            Optional<TimeControl> time,
            RecognitionRules.TouchMove touch,
            RecognitionRules.Completion completion) {
        return new GameSettings(time, touch, completion, draws, help, white, black);
    }

    /**
     * The plan of the first game.
     *
     * @param scansPerSecond at least 1
     */
    public Plan plan(int scansPerSecond) {
        RecognitionRules recognition =
                new RecognitionRules(completion, touch, 0, 1_000_000 / scansPerSecond);
        TableRules rules =
                new TableRules(recognition, draws, Variant.STANDARD, time.orElse(null))
                        .helping(help);
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        white.ifPresent(name -> tags.put("White", name));
        black.ifPresent(name -> tags.put("Black", name));
        return new Plan(rules, Position.start(), tags, Series.OPEN);
    }
}
