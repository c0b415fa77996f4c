package org.jadoube.app;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.recognition.Reading;
import org.jadoube.table.Table;
import org.jadoube.trace.Codes;
import org.jadoube.trace.Observation;
import org.jadoube.trace.Pace;
import org.jadoube.trace.SimulatedLoop.Turn;
import org.jadoube.trace.Topic;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReplay;

/**
 * Prints everything that a table takes in, and what comes of it, as one JSON object a line.
 *
 * <p>Times are milliseconds since the trace began; moves are in UCI.
 */
final class JsonLines {
    private final Path file;
    private final PrintWriter results;

    JsonLines(Path file, PrintWriter results) {
        this.file = file;
        this.results = results;
    }

    void print(Trace trace, Pace pace) {
        TraceReplay.play(trace, pace, this::print);
    }

    private void print(Turn turn) {
        Table table = turn.step().table();
        Observation observation = Observation.of(table, turn.input().atMicros());
        Reading reading = table.recognition().reading();
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("file", file.toString());
        line.put("ms", JsonObjects.millis(turn.input().atMicros()));
        line.putAll(JsonObjects.input(turn.input()));
        line.put("effects", turn.step().effects().stream().map(JsonObjects::effect).toList());
        line.put("reading", Codes.of(reading));
        line.put("reason", Codes.of(reading.reason()));
        line.put("plies", table.game().plies());
        for (Topic topic : List.of(Topic.ASK, Topic.CLEAR, Topic.FILL, Topic.MUST)) {
            line.put(topic.key(), words(observation.of(topic)));
        }
        line.put("lights", JsonObjects.lights(table.lights()));
        try {
            results.println(JSON.std.asString(line));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static List<String> words(String text) {
        return text.equals("-") ? List.of() : List.of(text.split(" ", -1));
    }
}
