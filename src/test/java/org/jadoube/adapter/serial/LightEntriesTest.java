package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LightEntriesTest {
    /** A board of ours has no more. */
    private static final int PALETTE_ENTRIES = 15;

    @ParameterizedTest
    @EnumSource(Cue.class)
    void eachCueHasAnEntryOfTheBoardsPalette(Cue cue) {
        String entries = LightEntries.entries(LightFrame.of(Map.of(Square.B1, cue)));
        assertEquals(64, entries.length());
        int entry = Character.digit(entries.charAt(1), 16);
        assertTrue(entry >= 1 && entry <= PALETTE_ENTRIES, cue + " has " + entries);
    }

    @Test
    void withoutColoursTheLastMoveIsDark() {
        LightFrame frame = LightFrame.of(Map.of(Square.E2, Cue.LAST_FROM, Square.E4, Cue.CAPTURE));
        assertEquals(Bitboard.of(Square.E4), LightEntries.squares(frame));
    }
}
