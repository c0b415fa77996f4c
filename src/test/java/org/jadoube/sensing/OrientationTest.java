package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OrientationTest {
    private static final long BOTH_ARMIES = 0xFFFF00000000FFFFL;

    @Test
    void aStraightBoardIsReadAsItIs() {
        assertEquals(Bitboard.of(Square.E2), Orientation.STRAIGHT.turn(Bitboard.of(Square.E2)));
        assertEquals(Square.E2, Orientation.STRAIGHT.turn(Square.E2));
    }

    @Test
    void onATurnedBoardWhitesKingsPawnStandsOverTheContactD7() {
        assertEquals(Bitboard.of(Square.E2), Orientation.ROTATED.turn(Bitboard.of(Square.D7)));
        assertEquals(Square.E2, Orientation.ROTATED.turn(Square.D7));
    }

    @ParameterizedTest
    @EnumSource
    void theInitialPositionLooksTheSameEitherWay(Orientation orientation) {
        assertEquals(BOTH_ARMIES, orientation.turn(BOTH_ARMIES));
    }

    @ParameterizedTest
    @EnumSource
    void turningTwiceLeadsBackAndSquaresGoWithTheirSets(Orientation orientation) {
        for (Square square : Square.values()) {
            assertEquals(square, orientation.turn(orientation.turn(square)));
            assertEquals(orientation.turn(square).bit(), orientation.turn(square.bit()));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theOtherWayRoundIsHalfATurnAway(Orientation orientation) {
        assertEquals(Square.D7, orientation.opposite().turn(orientation.turn(Square.E2)));
    }
}
