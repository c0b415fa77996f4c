package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A line of moves")
class LineTest {
    private static final Move E4 = new Move.Normal(Square.E2, Square.E4, null);
    private static final Move D4 = new Move.Normal(Square.D2, Square.D4, null);
    private static final Move E5 = new Move.Normal(Square.E7, Square.E5, null);

    private final Line start = Line.from(Position.start());

    @Test
    @DisplayName("an inferred move that is taken back is refuted where it was played, and no other")
    void refuted() {
        Line left = start.inferring(List.of(E4)).takenBackTo(0);
        assertTrue(left.refutes(E4));
        assertFalse(left.refutes(D4));
    }

    @Test
    @DisplayName("a move that was felt is not refuted by being taken back")
    void felt() {
        assertFalse(start.then(E4).takenBackTo(0).refutes(E4));
    }

    @Test
    @DisplayName("where nothing is taken back nothing is refuted")
    void nothingTakenBack() {
        assertFalse(start.inferring(List.of(E4)).takenBackTo(1).refutes(E4));
    }

    @Test
    @DisplayName("two lines that begin alike have their beginning in common")
    void common() {
        Line open = start.then(E4).then(E5);
        assertTrue(open.common(start.then(E4)).hasSameMovesAs(start.then(E4)));
        assertTrue(open.common(start.then(D4)).hasSameMovesAs(start));
        assertTrue(open.agreesWith(start.then(E4)));
        assertFalse(open.agreesWith(start.then(D4)));
    }
}
