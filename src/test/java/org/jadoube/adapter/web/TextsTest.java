package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.guidance.Cue;
import org.jadoube.laws.Termination;
import org.jadoube.table.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page says, in every language. */
class TextsTest {
    private static final Pattern GAP = Pattern.compile("\\{\\d}");
    private static final Pattern PLURAL = Pattern.compile("\\.(?:one|few|many|other)$");
    private static final Pattern USED =
            Pattern.compile("(?:\\bt\\(\\s*|data-(?:text|label)=)\"([A-Za-z.-]+)\"");

    private static Map<String, String> texts(String language) throws IOException {
        try (InputStream in = file("text/" + language + ".json")) {
            Map<String, String> texts = new TreeMap<>();
            JSON.std.mapFrom(in).forEach((key, text) -> texts.put(key, (String) text));
            return texts;
        }
    }

    private static InputStream file(String name) {
        InputStream in = PageFiles.class.getResourceAsStream("page/" + name);
        assertNotNull(in, name);
        return in;
    }

    private static String read(String name) throws IOException {
        try (InputStream in = file(name)) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }

    private static Set<String> keys(Map<String, String> texts) {
        return texts.keySet().stream()
                .map(key -> PLURAL.matcher(key).replaceFirst(""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> gaps(String text) {
        Matcher gaps = GAP.matcher(text);
        return gaps.results().map(MatchResult::group).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource({"en, K Q R B N", "ru, Кр Ф Л С К", "bg, Ц Д Т О К"})
    void piecesAreWrittenWithTheLettersOfTheLanguage(String language, String letters)
            throws IOException {
        Map<String, String> texts = texts(language);

        assertEquals(
                letters,
                Stream.of("K", "Q", "R", "B", "N")
                        .map(english -> texts.get("letter." + english))
                        .collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "bg"})
    void everyLanguageSaysEverything(String language) throws IOException {
        Map<String, String> english = texts("en");
        Map<String, String> other = texts(language);
        assertEquals(keys(english), keys(other));
        other.forEach((key, text) -> {
            assertFalse(text.isBlank(), key);
            String counterpart = english.get(key);
            if (counterpart != null) {
                assertEquals(gaps(counterpart), gaps(text), key);
            }
        });
    }

    @Test
    void pluralsHaveTheFormsOfTheirLanguage() throws IOException {
        assertTrue(
                texts("en").keySet().containsAll(Set.of("games.moves.one", "games.moves.other")));
        assertTrue(
                texts("bg").keySet().containsAll(Set.of("games.moves.one", "games.moves.other")));
        assertTrue(
                texts("ru")
                        .keySet()
                        .containsAll(
                                Set.of("games.moves.one", "games.moves.few", "games.moves.many")));
    }

    @Test
    void thereIsATextForEveryCodeThatTheServiceSends() throws IOException {
        Set<String> keys = texts("en").keySet();
        String drawings = read("cues.js");
        for (Cue cue : Cue.values()) {
            assertTrue(keys.contains("cue." + cue.code()), cue.code());
            assertTrue(drawings.matches("(?s).*\n  \"?" + cue.code() + "\"?: \\[.*"), cue.code());
        }
        for (Refusal refusal : Refusal.values()) {
            assertTrue(keys.contains("refusal." + refusal.code()), refusal.code());
        }
        for (Termination termination : Termination.values()) {
            assertTrue(keys.contains("termination." + termination.code()), termination.code());
        }
        assertEquals(
                8,
                texts("ru").getOrDefault("say.files", "").split(" ", -1).length,
                "one word for each file");
    }

    @Test
    void thereIsATextForEveryKeyThatThePageUses() throws IOException {
        Set<String> keys = keys(texts("en"));
        int seen = 0;
        for (String name : PageFiles.list()) {
            if (!name.endsWith(".js") && !name.endsWith(".html")) {
                continue;
            }
            Matcher used = USED.matcher(read(name));
            while (used.find()) {
                seen++;
                assertTrue(keys.contains(used.group(1)), name + ": " + used.group(1));
            }
        }
        assertTrue(seen > 80, seen + " keys were found in the page");
    }
}
