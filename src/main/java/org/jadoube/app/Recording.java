package org.jadoube.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.jadoube.guidance.LightFrame;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;
import org.jadoube.table.SittingStep;
import org.jadoube.table.Table;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.JournalHead;
import org.jadoube.trace.JournalReader;
import org.jadoube.trace.JournalReading;
import org.jadoube.trace.Pace;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReader;
import org.jadoube.trace.TraceReplay;

/** What was recorded at a board and can be played again. */
sealed interface Recording {
    Pattern JOURNAL = Pattern.compile("[0-9a-f]{8} journal .*");
    int LONGEST_FIRST_LINE = 1_024;

    /** Told of everything that was taken in, in order. */
    interface Listener {
        /**
         * Told of an input and what came of it.
         *
         * @param table the table afterwards; none while pieces are set up
         */
        void took(Input input, List<Effect> effects, Optional<Table> table, LightFrame lights);
    }

    /** Plays it; the table as it stands at the end, none where no game had begun. */
    Optional<Table> play(Pace pace, Listener listener);

    /** PGN tags that were recorded. */
    SequencedMap<String, String> tags();

    /** What is wrong with it, though it can be played. */
    default Optional<String> remark() {
        return Optional.empty();
    }

    /** Raw contacts: they are scanned again, at any pace. */
    record OfTrace(Trace trace) implements Recording {
        @Override
        public Optional<Table> play(Pace pace, Listener listener) {
            return Optional.of(
                    TraceReplay.play(
                            trace,
                            pace,
                            turn ->
                                    listener.took(
                                            turn.input(),
                                            turn.step().effects(),
                                            Optional.of(turn.step().table()),
                                            turn.step().table().lights())));
        }

        @Override
        public SequencedMap<String, String> tags() {
            return new LinkedHashMap<>();
        }
    }

    /** Inputs as they were taken in: the pace was that of the board. */
    record OfJournal(JournalHead head, JournalReading reading) implements Recording {
        @Override
        public Optional<Table> play(Pace pace, Listener listener) {
            Sitting sitting = head.sitting();
            for (Input input : reading.inputs()) {
                SittingStep step = sitting.step(input);
                sitting = step.sitting();
                listener.took(input, step.effects(), sitting.table(), sitting.lights());
            }
            return sitting.table();
        }

        @Override
        public SequencedMap<String, String> tags() {
            return new LinkedHashMap<>(head.plan().tags());
        }

        @Override
        public Optional<String> remark() {
            return reading.cut().map(Object::toString);
        }
    }

    /** Reads one or the other; the first line tells which. */
    static Recording read(String file, Reader text) throws IOException, FormatException {
        BufferedReader lines = new BufferedReader(text);
        lines.mark(LONGEST_FIRST_LINE);
        char[] first = new char[LONGEST_FIRST_LINE / 2];
        int length = Math.max(0, lines.read(first));
        lines.reset();
        String beginning = new String(first, 0, length).lines().findFirst().orElse("");
        if (!JOURNAL.matcher(beginning).matches()) {
            return new OfTrace(TraceReader.read(file, lines));
        }
        StringWriter whole = new StringWriter();
        lines.transferTo(whole);
        JournalReading reading =
                JournalReader.read(whole.toString().getBytes(StandardCharsets.UTF_8));
        return new OfJournal(
                reading.head()
                        .orElseThrow(() -> new IOException("the head of the journal is not whole")),
                reading);
    }
}
