package org.jadoube.adapter.web;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jadoube.chess.Position;
import org.jadoube.clock.TimeControl;
import org.jadoube.clock.TimeControlException;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.Plan;
import org.jadoube.table.Series;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/** What was filled in for another game. */
final class PlanForm {
    private static final int LONGEST_NAME = 100;

    private PlanForm() {}

    /**
     * The plan of another game on the same board.
     *
     * @param before what is planned now: the board's own properties stay
     */
    static Plan read(Fields form, Plan before) throws RefusedException {
        form.only(
                "white",
                "black",
                "time",
                "touch",
                "draws",
                "completion",
                "fen",
                "helpWhite",
                "helpBlack",
                "helpLocked");
        RecognitionRules hands = before.rules().recognition();
        RecognitionRules recognition =
                new RecognitionRules(
                        form.constant("completion", RecognitionRules.Completion.class),
                        form.constant("touch", RecognitionRules.TouchMove.class),
                        hands.masked(),
                        hands.scanMicros());
        TableRules usual =
                new TableRules(
                        recognition,
                        form.constant("draws", DrawRules.class),
                        before.rules().variant(),
                        time(form));
        TableRules rules =
                new TableRules(
                        usual.recognition(),
                        usual.draws(),
                        usual.variant(),
                        usual.time(),
                        usual.penalties(),
                        usual.agreedDrawFrom(),
                        help(form));
        return new Plan(rules, start(form), tags(form), Series.OPEN);
    }

    private static HelpLevels help(Fields form) throws RefusedException {
        return new HelpLevels(
                form.constant("helpWhite", HelpLevel.class),
                form.constant("helpBlack", HelpLevel.class),
                form.optionalText("helpLocked").isPresent());
    }

    private static @Nullable TimeControl time(Fields form) throws RefusedException {
        String text = form.optionalText("time").orElse("").strip();
        if (text.isEmpty()) {
            return null;
        }
        try {
            return TimeControl.parse(text);
        } catch (TimeControlException unreadable) {
            throw RefusedException.bad(String.valueOf(unreadable.getMessage()));
        }
    }

    private static Position start(Fields form) throws RefusedException {
        String text = form.optionalText("fen").orElse("").strip();
        if (text.isEmpty()) {
            return Position.start();
        }
        try {
            return Fen.parse(text);
        } catch (FenException unreadable) {
            throw RefusedException.bad(String.valueOf(unreadable.getMessage()));
        }
    }

    private static SequencedMap<String, String> tags(Fields form) throws RefusedException {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        putName(tags, "White", form.optionalText("white").orElse(""));
        putName(tags, "Black", form.optionalText("black").orElse(""));
        return tags;
    }

    private static void putName(SequencedMap<String, String> tags, String tag, String name)
            throws RefusedException {
        if (name.length() > LONGEST_NAME) {
            throw RefusedException.bad("That name is too long.");
        }
        if (!name.isBlank()) {
            tags.put(tag, name.strip());
        }
    }
}
