package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Demands on the next move")
class DemandsTest {
    private static final Position POSITION = Fen.parse("4k3/8/8/8/8/8/P6P/4K3 w - - 0 1");
    private static final Move A3 = new Move.Normal(Square.A2, Square.A3, null);
    private static final Move A4 = new Move.Normal(Square.A2, Square.A4, null);
    private static final Move KING = new Move.Normal(Square.E8, Square.E7, null);

    @Test
    @DisplayName("bind the move and, while it is open, its reply, but none after it")
    void howLong() {
        Demands demands = Demands.NONE.withObligation(Set.of(A3, A4));
        assertEquals(2, demands.permitted(POSITION, 0).size());
        assertEquals(2, demands.permitted(POSITION, 1).size());
        assertEquals(POSITION.legalMoves(), demands.permitted(POSITION, 2));
    }

    @Test
    @DisplayName("bind nobody if some of them are the other side's")
    void ofTheOtherSide() {
        Demands demands = Demands.NONE.withObligation(Set.of(A3, KING));
        assertEquals(POSITION.legalMoves(), demands.permittedNext(POSITION));
    }

    @Test
    @DisplayName("leave the announced move alone")
    void announced() {
        assertEquals(List.of(A3), Demands.NONE.withAnnounced(A3).permittedNext(POSITION));
        Demands others = Demands.NONE.withAnnounced(KING);
        assertEquals(POSITION.legalMoves(), others.permittedNext(POSITION));
    }
}
