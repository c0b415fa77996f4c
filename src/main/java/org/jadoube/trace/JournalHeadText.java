package org.jadoube.trace;

import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.chess.Move;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Plan;

/** The lines of a journal's head: a key and what is under it, always all keys in one order. */
final class JournalHeadText {
    private static final String FIRST = "journal 1";
    private static final String LAST_KEY = "begun";

    private JournalHeadText() {}

    /** Whether a head that can be read begins with this line. */
    static boolean isFirst(String line) {
        return line.equals(FIRST);
    }

    static boolean isLast(String line) {
        return line.startsWith(LAST_KEY + " ");
    }

    static List<String> format(JournalHead head) {
        List<String> lines = new ArrayList<>();
        lines.add(FIRST);
        lines.add("date " + head.date());
        lines.addAll(PlanText.format(head.plan()));
        lines.add("board " + Codes.of(head.board()));
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
            head = read(new KeyedLines(lines));
        } catch (DateTimeException | IllegalArgumentException refused) {
            throw new JournalSyntaxException(String.valueOf(refused.getMessage()));
        }
        if (!format(head).equals(lines)) {
            throw new JournalSyntaxException("the head is not written as this version writes it");
        }
        return head;
    }

    private static JournalHead read(KeyedLines lines) throws JournalSyntaxException {
        lines.next("journal");
        OffsetDateTime date = OffsetDateTime.parse(lines.next("date").rest());
        Plan plan = PlanText.read(lines);
        Orientation board = lines.next("board").constant(Orientation.class);
        List<Move> played = new ArrayList<>();
        for (JournalWords moves = lines.next("played"); !moves.isAtEnd(); ) {
            played.add(moves.move());
        }
        JournalWords begun = lines.next(LAST_KEY);
        long atMicros = begun.number();
        return new JournalHead(date, plan, board, played, begun.contacts(), atMicros);
    }
}
