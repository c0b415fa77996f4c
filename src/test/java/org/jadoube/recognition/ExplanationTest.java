package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How many moves of an explanation may still turn out to be others")
class ExplanationTest {
    private static final long LANDED = 1_000_000;
    private static final Position POSITION = Fen.parse("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1");
    private static final Move ROOK = new Move.Normal(Square.A1, Square.A4, null);
    private static final Move KNIGHT = new Move.Normal(Square.B1, Square.C3, null);
    private static final Move REPLY = new Move.Normal(Square.E8, Square.E7, null);

    @Test
    @DisplayName("the last one, and a rook before it that may slide on")
    void slide() {
        assertEquals(2, of(ROOK).openPlies(LANDED + Cost.SLIDE_STOP_MICROS - 1));
    }

    @Test
    @DisplayName("not a rook that has stood for longer than a slide stops")
    void stood() {
        assertEquals(1, of(ROOK).openPlies(LANDED + Cost.SLIDE_STOP_MICROS));
    }

    @Test
    @DisplayName("not a knight, which does not slide")
    void knight() {
        assertEquals(1, of(KNIGHT).openPlies(LANDED + 1));
    }

    @Test
    @DisplayName("none where no move is complete")
    void nothing() {
        Explanation nothing = new Explanation(List.of(), POSITION, 0, 0, 0, 0, List.of(), false);
        assertEquals(0, nothing.openPlies(LANDED));
    }

    @Test
    @DisplayName("king and rook pass the squares between them when they castle")
    void castling() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        Move castle = new Move.Castle(Square.E1, Square.A1);
        Ply ply = new Ply(position, castle, Signature.of(position, castle), Ply.Evidence.SEEN);
        assertEquals(Hands.squares("b1 c1 d1"), ply.passed());
    }

    private static Explanation of(Move first) {
        Position then = POSITION.playUnchecked(first);
        List<Ply> plies = List.of(ply(POSITION, first), ply(then, REPLY));
        List<Long> landed = List.of(LANDED, LANDED + 1);
        return new Explanation(plies, then.playUnchecked(REPLY), 0, 0, 6, 0, landed, false);
    }

    private static Ply ply(Position before, Move move) {
        return new Ply(before, move, Signature.of(before, move), Ply.Evidence.SEEN);
    }
}
