package org.jadoube.trace;

import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.table.TableRules;

/** The lines of a journal's head: a key and what is under it, always all keys in one order. */
final class JournalHeadText {
    private static final String FIRST = "journal 1";
    private static final String LAST_KEY = "begun";
    private static final String NO_CLOCK = "-";

    private final List<String> lines;
    private int next;

    private JournalHeadText(List<String> lines) {
        this.lines = lines;
    }

    /** Whether a head that can be read begins with this line. */
    static boolean isFirst(String line) {
        return line.equals(FIRST);
    }

    static boolean isLast(String line) {
        return line.startsWith(LAST_KEY + " ");
    }

    static List<String> format(JournalHead head) {
        TableRules rules = head.rules();
        RecognitionRules recognition = rules.recognition();
        List<String> lines = new ArrayList<>();
        lines.add(FIRST);
        lines.add("date " + head.date());
        head.tags().forEach((name, value) -> lines.add("tag " + name + " " + value));
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
                                .orElse(NO_CLOCK));
        lines.add("start " + Fen.format(head.start(), rules.variant()));
        lines.add(
                "played"
                        + head.played().stream()
                                .map(move -> " " + JournalWords.move(move))
                                .collect(Collectors.joining()));
        lines.add(LAST_KEY + " " + head.atMicros() + " " + JournalWords.contacts(head.contacts()));
        return lines;
    }

    /** The head of which {@link #format} gives these lines. */
    static JournalHead parse(List<String> lines) throws JournalSyntaxException {
        JournalHead head;
        try {
            head = new JournalHeadText(lines).read();
        } catch (DateTimeException | IllegalArgumentException refused) {
            throw new JournalSyntaxException(String.valueOf(refused.getMessage()));
        }
        if (!format(head).equals(lines)) {
            throw new JournalSyntaxException("the head is not written as this version writes it");
        }
        return head;
    }

    private JournalHead read() throws JournalSyntaxException {
        key("journal");
        OffsetDateTime date = OffsetDateTime.parse(key("date").rest());
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        while (isNext("tag")) {
            JournalWords tag = key("tag");
            tags.put(tag.word(), tag.rest());
        }
        Variant variant = key("variant").constant(Variant.class);
        RecognitionRules recognition =
                new RecognitionRules(
                        key("completion").constant(Completion.class),
                        key("touch-move").constant(TouchMove.class),
                        key("masked").contacts(),
                        key("scan-micros").number());
        DrawRules draws = key("draws").constant(DrawRules.class);
        String time = key("time").rest();
        TableRules rules =
                new TableRules(
                        recognition,
                        draws,
                        variant,
                        time.equals(NO_CLOCK) ? null : TimeControl.parse(time));
        Position start = Fen.parseComposed(key("start").rest());
        List<Move> played = new ArrayList<>();
        for (JournalWords moves = key("played"); !moves.isAtEnd(); ) {
            played.add(moves.move());
        }
        JournalWords begun = key(LAST_KEY);
        long atMicros = begun.number();
        return new JournalHead(date, tags, rules, start, played, begun.contacts(), atMicros);
    }

    private boolean isNext(String key) {
        return next < lines.size() && lines.get(next).startsWith(key + " ");
    }

    private JournalWords key(String key) throws JournalSyntaxException {
        if (next == lines.size()) {
            throw new JournalSyntaxException("the head ends before '" + key + "'");
        }
        JournalWords words = new JournalWords(lines.get(next++));
        String found = words.word();
        if (!found.equals(key)) {
            throw new JournalSyntaxException("expected '" + key + "', found '" + found + "'");
        }
        return words;
    }
}
