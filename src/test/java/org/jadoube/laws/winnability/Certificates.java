package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/** Plays a line that claims to mate with the ordinary rules of the game. */
final class Certificates {
    private Certificates() {}

    static void assertMates(Position position, Color winner, Finding finding) {
        assertEquals(Argument.HELPMATE, finding.argument());
        Position now = position;
        for (Move move : finding.line()) {
            now = now.play(move);
        }
        assertTrue(now.isCheckmate(), () -> finding.line() + " does not mate");
        assertEquals(winner.opposite(), now.turn());
    }
}
