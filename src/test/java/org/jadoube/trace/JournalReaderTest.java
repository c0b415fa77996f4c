package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jadoube.table.Input;
import org.jadoube.trace.JournalCut.Reason;
import org.junit.jupiter.api.Test;

/** From damaged journals, what is sound is read, and nothing else. */
class JournalReaderTest {
    private static final int BLOCK = 512;

    private final List<Input> inputs = JournalSamples.inputs(16, new Random(1));
    private final List<byte[]> lines = new ArrayList<>();
    private final byte[] journal;

    JournalReaderTest() {
        JournalWriter writer = new JournalWriter();
        lines.add(writer.head(JournalSamples.head()));
        inputs.forEach(input -> lines.add(writer.next(input)));
        journal = joined(lines);
    }

    @Test
    void aSoundJournalIsReadWholly() {
        JournalReading reading = JournalReader.read(journal);

        assertEquals(inputs, reading.inputs());
        assertEquals(journal.length, reading.length());
        assertEquals(Optional.empty(), reading.cut());
    }

    @Test
    void aJournalCutAtAnyByteGivesTheRecordsThatAreWhole() {
        for (int length = 0; length < journal.length; length++) {
            JournalReading reading = JournalReader.read(Arrays.copyOf(journal, length));

            int whole = wholeLines(length);
            assertEquals(whole > 0, reading.head().isPresent());
            assertEquals(inputs.subList(0, Math.max(0, whole - 1)), reading.inputs());
            assertEquals(offset(whole), reading.length());
            boolean isTorn = whole == 0 || length > offset(whole);
            assertEquals(isTorn, reading.cut().map(JournalCut::reason).isPresent());
            assertTrue(reading.cut().stream().allMatch(cut -> cut.reason() == Reason.TORN));
        }
    }

    @Test
    void noFlippedBitOfAnyRecordPassesForARecord() {
        for (int bit = 0; bit < 8 * journal.length; bit++) {
            byte[] damaged = journal.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);

            JournalReading reading = JournalReader.read(damaged);

            int sound = wholeLines(bit / 8);
            assertEquals(inputs.subList(0, Math.max(0, sound - 1)), reading.inputs());
            assertEquals(sound > 0, reading.head().isPresent());
            assertTrue(reading.cut().isPresent());
        }
    }

    @Test
    void aTailOfZerosIsDropped() {
        for (int from = 0; from < journal.length; from += BLOCK) {
            byte[] damaged = journal.clone();
            Arrays.fill(damaged, from, journal.length, (byte) 0);

            JournalReading reading = JournalReader.read(damaged);

            assertEquals(inputs.subList(0, Math.max(0, wholeLines(from) - 1)), reading.inputs());
            assertEquals(Reason.NO_RECORD, reading.cut().orElseThrow().reason());
        }
    }

    @Test
    void aBlockOfZerosHidesTheSoundRecordsBehindIt() {
        for (int from = 0; from < journal.length; from += BLOCK) {
            byte[] damaged = journal.clone();
            Arrays.fill(damaged, from, Math.min(journal.length, from + BLOCK), (byte) 0);

            JournalReading reading = JournalReader.read(damaged);

            assertEquals(inputs.subList(0, Math.max(0, wholeLines(from) - 1)), reading.inputs());
        }
    }

    @Test
    void aDoubledLineEndsTheJournal() {
        for (int line = 1; line <= inputs.size(); line++) {
            List<byte[]> doubled = new ArrayList<>(lines);
            doubled.add(line, lines.get(line));

            assertCut(line, Reason.OUT_OF_SEQUENCE, joined(doubled));
        }
    }

    @Test
    void twoLinesInTheWrongOrderEndTheJournal() {
        for (int line = 1; line < inputs.size(); line++) {
            List<byte[]> swapped = new ArrayList<>(lines);
            Collections.swap(swapped, line, line + 1);

            assertCut(line - 1, Reason.OUT_OF_SEQUENCE, joined(swapped));
        }
    }

    @Test
    void whereTwoProcessesHaveWrittenOnlyTheFirstRecordOfEachNumberCouldCount() {
        JournalWriter second = JournalReader.read(joined(lines.subList(0, 9))).writer();
        List<byte[]> mixed = new ArrayList<>(lines.subList(0, 9));
        for (byte[] line : lines.subList(9, lines.size())) {
            mixed.add(line);
            mixed.add(second.next(new Input.Elapsed(7)));
        }

        assertCut(9, Reason.OUT_OF_SEQUENCE, joined(mixed));
    }

    @Test
    void theRestOfAnotherJournalWithTheSameNumbersIsDropped() {
        List<byte[]> stale = new ArrayList<>();
        JournalWriter other = new JournalWriter();
        other.head(JournalSamples.head());
        JournalSamples.inputs(16, new Random(2)).forEach(input -> stale.add(other.next(input)));

        assertCut(
                8,
                Reason.CHECKSUM,
                joined(lines.subList(0, 9)),
                joined(stale.subList(8, stale.size())));
    }

    @Test
    void aWholeRecordThatThisVersionDoesNotKnowEndsTheJournal() {
        byte[] text = "1 5 castled-long white".getBytes(StandardCharsets.UTF_8);
        byte[] head = lines.getFirst();
        String checksum =
                JournalChecksum.of(JournalReader.read(head).checksum(), text, 0, text.length);

        assertCut(
                0,
                Reason.UNKNOWN,
                head,
                (checksum + " 1 5 castled-long white\n").getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void anotherFileIsNoJournal() {
        for (String text : List.of("", "\n", "[Event \"?\"]\n", "trace: 1\n---\n", "\0\0\0\0")) {
            JournalReading reading = JournalReader.read(text.getBytes(StandardCharsets.UTF_8));

            assertEquals(Optional.empty(), reading.head());
            assertEquals(List.of(), reading.inputs());
            assertEquals(0, reading.length());
            assertEquals(1, reading.cut().orElseThrow().line());
            assertEquals(text.length(), reading.cut().orElseThrow().bytes());
        }
    }

    @Test
    void theCutIsToldWithItsPlaceAndItsLoss() {
        byte[] torn = Arrays.copyOf(journal, offset(3) + 10);

        assertEquals(
                "line 23, byte %d: the file ends here, 10 bytes dropped".formatted(offset(3)),
                JournalReader.read(torn).cut().orElseThrow().toString());
    }

    @Test
    void aJournalGoesOnWhereItsSoundPartEnds() {
        byte[] torn = Arrays.copyOf(journal, offset(9) + 10);
        JournalReading reading = JournalReader.read(torn);
        JournalWriter writer = reading.writer();

        ByteArrayOutputStream mended = new ByteArrayOutputStream();
        mended.write(torn, 0, (int) reading.length());
        inputs.subList(8, 16).forEach(input -> mended.writeBytes(writer.next(input)));

        assertEquals(16, writer.sequence());
        assertEquals(inputs, JournalReader.read(mended.toByteArray()).inputs());
    }

    private void assertCut(int sound, Reason reason, byte[]... parts) {
        JournalReading reading = JournalReader.read(joined(List.of(parts)));

        assertEquals(inputs.subList(0, sound), reading.inputs());
        assertEquals(reason, reading.cut().orElseThrow().reason());
        assertEquals(offset(sound + 1), reading.cut().orElseThrow().offset());
    }

    /** How many of the head and the inputs stand wholly before an offset. */
    private int wholeLines(int end) {
        int whole = 0;
        while (whole < lines.size() && offset(whole + 1) <= end) {
            whole++;
        }
        return whole;
    }

    private int offset(int line) {
        return lines.subList(0, line).stream().mapToInt(bytes -> bytes.length).sum();
    }

    private static byte[] joined(List<byte[]> parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        parts.forEach(bytes::writeBytes);
        return bytes.toByteArray();
    }
}
