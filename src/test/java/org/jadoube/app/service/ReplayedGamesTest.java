package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.jadoube.adapter.file.FragileStore;
import org.jadoube.chess.Color;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.SittingStep;
import org.jadoube.table.TableRules;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.JournalReader;
import org.jadoube.trace.JournalReading;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Games of simulated hands, played on the service with clocks")
class ReplayedGamesTest {
    private static final int GAMES = 3;

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {"clean-press", "club-press", "beginner-press", "badhw-press", "blitz-press"})
    @DisplayName("are the same to the byte and the microsecond when their journals are replayed")
    void replayed(String profile) throws IOException, FormatException, InterruptedException {
        for (Path file : traces(profile)) {
            Trace trace = read(file);
            FragileStore store = FragileStore.sound();
            BoardRig rig = BoardRig.start(store.journals(), store.games(), plan(trace));
            rig.play(trace).awaitSafe().end();
            assertTrue(rig.plies() > 10, "hardly a game");

            JournalReading reading = JournalReader.read(store.journal());
            Sitting sitting = reading.head().orElseThrow().sitting();
            List<Effect> effects = new ArrayList<>();
            for (Input input : reading.inputs()) {
                SittingStep step = sitting.step(input);
                sitting = step.sitting();
                effects.addAll(step.effects());
            }

            assertEquals(rig.effects().toString(), effects.toString());
            assertEquals(Replay.moves(rig.sitting()), Replay.moves(sitting));
            long last = reading.inputs().getLast().atMicros();
            for (long later : new long[] {0, 1, 1_234_567}) {
                assertEquals(clocks(rig.sitting(), last + later), clocks(sitting, last + later));
            }
        }
    }

    /** What is left after each move, and what both clocks show. */
    private static List<Long> clocks(Sitting sitting, long atMicros) {
        return sitting.table()
                .map(table -> {
                    List<Long> clocks =
                            new ArrayList<>(table.clock().remainingMicros(table.game(), atMicros));
                    table.clock()
                            .clock()
                            .ifPresent(clock -> {
                                clocks.add(clock.remainingMicros(Color.WHITE, atMicros));
                                clocks.add(clock.remainingMicros(Color.BLACK, atMicros));
                            });
                    return clocks;
                })
                .orElseThrow();
    }

    private static Plan plan(Trace trace) {
        RecognitionRules home = RecognitionRules.DEFAULT;
        return Plan.of(
                new TableRules(
                        new RecognitionRules(
                                trace.completion(),
                                trace.touchMove(),
                                home.masked(),
                                home.scanMicros()),
                        DrawRules.CLAIM,
                        TableRules.DEFAULT.variant(),
                        TimeControl.parse("40/90+30, 30+30")));
    }

    private static List<Path> traces(String profile) throws IOException {
        try (Stream<Path> files = Files.list(SharedFiles.require("traces").resolve(profile))) {
            return files.filter(file -> file.toString().endsWith(".trace"))
                    .sorted()
                    .limit(GAMES)
                    .toList();
        }
    }

    private static Trace read(Path file) throws IOException, FormatException {
        try (var text = Files.newBufferedReader(file)) {
            return TraceReader.read(file.toString(), text);
        }
    }
}
