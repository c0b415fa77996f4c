package org.jadoube.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a learner has solved is kept, and never gets less. */
class ProgressTest {

    @Test
    void theBestResultCounts() {
        Progress progress = Progress.NONE.with("rook-1", 2).with("rook-1", 3).with("rook-1", 1);
        assertEquals(3, progress.stars("rook-1"));
        assertEquals(0, progress.stars("rook-2"));
    }

    @Test
    void itComesBackFromItsText() {
        Progress progress = Progress.NONE.with("rook-1", 2).with("an-old-one", 3);
        assertEquals("an-old-one 3\nrook-1 2\n", progress.format());
        assertEquals(progress, Progress.parse(progress.format()));
        assertEquals(Progress.NONE, Progress.parse(""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rook-1", "rook-1 4", "rook-1 2 ", "rook 1 2"})
    void aLineOfAnotherFormatIsRefused(String line) {
        assertThrows(IllegalArgumentException.class, () -> Progress.parse(line));
    }
}
