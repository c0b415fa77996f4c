package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** From one square a flood reaches what a piece attacks there by the rules. */
class FloodTest {
    @ParameterizedTest
    @EnumSource
    void aLeaper(Square from) {
        assertEquals(Attacks.king(from), Flood.attacks(Role.KING, from.bit(), 0));
        assertEquals(Attacks.knight(from), Flood.attacks(Role.KNIGHT, from.bit(), 0));
    }

    @ParameterizedTest
    @EnumSource
    void aSlidingPiece(Square from) {
        Random seed1851 = new Random(1851);
        assertSlides(from, 0);
        for (int i = 0; i < 50; i++) {
            long scattered = seed1851.nextLong();
            assertSlides(from, scattered & Long.rotateLeft(scattered, 27));
        }
    }

    private static void assertSlides(Square from, long occupied) {
        long bit = from.bit();
        assertEquals(Attacks.bishop(from, occupied), Flood.bishop(bit, ~occupied));
        assertEquals(Attacks.rook(from, occupied), Flood.rook(bit, ~occupied));
        assertEquals(Attacks.queen(from, occupied), Flood.attacks(Role.QUEEN, bit, ~occupied));
    }

    @Test
    void severalSquaresAtOnceReachWhatEachDoes() {
        long both = Bitboard.of(Square.A1, Square.H1);

        assertEquals(
                Attacks.rook(Square.A1, 0) | Attacks.rook(Square.H1, 0),
                Flood.rook(both, Bitboard.ALL));
    }
}
