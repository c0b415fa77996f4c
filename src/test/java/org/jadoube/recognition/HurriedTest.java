package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Square;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Hands had so little time that other moves may have been made")
class HurriedTest {
    private static final long MILLI = 1_000;
    private static final long OVERLAP = Cost.LONGEST_OVERLAP_MICROS;

    @Nested
    @DisplayName("a bishop went to d5, the reply came, and the bishop went on to c4")
    class OnceOrTwice {
        private static final String BISHOPS = "8/p1k5/2p1Bpb1/2K5/PP3p1p/5P1P/6P1/8 w - - 1 35";

        @Test
        @DisplayName("while the reply had hardly begun: it may have slid there at once")
        void slidAtOnce() {
            assertTrue(isHurried(bishopGoesOn(700 * MILLI + OVERLAP), "e6d5", "g6e8", "d5c4"));
        }

        @Test
        @DisplayName("when the reply was long made: it has moved twice")
        void movedTwice() {
            assertFalse(isHurried(bishopGoesOn(700 * MILLI + OVERLAP + 1), "e6d5", "g6e8", "d5c4"));
        }

        @Test
        @DisplayName("or took on c6, where it cannot have gone at once")
        void elsewhere() {
            Touches touches = replied().lift("d5", 900 * MILLI).place("c6", 1_000 * MILLI);
            assertFalse(isHurried(touches, "e6d5", "g6e8", "d5c6"));
        }

        @Test
        @DisplayName("the same when the first of the moves can be revised no more")
        void firstIsClosed() {
            Line closed = Touches.line(BISHOPS, "e6d5");
            assertTrue(mayHaveGoneOn(closed, 700 * MILLI + OVERLAP));
            assertFalse(mayHaveGoneOn(closed, 700 * MILLI + OVERLAP + 1));
            assertFalse(mayHaveGoneOn(Touches.line(BISHOPS), 700 * MILLI + OVERLAP));
        }

        private static boolean mayHaveGoneOn(Line closed, long landed) {
            Touches touches =
                    Touches.since(Touches.line(BISHOPS, "e6d5"))
                            .lift("g6", 700 * MILLI)
                            .place("e8", 800 * MILLI)
                            .lift("d5", 850 * MILLI)
                            .place("c4", landed);
            Explanation explanation =
                    touches.explanation(touches.plies("g6e8", "d5c4"), 800 * MILLI, landed);
            return new Hurried(explanation, touches.history()).mayHaveGoneOn(closed);
        }

        private static Touches replied() {
            return Touches.since(BISHOPS)
                    .lift("e6", 0)
                    .place("d5", 100 * MILLI)
                    .lift("g6", 700 * MILLI)
                    .place("e8", 800 * MILLI);
        }

        private static Touches bishopGoesOn(long landed) {
            return replied().lift("d5", 850 * MILLI).place("c4", landed);
        }
    }

    @Nested
    @DisplayName("a rook went to e8 and stood on f8 before")
    class Stopped {
        private static final String ROOK = "3r2k1/pQ3pp1/1b5p/4N3/8/2P3P1/qP3PKP/5R2 b - - 1 23";

        @Test
        @DisplayName("until the reply had landed: it may have moved twice")
        void untilTheReply() {
            assertTrue(stands("f8", 100, 251, 150, 250));
        }

        @Test
        @DisplayName("hardly for as long as a hand takes")
        void briefly() {
            assertFalse(stands("f8", 101, 251, 150, 250));
        }

        @Test
        @DisplayName("until the reply was begun, and for longer than on a slide")
        void untilTheReplyWasBegun() {
            assertTrue(stands("f8", 100, 351, 351, 700));
            assertFalse(stands("f8", 101, 351, 351, 700));
        }

        @Test
        @DisplayName("not if it had left before the reply was begun, or could not go there")
        void leftBefore() {
            assertFalse(stands("f8", 100, 351, 352, 700));
            assertFalse(stands("g6", 100, 351, 351, 700));
        }

        private static boolean stands(String square, int from, int left, int lifted, int replied) {
            Touches touches =
                    Touches.since(ROOK)
                            .lift("d8", 0)
                            .place(square, from * MILLI)
                            .lift(square, left * MILLI)
                            .lift("e5", lifted * MILLI)
                            .place("d7", replied * MILLI)
                            .place("e8", 800 * MILLI);
            return isHurried(touches, "d8e8", "e5d7");
        }
    }

    @Nested
    @DisplayName("a pawn took on h7, and a bishop went to g7")
    class TakenOrTaking {
        private static final String PAWN = "4k2r/7p/5bP1/8/8/8/8/4K3 w - - 0 23";

        @Test
        @DisplayName("at once: the pawn may have gone to g7, and was taken there")
        void atOnce() {
            assertTrue(isHurried(bishopLands(PAWN, 1_000), "g6h7", "f6g7"));
        }

        @Test
        @DisplayName("some time later")
        void later() {
            assertFalse(isHurried(bishopLands(PAWN, 1_001), "g6h7", "f6g7"));
        }

        @Test
        @DisplayName("where the pawn could not have gone")
        void outOfReach() {
            String bishop = "2k4r/7p/5bB1/8/8/8/8/4K3 w - - 0 23";
            assertFalse(isHurried(bishopLands(bishop, 1_000), "g6h7", "f6g7"));
        }

        private static Touches bishopLands(String fen, long millis) {
            return Touches.since(fen)
                    .lift("g6", 0)
                    .lift("h7", 80 * MILLI)
                    .lift("f6", 200 * MILLI)
                    .place("h7", 300 * MILLI)
                    .place("g7", millis * MILLI);
        }
    }

    @Nested
    @DisplayName("a rook that has moved is up again")
    class UpAgain {
        private static final String ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

        @Test
        @DisplayName("since before the reply had landed: nobody takes up a piece out of turn")
        void beforeTheReply() {
            assertTrue(isHurried(upAgain(899), "a1a3", "e8e7"));
        }

        @Test
        @DisplayName("since the reply")
        void afterTheReply() {
            assertFalse(isHurried(upAgain(900), "a1a3", "e8e7"));
        }

        private static Touches upAgain(long millis) {
            return Touches.since(ROOK)
                    .lift("a1", 0)
                    .place("a3", 100 * MILLI)
                    .lift("e8", 700 * MILLI)
                    .place("e7", 900 * MILLI)
                    .lift("a3", millis * MILLI);
        }
    }

    private static boolean isHurried(Touches touches, String... uci) {
        Long[] landed = new Long[uci.length];
        for (int i = 0; i < uci.length; i++) {
            int target = Square.parse(uci[i].substring(2)).orElseThrow().index();
            landed[i] = touches.history().closingFromEnd(target, 0);
        }
        Explanation explanation = touches.explanation(touches.plies(uci), landed);
        return new Hurried(explanation, touches.history()).isAny();
    }
}
