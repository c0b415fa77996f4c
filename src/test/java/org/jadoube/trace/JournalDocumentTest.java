package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.table.Input;
import org.junit.jupiter.api.Test;

/** The journal that the documentation shows is one. */
class JournalDocumentTest {
    private static final String FENCE = "```\n";

    @Test
    void theExampleCanBeRead() throws IOException {
        String document = Files.readString(Path.of("docs/journal.md"));
        int start = document.indexOf(FENCE) + FENCE.length();
        String example = document.substring(start, document.indexOf(FENCE, start));

        JournalReading reading = JournalReader.read(example.getBytes(StandardCharsets.UTF_8));

        assertEquals(Optional.empty(), reading.cut());
        assertEquals(
                List.of(
                        new Input.Sensed(
                                List.of(new ContactEvent.Lift(Square.E2, 3_211_300)), 3_221_300),
                        new Input.Sensed(
                                List.of(new ContactEvent.Place(Square.E4, 3_503_700)), 3_513_700),
                        new Input.Pressed(Color.WHITE, 4_100_000)),
                reading.inputs());
    }
}
