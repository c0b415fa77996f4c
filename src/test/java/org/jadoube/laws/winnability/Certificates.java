package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.PackedMove;
import org.jadoube.chess.Position;

/** Plays a line that claims to mate with the ordinary rules of the game. */
final class Certificates {
    private Certificates() {}

    static void assertMates(Position position, Color winner, Finding finding) {
        assertEquals(Argument.HELPMATE, finding.argument());
        assertMates(position, winner, finding.line());
    }

    static void assertMates(Position position, Color winner, int[] packed) {
        assertMates(position, winner, Arrays.stream(packed).mapToObj(PackedMove::unpack).toList());
    }

    private static void assertMates(Position position, Color winner, List<Move> line) {
        Position now = position;
        for (Move move : line) {
            now = now.play(move);
        }
        assertTrue(now.isCheckmate(), () -> line + " does not mate");
        assertEquals(winner.opposite(), now.turn());
    }
}
