package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** PGN in tests: all games of a text, and games compared as values. */
final class PgnTexts {
    private PgnTexts() {}

    static List<PgnGame> games(InputStream in) throws IOException {
        PgnReader reader = new PgnReader(in);
        List<PgnGame> games = new ArrayList<>();
        for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
            games.add(game.get());
        }
        return games;
    }

    static List<PgnGame> games(String text) throws IOException {
        return games(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    static PgnGame onlyGame(String text) throws IOException {
        List<PgnGame> games = games(text);
        assertEquals(1, games.size(), text);
        return games.getFirst();
    }

    static InputStream joined(InputStream... parts) {
        return new SequenceInputStream(Collections.enumeration(List.of(parts)));
    }

    static void assertSame(PgnGame expected, PgnGame actual) {
        assertEquals(expected.tags(), actual.tags());
        assertEquals(expected.variant(), actual.variant());
        assertEquals(expected.start().toSetup(), actual.start().toSetup());
        assertEquals(expected.line(), actual.line());
        assertEquals(expected.result(), actual.result());
        assertEquals(expected.errors(), actual.errors());
    }
}
