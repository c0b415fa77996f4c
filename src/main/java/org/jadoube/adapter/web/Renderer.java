package org.jadoube.adapter.web;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import org.jadoube.clock.ClockText;
import org.jadoube.guidance.Language;
import org.jadoube.guidance.Wordbook;
import org.jadoube.table.Effect;
import org.jadoube.table.Refusal;
import org.jspecify.annotations.Nullable;

/** Makes frames of pictures, in every language that is looked at; used by one thread. */
final class Renderer {
    private final String greeting;
    private final Map<Language, Wordbook> wordbooks = new EnumMap<>(Language.class);
    private final GamePart game = new GamePart();
    private Men men = Men.UNSEEN;
    private long number;

    /**
     * @param greeting what a page has to know of the service, and which never changes
     * @param words the words of a language
     */
    Renderer(Map<String, Object> greeting, Function<Language, Wordbook> words) {
        this.greeting = json(greeting);
        for (Language language : Language.values()) {
            wordbooks.put(language, words.apply(language));
        }
    }

    /** The frames of a picture, by language. */
    Map<Language, Frame> frames(
            Picture picture, Optional<Lecture> lecture, long nowMicros, Set<Language> languages) {
        men = men.after(picture.position(), picture.reading(), picture.contacts());
        number++;
        SequencedMap<String, String> shared = new LinkedHashMap<>();
        shared.put("hello", greeting);
        shared.put("game", json(game.of(picture)));
        shared.put("legal", json(game.legal(picture)));
        shared.put("clock", json(ClockPart.of(picture.clock(), nowMicros)));
        shared.put("faults", json(faults(picture)));
        shared.put("refusal", json(refusal(picture)));
        shared.put("penalty", json(penalty(picture)));
        shared.put("health", json(HealthPart.of(picture)));
        Map<Language, Frame> frames = new EnumMap<>(Language.class);
        for (Language language : languages) {
            Wordbook words = Objects.requireNonNull(wordbooks.get(language));
            SequencedMap<String, String> parts = new LinkedHashMap<>(shared);
            parts.put(
                    "lesson",
                    json(lecture.map(each -> LessonPart.of(each, words)).orElse(Map.of())));
            parts.put("board", json(BoardPart.of(picture, men, words)));
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
        Refusal refusal = picture.told().refusal();
        part.put("number", picture.told().refusals());
        if (refusal != null) {
            part.put("code", refusal.code());
        }
        return part;
    }

    private static Map<String, Object> penalty(Picture picture) {
        Map<String, Object> part = new LinkedHashMap<>();
        Effect.Penalised penalty = picture.told().penalty();
        part.put("number", picture.told().penalties());
        if (penalty != null) {
            part.put("player", Letters.lower(penalty.player()));
            part.put("time", ClockText.of(penalty.micros()));
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
