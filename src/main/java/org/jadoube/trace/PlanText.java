package org.jadoube.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.PenaltyRules;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.table.Plan;
import org.jadoube.table.Series;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/** A plan as lines, a key and what is under it; in a record of a single line, parted by bars. */
final class PlanText {
    private static final String LOCKED = "locked";
    private static final String NONE = "-";
    private static final String BAR = " | ";

    private PlanText() {}

    static List<String> format(Plan plan) {
        TableRules rules = plan.rules();
        RecognitionRules recognition = rules.recognition();
        Series series = plan.series();
        List<String> lines = new ArrayList<>();
        plan.tags().forEach((name, value) -> lines.add("tag " + name + " " + value));
        lines.add("variant " + Codes.of(rules.variant()));
        lines.add("completion " + Codes.of(recognition.completion()));
        lines.add("touch-move " + Codes.of(recognition.touchMove()));
        lines.add("masked " + JournalWords.contacts(recognition.masked()));
        lines.add("scan-micros " + recognition.scanMicros());
        lines.add("draws " + Codes.of(rules.draws()));
        lines.add(
                "time "
                        + Optional.ofNullable(rules.time())
                                .map(TimeControl::toString)
                                .orElse(NONE));
        lines.add(
                "penalties "
                        + Optional.ofNullable(rules.penalties())
                                .map(PlanText::format)
                                .orElse(NONE));
        lines.add("agreed-draw-from " + rules.agreedDrawFrom());
        HelpLevels help = rules.help();
        lines.add(
                "help %s %s %s"
                        .formatted(
                                Codes.of(help.white()),
                                Codes.of(help.black()),
                                help.isLocked() ? LOCKED : "open"));
        lines.add(
                "series %d %d %d %d %s"
                        .formatted(
                                series.game(),
                                series.games(),
                                series.whiteHalfPoints(),
                                series.blackHalfPoints(),
                                Codes.of(series.draw())));
        lines.add("start " + Fen.format(plan.start(), rules.variant()));
        return lines;
    }

    /** Reads what {@link #format} writes. */
    static Plan read(KeyedLines lines) throws JournalSyntaxException {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        while (lines.isNext("tag")) {
            JournalWords tag = lines.next("tag");
            tags.put(tag.word(), tag.rest());
        }
        Variant variant = lines.next("variant").constant(Variant.class);
        RecognitionRules recognition =
                new RecognitionRules(
                        lines.next("completion").constant(Completion.class),
                        lines.next("touch-move").constant(TouchMove.class),
                        lines.next("masked").contacts(),
                        lines.next("scan-micros").number());
        DrawRules draws = lines.next("draws").constant(DrawRules.class);
        String time = lines.next("time").rest();
        PenaltyRules penalties = penalties(lines.next("penalties"));
        int agreedDrawFrom = lines.next("agreed-draw-from").count();
        JournalWords help = lines.next("help");
        TableRules rules =
                new TableRules(
                        recognition,
                        draws,
                        variant,
                        time.equals(NONE) ? null : TimeControl.parse(time),
                        penalties,
                        agreedDrawFrom,
                        new HelpLevels(
                                help.constant(HelpLevel.class),
                                help.constant(HelpLevel.class),
                                help.word().equals(LOCKED)));
        JournalWords words = lines.next("series");
        Series series =
                new Series(
                        words.count(),
                        words.count(),
                        words.count(),
                        words.count(),
                        words.constant(Series.Draw.class));
        Position start = Fen.parseComposed(lines.next("start").rest());
        return new Plan(rules, start, tags, series);
    }

    private static String format(PenaltyRules penalties) {
        return penalties.extraTimeMicros() + " " + penalties.losesAt();
    }

    private static @Nullable PenaltyRules penalties(JournalWords words)
            throws JournalSyntaxException {
        String first = words.word();
        return first.equals(NONE)
                ? null
                : new PenaltyRules(JournalWords.number(first), words.count());
    }

    /** The plan on one line; a bar in a tag is written {@code \p}, a backslash twice. */
    static String formatInline(Plan plan) {
        return String.join(
                BAR,
                format(plan).stream()
                        .map(line -> line.replace("\\", "\\\\").replace("|", "\\p"))
                        .toList());
    }

    /** Reads what {@link #formatInline} writes. */
    static Plan readInline(String text) throws JournalSyntaxException {
        List<String> lines = new ArrayList<>();
        for (String line : text.split(" \\| ", -1)) {
            lines.add(
                    line.replaceAll("(?<!\\\\)((?:\\\\\\\\)*)\\\\p", "$1|").replace("\\\\", "\\"));
        }
        try {
            return read(new KeyedLines(lines));
        } catch (IllegalArgumentException refused) {
            throw new JournalSyntaxException(String.valueOf(refused.getMessage()));
        }
    }
}
