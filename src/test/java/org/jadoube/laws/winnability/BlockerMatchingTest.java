package org.jadoube.laws.winnability;

import static org.jadoube.chess.Square.A1;
import static org.jadoube.chess.Square.B1;
import static org.jadoube.chess.Square.C1;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;

/** Three knights of the loser, each with the squares that the test gives it. */
class BlockerMatchingTest {
    private final PieceList pieces = new PieceList();
    private final Reach reach = new Reach(pieces);
    private final BlockerMatching matching = new BlockerMatching(reach);

    BlockerMatchingTest() {
        pieces.load(Fen.parse("1nnnk3/8/8/8/8/8/8/4K2R w - - 0 1"), Color.WHITE);
    }

    @Test
    void onePieceFillsOneSquareOnly() {
        give(Bitboard.of(A1, B1), Bitboard.of(C1), Bitboard.of(C1));
        assertFalse(matching.canCover(Bitboard.of(A1, B1, C1)));
    }

    @Test
    void aPieceMakesRoomForOneThatHasNoChoice() {
        give(Bitboard.of(A1, B1), Bitboard.of(A1, C1), Bitboard.of(A1));
        assertTrue(matching.canCover(Bitboard.of(A1, B1, C1)));
    }

    @Test
    void whoCannotComeThereDoesNotCount() {
        give(Bitboard.of(A1, B1), Bitboard.of(C1), Bitboard.of(C1));
        assertTrue(matching.canCover(Bitboard.of(B1, C1)));
        assertFalse(matching.canCover(Bitboard.of(A1, B1)));
    }

    private void give(long... squares) {
        System.arraycopy(squares, 0, reach.squares, 0, squares.length);
    }
}
