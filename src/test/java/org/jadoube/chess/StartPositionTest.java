package org.jadoube.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The start positions of Chess960")
class StartPositionTest {

    /** Published with the numbering. */
    @ParameterizedTest
    @CsvSource({"0, bbqnnrkr", "518, rnbqkbnr", "534, rnbkqbnr", "959, rkrnnqbb"})
    @DisplayName("have their usual numbers")
    void byNumber(int number, String back) {
        String fen = Fen.format(StartPosition.of(number), Variant.CHESS960);

        assertTrue(fen.startsWith(back + "/pppppppp/8/8/8/8/PPPPPPPP/"), fen);
    }

    @Test
    @DisplayName("are 960, all different, each with both castlings to both sides")
    void allOfThem() {
        Set<String> seen = new HashSet<>();
        for (int number = 0; number < StartPosition.COUNT; number++) {
            Position position = StartPosition.of(number);
            seen.add(Fen.format(position, Variant.CHESS960));
            assertEquals(32, Long.bitCount(position.occupied()));
        }

        assertEquals(960, seen.size());
        assertTrue(Position.start().isSameAs(StartPosition.of(StartPosition.STANDARD)));
        assertThrows(IllegalArgumentException.class, () -> StartPosition.of(-1));
        assertThrows(IllegalArgumentException.class, () -> StartPosition.of(960));
    }
}
