package org.jadoube.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.jadoube.chess.Move.Normal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 20", "2, 400", "3, 8902"})
    void theGameBeginsInSoManyWays(int depth, long ways) {
        assertEquals(ways, Perft.count(Position.start(), depth));
    }

    @Test
    void eachFirstMoveHasItsShareOfThem() {
        Map<Move, Long> shares = Perft.divide(Position.start(), 3);

        assertEquals(1, Perft.divide(Position.start(), 1).get(new Normal(Square.E2, Square.E4)));
        assertEquals(20, shares.size());
        assertEquals(600, shares.get(new Normal(Square.E2, Square.E4)));
        assertEquals(8_902, shares.values().stream().mapToLong(Long::longValue).sum());
    }

    @Test
    void noGameIsShorterThanNone() {
        assertThrows(IllegalArgumentException.class, () -> Perft.count(Position.start(), -1));
        assertThrows(IllegalArgumentException.class, () -> Perft.divide(Position.start(), 0));
    }
}
