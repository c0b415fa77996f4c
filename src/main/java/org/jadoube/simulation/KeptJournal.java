package org.jadoube.simulation;

import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;
import org.jadoube.table.Table;
import org.jadoube.trace.JournalHead;
import org.jadoube.trace.JournalReader;
import org.jadoube.trace.JournalReading;
import org.jadoube.trace.JournalWriter;

/**
 * The journal of a game as it lies on a disk that a power cut may tear.
 *
 * <p>The first power cut of a game has its whole journal replayed. A sitting that has gone on from
 * a replay is what the same records would bring about again, so from the second power cut on the
 * records that read as they were kept are not replayed.
 */
final class KeptJournal {
    private static final OffsetDateTime DATE = OffsetDateTime.parse("2026-01-01T12:00:00Z");

    private final JournalWriter writer = new JournalWriter();
    private final List<byte[]> records = new ArrayList<>();
    private final List<Input> inputs = new ArrayList<>();
    private final List<Sitting> sittings = new ArrayList<>();
    private final boolean isReplayed;

    private KeptJournal(JournalHead head, Sitting begun, boolean isReplayed) {
        this.isReplayed = isReplayed;
        records.add(writer.head(head));
        sittings.add(begun);
    }

    static KeptJournal of(JournalHead head) {
        return new KeptJournal(head, head.sitting(), false);
    }

    /** The journal of a game that has begun, with the inputs that it has taken in since. */
    static KeptJournal of(Effect.GameBegun begun) {
        KeptJournal journal = of(JournalHead.of(DATE, begun));
        Sitting sitting = begun.begun();
        for (Input input : begun.since()) {
            sitting = sitting.step(input).sitting();
            journal.keep(input, sitting);
        }
        return journal;
    }

    void keep(Input input, Sitting after) {
        records.add(writer.next(input));
        inputs.add(input);
        sittings.add(after);
    }

    private static List<Move> moves(Sitting sitting) {
        return sitting.table().map(Table::game).map(game -> game.moves()).orElse(List.of());
    }

    /**
     * The sitting after a power cut that lost the last records and tore the one before.
     *
     * @param lost how many whole records are lost at most
     * @param torn of the last one left, how many bytes are lost
     * @throws IllegalStateException if moves that were kept have not survived
     */
    KeptJournal.Recovered recover(int lost, int torn) {
        int whole = Math.max(1, records.size() - lost);
        int length = records.subList(0, whole).stream().mapToInt(bytes -> bytes.length).sum();
        byte[] disk = new byte[length];
        int end = 0;
        for (byte[] bytes : records.subList(0, whole)) {
            System.arraycopy(bytes, 0, disk, end, bytes.length);
            end += bytes.length;
        }
        int cut = whole == 1 ? length : length - Math.min(torn, records.get(whole - 1).length);
        byte[] left = new byte[cut];
        System.arraycopy(disk, 0, left, 0, cut);
        JournalReading reading = JournalReader.read(left);
        JournalHead head = reading.head().orElseThrow();
        KeptJournal journal = replay(head, reading.inputs());
        Sitting sitting = journal.sittings.getLast();
        int least = whole == 1 || cut == length ? whole - 1 : whole - 2;
        if (reading.inputs().size() < least
                || !moves(sitting).equals(moves(sittings.get(reading.inputs().size())))) {
            throw new IllegalStateException("a power cut has cost moves that were kept");
        }
        long lastMicros =
                reading.inputs().isEmpty()
                        ? head.atMicros()
                        : reading.inputs().getLast().atMicros();
        return new Recovered(sitting, journal, lastMicros);
    }

    private KeptJournal replay(JournalHead head, List<Input> read) {
        Sitting sitting = isReplayed ? sittings.getFirst() : head.sitting();
        KeptJournal journal = new KeptJournal(head, sitting, true);
        boolean isKnown = isReplayed;
        for (int i = 0; i < read.size(); i++) {
            Input input = read.get(i);
            isKnown &= input.equals(inputs.get(i));
            sitting = isKnown ? sittings.get(i + 1) : sitting.step(input).sitting();
            journal.keep(input, sitting);
        }
        return journal;
    }

    /**
     * What a journal brings back, and the journal in which it goes on.
     *
     * @param lastMicros the time of the last input that was kept
     */
    record Recovered(Sitting sitting, KeptJournal journal, long lastMicros) {}
}
