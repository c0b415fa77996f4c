package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;

class ReachTest {
    private final PieceList pieces = new PieceList();
    private final Reach reach = new Reach(pieces);

    @Test
    void aPawnThatMayPromoteAttacksAsPawnQueenAndKnight() {
        pieces.load(Fen.parse("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"), Color.WHITE);
        reach.grow(0, 0);
        int pawnOnA4 = 0;
        assertEquals("b5", Bitboard.toString(reach.attacks(pawnOnA4)));

        reach.promoted[pawnOnA4] = Square.A8.bit();
        assertEquals(
                "a5 b5 a6 b6 a7 b7 c7 b8 c8 d8 e8 f8 g8 h8",
                Bitboard.toString(reach.attacks(pawnOnA4, ~reach.steady & ~Square.B7.bit())));
    }
}
