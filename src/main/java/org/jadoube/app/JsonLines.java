package org.jadoube.app;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.guidance.LightFrame;
import org.jadoube.recognition.Reading;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Table;
import org.jadoube.trace.Codes;
import org.jadoube.trace.Observation;
import org.jadoube.trace.Pace;
import org.jadoube.trace.Topic;

/**
 * Prints everything that was taken in at a board, and what comes of it, as one JSON object a line.
 *
 * <p>Times are milliseconds on the clock of the recording; moves are in UCI.
 */
final class JsonLines {
    private final Path file;
    private final PrintWriter results;

    JsonLines(Path file, PrintWriter results) {
        this.file = file;
        this.results = results;
    }

    void print(Recording recording, Pace pace) {
        recording.play(pace, this::print);
    }

    private void print(
            Input input, List<Effect> effects, Optional<Table> table, LightFrame lights) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("file", file.toString());
        line.put("ms", JsonObjects.millis(input.atMicros()));
        line.putAll(JsonObjects.input(input));
        line.put("effects", effects.stream().map(JsonObjects::effect).toList());
        table.ifPresent(game -> line.putAll(reading(game, input.atMicros())));
        line.put("lights", JsonObjects.lights(lights));
        try {
            results.println(JSON.std.asString(line));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static Map<String, Object> reading(Table table, long atMicros) {
        Observation observation = Observation.of(table, atMicros);
        Reading reading = table.recognition().reading();
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("reading", Codes.of(reading));
        line.put("reason", Codes.of(reading.reason()));
        line.put("plies", table.game().plies());
        for (Topic topic : List.of(Topic.ASK, Topic.CLEAR, Topic.FILL, Topic.MUST)) {
            line.put(topic.key(), words(observation.of(topic)));
        }
        return line;
    }

    private static List<String> words(String text) {
        return text.equals("-") ? List.of() : List.of(text.split(" ", -1));
    }
}
