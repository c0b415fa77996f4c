package org.jadoube.adapter.web;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Makes frames of pictures, in every language that is looked at; used by one thread. */
final class Renderer {
    private final String greeting;
    private final GamePart game = new GamePart();
    private Men men = Men.UNSEEN;
    private long number;

    /**
     * @param greeting what a page has to know of the service, and which never changes
     */
    Renderer(Map<String, Object> greeting) {
        this.greeting = json(greeting);
    }

    /** The frames of a picture, by language. */
    Map<String, Frame> frames(Picture picture, long nowMicros, Iterable<String> languages) {
        men = men.after(picture.position(), picture.reading(), picture.contacts());
        number++;
        SequencedMap<String, String> shared = new LinkedHashMap<>();
        shared.put("hello", greeting);
        shared.put("game", json(game.of(picture)));
        shared.put("legal", json(game.legal(picture)));
        shared.put("clock", json(ClockPart.of(picture.clock(), nowMicros)));
        shared.put("faults", json(faults(picture)));
        shared.put("refusal", json(refusal(picture)));
        shared.put("health", json(HealthPart.of(picture)));
        Map<String, Frame> frames = new LinkedHashMap<>();
        for (String language : languages) {
            SequencedMap<String, String> parts = new LinkedHashMap<>(shared);
            parts.put("board", json(BoardPart.of(picture, men, Languages.words(language))));
            frames.put(language, new Frame(number, parts));
        }
        return frames;
    }

    private static List<Map<String, Object>> faults(Picture picture) {
        return picture.faults().stream()
                .map(fault -> Map.<String, Object>of("part", fault.part(), "words", fault.words()))
                .toList();
    }

    private static Map<String, Object> refusal(Picture picture) {
        Map<String, Object> part = new LinkedHashMap<>();
        part.put("number", picture.refusals());
        if (picture.refusal() != null) {
            part.put("code", picture.refusal().code());
        }
        return part;
    }

    private static String json(@Nullable Object value) {
        try {
            return JSON.std.asString(value);
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing into memory failed", impossible);
        }
    }
}
