package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How readily players make a move, in tenths of the logarithm of odds")
class PlausibilityTest {
    private static final String PAWN_HANGS = "4k3/8/8/8/p2R4/8/8/4K3 w - - 0 1";
    private static final String QUEEN_HANGS = "4k3/8/8/8/q2R4/8/8/4K3 w - - 0 1";

    @Test
    @DisplayName("each pawn that is won counts 10")
    void pawnsWon() {
        assertEquals(0, ofLast(PAWN_HANGS, "d4d6"));
        assertEquals(10, ofLast(PAWN_HANGS, "d4a4"));
        assertEquals(90, ofLast(QUEEN_HANGS, "d4a4"));
    }

    @Test
    @DisplayName("whoever gives away a queen may have a plan: that counts like three pawns")
    void queenLost() {
        assertEquals(-30, ofLast("7k/3p4/8/8/4Q3/8/8/4K3 w - - 0 1", "e4c6"));
    }

    @Test
    @DisplayName("a check counts 20, and a mate more than any gain")
    void checks() {
        assertEquals(20, ofLast(PAWN_HANGS, "d4e4"));
        assertEquals(100, ofLast("6k1/5ppp/8/8/3R4/8/8/4K3 w - - 0 1", "d4d8"));
    }

    @Test
    @DisplayName("to retake what has just taken counts 20 more, if it wins something")
    void retaking() {
        assertEquals(30, ofLast("4k3/8/8/2p5/1N1R4/8/8/4K3 b - - 0 1", "c5b4", "d4b4"));
        assertEquals(0, ofLast("4k3/8/5n2/3p4/4P3/2N5/8/4K3 b - - 0 1", "f6e4", "c3e4"));
    }

    @Test
    @DisplayName("a reply counts 5 for a capture, 5 for retaking, and 5 for each pawn that it wins")
    void replies() {
        assertEquals(0, ofReply(PAWN_HANGS, "d4d6", "e8e7"));
        assertEquals(5 + 5, ofReply("4k3/6b1/8/8/3R4/8/1P6/4K3 w - - 0 1", "d4d6", "g7b2"));
        assertEquals(5 + 5 + 5 * 5, ofReply("4k3/3r4/8/8/3p4/8/3R4/4K3 w - - 0 1", "d2d4", "d7d4"));
    }

    @Test
    @DisplayName("before the first move and before a reply there is nothing to be told")
    void nothing() {
        assertEquals(0, ofLast(PAWN_HANGS));
        assertEquals(0, ofReply(PAWN_HANGS));
    }

    private static int ofLast(String fen, String... uci) {
        return Plausibility.ofLast(Touches.line(fen, uci));
    }

    private static int ofReply(String fen, String... uci) {
        return Plausibility.ofReply(Touches.line(fen, uci));
    }
}
