package org.jadoube.trace;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.table.Input;
import org.jspecify.annotations.Nullable;

/**
 * Reads journals as far as they are sound.
 *
 * <p>A record counts only when its line is whole, its checksum fits it and all before it, its
 * number is next, and it is written exactly as {@link JournalWriter} writes. At the first that does
 * not count reading ends: inputs after a gap would make another game of it.
 */
public final class JournalReader {
    private static final int CHECKSUM_LENGTH = 8;
    private static final Pattern FRAME =
            Pattern.compile("[0-9a-f]{8} (?:(?<sequence>\\d{1,18}) )?\\P{Cntrl}*");

    private final byte[] journal;
    private final List<String> headLines = new ArrayList<>();
    private final List<Input> inputs = new ArrayList<>();
    private @Nullable JournalHead head;
    private String checksum = JournalChecksum.NONE;
    private int line = 1;
    private int at;

    /** A line that is not sound. */
    private static final class Unsound extends Exception {
        private static final long serialVersionUID = 1;
        private final JournalCut.Reason reason;

        private Unsound(JournalCut.Reason reason) {
            super(reason.name());
            this.reason = reason;
        }
    }

    private JournalReader(byte[] journal) {
        this.journal = journal;
    }

    /** The longest sound beginning of a file, be it a journal or not. */
    public static JournalReading read(byte[] journal) {
        return new JournalReader(journal).read();
    }

    private JournalReading read() {
        JournalCut.@Nullable Reason reason = null;
        while (reason == null && (head == null || at < journal.length)) {
            try {
                readLine();
            } catch (Unsound unsound) {
                reason = unsound.reason;
            }
        }
        Optional<JournalCut> cut =
                Optional.ofNullable(reason)
                        .map(why -> new JournalCut(line, at, journal.length - at, why));
        return new JournalReading(
                Optional.ofNullable(head), inputs, head == null ? 0 : at, cut, checksum);
    }

    private void readLine() throws Unsound {
        int end = at;
        while (end < journal.length && journal[end] != '\n') {
            end++;
        }
        String text = new String(journal, at, end - at, StandardCharsets.UTF_8);
        Matcher frame = FRAME.matcher(text);
        if (!frame.matches()) {
            boolean isCutOff = end == journal.length && !text.contains("\0");
            throw new Unsound(isCutOff ? JournalCut.Reason.TORN : JournalCut.Reason.NO_RECORD);
        }
        if (end == journal.length) {
            throw new Unsound(JournalCut.Reason.TORN);
        }
        int start = at + CHECKSUM_LENGTH + 1;
        String fitting = JournalChecksum.of(checksum, journal, start, end - start);
        if (!text.startsWith(fitting)) {
            String sequence = frame.group("sequence");
            boolean belongsElsewhere =
                    sequence != null && (head == null || Long.parseLong(sequence) != next());
            throw new Unsound(
                    belongsElsewhere
                            ? JournalCut.Reason.OUT_OF_SEQUENCE
                            : JournalCut.Reason.CHECKSUM);
        }
        try {
            accept(text.substring(CHECKSUM_LENGTH + 1), Arrays.copyOfRange(journal, start, end));
        } catch (JournalSyntaxException unknown) {
            throw new Unsound(JournalCut.Reason.UNKNOWN);
        }
        checksum = fitting;
        at = end + 1;
        line++;
    }

    private long next() {
        return inputs.size() + 1L;
    }

    private void accept(String text, byte[] bytes) throws JournalSyntaxException {
        if (head != null) {
            Input input = input(text);
            if (!Arrays.equals(
                    (next() + " " + JournalInputs.format(input)).getBytes(StandardCharsets.UTF_8),
                    bytes)) {
                throw new JournalSyntaxException("not as this version writes it");
            }
            inputs.add(input);
            return;
        }
        headLines.add(text);
        if (!JournalHeadText.isFirst(headLines.getFirst())) {
            throw new JournalSyntaxException("the head of another version");
        }
        if (JournalHeadText.isLast(text)) {
            head = JournalHeadText.parse(headLines);
        }
    }

    private static Input input(String text) throws JournalSyntaxException {
        JournalWords words = new JournalWords(text);
        words.number();
        return JournalInputs.parse(words);
    }
}
