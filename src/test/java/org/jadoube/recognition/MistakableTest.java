package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("A move looks the same as another one, of which a capture was not felt")
class MistakableTest {
    private static final long STOP = Cost.ORDINARY_STOP_MICROS;

    @Nested
    @DisplayName("a queen seems to have taken the pawn beside her")
    class Elsewhere {
        /** She could also have gone to d8, along the file. */
        private static final String ROOK_BEHIND = "3rk3/8/4p3/3Q4/8/8/8/4K3 w - - 0 1";

        @Test
        @DisplayName("when she touched two squares on the way to a rook")
        void twoSquares() {
            assertTrue(takes(ROOK_BEHIND, "d6", STOP, "d7", STOP));
        }

        @Test
        @DisplayName("not when she stopped on one of them, or touched only one")
        void oneSquare() {
            assertFalse(takes(ROOK_BEHIND, "d6", STOP));
            assertFalse(takes(ROOK_BEHIND, "d6", STOP, "d7", STOP + 1));
        }

        @Test
        @DisplayName("not when they are on no way of hers")
        void onNoWay() {
            assertFalse(takes(ROOK_BEHIND, "a6", STOP, "a7", STOP));
        }

        @Test
        @DisplayName("not when they lead to no victim")
        void noVictim() {
            String nothingBehind = "4k3/8/4p3/3Q4/8/8/8/4K3 w - - 0 1";
            assertFalse(takes(nothingBehind, "d6", STOP, "d7", STOP));
        }

        @Test
        @DisplayName("not when only another piece could have taken there")
        void anotherPiece() {
            String rookBeside = "2r1k3/8/4p3/2RQ4/8/8/8/4K3 w - - 0 1";
            assertFalse(takes(rookBeside, "c6", STOP, "c7", STOP));
        }

        private static boolean takes(String fen, String first, long firstMicros) {
            return takes(fen, first, firstMicros, "h8", 0);
        }

        private static boolean takes(
                String fen, String first, long firstMicros, String second, long secondMicros) {
            Touches up = Touches.since(fen).lift("d5", 0);
            Touches passed =
                    passing(passing(up, first, 20_000, firstMicros), second, 900_000, secondMicros);
            return isMistakable(passed.lift("e6", 3_000_000).place("e6", 3_500_000), "d5e6");
        }
    }

    @Nested
    @DisplayName("a queen seems to have gone to a square where she is taken")
    class Taken {
        private static final String PAWN_BEHIND = "4k3/8/1P1q4/8/8/8/2R5/4K3 b - - 0 1";

        @Test
        @DisplayName("and hardly stood there")
        void hardlyStood() {
            assertTrue(isMistakable(takenAfter(PAWN_BEHIND, STOP), "d6c6", "c2c6"));
        }

        @Test
        @DisplayName("not if she stood there for a while")
        void stood() {
            assertFalse(isMistakable(takenAfter(PAWN_BEHIND, STOP + 1), "d6c6", "c2c6"));
        }

        @Test
        @DisplayName("not if nothing stands further on")
        void nothingBehind() {
            String alone = "4k3/8/3q4/8/8/8/2R5/4K3 b - - 0 1";
            assertFalse(isMistakable(takenAfter(alone, STOP), "d6c6", "c2c6"));
        }

        @Test
        @DisplayName("not if the reply goes elsewhere: she was put down twice")
        void putDownTwice() {
            Touches twice = takenAfter(PAWN_BEHIND, STOP);
            assertFalse(isMistakable(twice, "d6c6", "e1e2"));
        }

        private static Touches takenAfter(String fen, long stood) {
            return Touches.since(fen)
                    .lift("d6", 0)
                    .place("c6", 60_000)
                    .lift("c6", 60_000 + stood)
                    .lift("c2", 1_000_000)
                    .place("c6", 1_400_000);
        }
    }

    @Test
    @DisplayName("a knight does not slide")
    void knight() {
        Touches told = Touches.since("3rk3/8/4p3/8/5N2/8/8/4K3 w - - 0 1");
        passing(passing(told.lift("f4", 0), "f5", 20_000, STOP), "f6", 900_000, STOP);
        assertFalse(isMistakable(told.lift("e6", 2_000_000).place("e6", 2_500_000), "f4e6"));
    }

    @Nested
    @DisplayName("a queen lands while the other one is up")
    class BothUp {
        private static final long LANDED = 600_000;
        private static final long LONG_AFTER = LANDED + 1_000_000;
        private static final String BOTH_REACH_C5 = "4k3/8/3Q3p/q7/8/8/8/5K2 w - - 0 1";

        @Test
        @DisplayName("which is still up long after, and could have landed there")
        void couldHaveLanded() {
            assertTrue(isMistakable(up(BOTH_REACH_C5, "a5", LANDED - 1, LONG_AFTER), "d6c5"));
        }

        @Test
        @DisplayName("not if it may yet come")
        void soonAfter() {
            assertFalse(isMistakable(up(BOTH_REACH_C5, "a5", LANDED - 1, LONG_AFTER - 1), "d6c5"));
        }

        @Test
        @DisplayName("not if it was taken up when it had landed")
        void takenUpLater() {
            assertFalse(isMistakable(up(BOTH_REACH_C5, "a5", LANDED, LONG_AFTER), "d6c5"));
        }

        @Test
        @DisplayName("not if it does not reach that square")
        void cannotReach() {
            String far = "4k3/8/3Q3p/8/8/8/5K2/q7 w - - 0 1";
            assertFalse(isMistakable(up(far, "a1", LANDED - 1, LONG_AFTER), "d6c5"));
        }

        @Test
        @DisplayName("not if it has been put back, and another piece is up")
        void anotherOneIsUp() {
            Touches told = up(BOTH_REACH_C5, "a5", LANDED - 1, LANDED + 1).place("a5", LANDED + 2);
            assertFalse(isMistakable(told.lift("h6", LONG_AFTER), "d6c5"));
        }

        private static Touches up(String fen, String other, long lifted, long brushed) {
            Touches told = Touches.since(fen).lift("d6", 0).lift(other, lifted).place("c5", LANDED);
            return told.lift("e8", brushed - 1).place("e8", brushed);
        }
    }

    @Nested
    @DisplayName("a queen seems to have taken a pawn that was up for seconds")
    class LongUp {
        private static final long LONG = 3_000_000;

        @Test
        @DisplayName("which its owner may have adjusted, when she had taken a rook")
        void adjusted() {
            assertTrue(takes("3rk3/8/4p3/3Q4/8/8/8/4K3 w - - 0 1", LONG));
        }

        @Test
        @DisplayName("not when it was up for less")
        void shortly() {
            assertFalse(takes("3rk3/8/4p3/3Q4/8/8/8/4K3 w - - 0 1", LONG - 1));
        }

        @Test
        @DisplayName("not when it was taken up before her")
        void beforeHer() {
            Touches told =
                    Touches.since("3rk3/8/4p3/3Q4/8/8/8/4K3 w - - 0 1")
                            .lift("e6", 0)
                            .lift("d5", 1)
                            .place("e6", LONG);
            assertFalse(isMistakable(told, "d5e6"));
        }

        @Test
        @DisplayName("not when there is nothing else to take for her")
        void nothingElse() {
            assertFalse(takes("4k3/8/4p3/3Q4/8/8/8/R3K3 w - - 0 1", LONG));
        }

        @Test
        @DisplayName("not when she has gone to an empty square, and the pawn was not in her way")
        void noVictim() {
            Touches told =
                    Touches.since("3rk3/8/4p3/3Q4/8/8/8/4K3 w - - 0 1")
                            .lift("d5", 0)
                            .lift("e6", 1)
                            .place("e6", 1 + LONG)
                            .place("d1", 2 + LONG);
            assertFalse(isMistakable(told, "d5d1"));
        }

        private static boolean takes(String fen, long micros) {
            Touches up = Touches.since(fen).lift("d5", 0).lift("e6", 900_000);
            return isMistakable(up.place("e6", 900_000 + micros), "d5e6");
        }
    }

    private static Touches passing(Touches touches, String name, long since, long micros) {
        return touches.place(name, since).lift(name, since + micros);
    }

    private static boolean isMistakable(Touches touches, String... uci) {
        List<Ply> plies = touches.plies(uci);
        Long[] landed =
                plies.stream()
                        .map(ply -> touches.history().closingFromEnd(ply.move().to().index(), 0))
                        .toArray(Long[]::new);
        Explanation explanation = touches.explanation(plies, landed);
        return new Mistakable(touches.hypothesis(), explanation).isSo();
    }
}
