package org.jadoube.recognition;

import static org.jadoube.recognition.Scene.atStart;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Hands have a pace, and each player has one of them")
class TempoTest {
    private static final String LONE_ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    private static final String PAWN_CAN_BE_TAKEN = "4k3/8/8/8/3p1n2/8/4P3/4K3 w - - 0 1";
    private static final String NOTHING_UP = "";

    @Nested
    @DisplayName("a reply is begun before the move has landed")
    class Overlap {
        private static final long LANDED = 600_000;

        @Test
        @DisplayName("by as much as hands overlap, and by a microsecond more")
        void limit() {
            long early = LANDED - Cost.LONGEST_OVERLAP_MICROS;
            assertEquals(Cost.OVERLAP, replyLiftedAt(early));
            assertEquals(Cost.EARLY_REPLY, replyLiftedAt(early - 1));
        }

        private static int replyLiftedAt(long micros) {
            Scene scene = atStart().moves("e2e4 e7e5");
            return cost(scene, times(0, micros), times(LANDED, 1_000_000));
        }

        @Test
        @DisplayName("a pawn takes one that was not seen to leave: two things at once")
        void unseenReply() {
            Scene scene = Scene.at(PAWN_CAN_BE_TAKEN).moves("e2e3").unseen("d4e3");
            assertEquals(
                    Cost.OVERLAP_UNSEEN, cost(scene, times(0, 400_000), times(LANDED, 800_000)));
        }

        @Test
        @DisplayName("the reply is still in the hand")
        void replyInHand() {
            Scene scene = atStart().moves("e2e4").lift("e7", 400_000);
            assertEquals(Cost.OVERLAP, cost(scene, times(0), times(LANDED), "e7"));
        }

        @Test
        @DisplayName("a pawn that is carried for long is waited for")
        void longCarry() {
            long landed = Cost.LONG_CARRY_MICROS;
            Scene scene = atStart().moves("e2e4 e7e5");
            long[] lifts = times(0, 900_000);
            assertEquals(Cost.OVERLAP, cost(scene, lifts, times(landed, 2_000_000)));
            assertEquals(
                    Cost.OVERLAP + Cost.OVERLAP_LONG_CARRY,
                    cost(scene, lifts, times(landed + 1, 2_000_000)));
        }

        @Test
        @DisplayName("a rook that slid by a square was on the board until then")
        void slidBy() {
            assertEquals(Cost.OVERLAP, rookPassingAt(1_499_999));
        }

        @Test
        @DisplayName("a rook seen beside its target in the scan of its landing was carried there")
        void landedOnTwoContacts() {
            assertEquals(Cost.OVERLAP + Cost.OVERLAP_LONG_CARRY, rookPassingAt(1_500_000));
        }

        private static int rookPassingAt(long micros) {
            Scene scene = Scene.at(LONE_ROOK).moves("a1a5 e8e7");
            scene.place("a4", micros).lift("a4", 1_700_000);
            return cost(scene, times(0, 1_400_000), times(1_500_000, 2_000_000));
        }
    }

    @Nested
    @DisplayName("a player has a piece in the hand and moves another one")
    class Held {

        @Test
        @DisplayName("a knight is put right while its owner has a pawn in the hand")
        void putRightMeanwhile() {
            assertEquals(0, knightPutRightAt(2_000_000));
            assertEquals(Cost.HELD_MEANWHILE, knightPutRightAt(2_000_001));
            assertEquals(Cost.HELD_MEANWHILE, knightPutRightAt(2_499_999));
            assertEquals(0, knightPutRightAt(2_500_000));
        }

        private static int knightPutRightAt(long micros) {
            Scene scene = atStart().moves("g1f3 e7e5 d2d4");
            return cost(
                    scene,
                    times(0, 1_000_000, 2_000_000),
                    times(500_000, 1_400_000, 2_500_000),
                    times(micros, Long.MIN_VALUE, Long.MIN_VALUE),
                    NOTHING_UP);
        }

        @Test
        @DisplayName("a knight is up that was lifted before the pawn, or in the same scan")
        void liftedBefore() {
            assertEquals(Cost.OVERLAP, knightLiftedAt(100_000));
            assertEquals(Cost.OVERLAP + Cost.HELD_MEANWHILE, knightLiftedAt(99_999));
        }

        private static int knightLiftedAt(long micros) {
            Scene scene = atStart().moves("d2d4").lift("g1", micros);
            return cost(scene, times(100_000), times(400_000), "g1");
        }
    }

    @Nested
    @DisplayName("a piece is taken that has just landed")
    class Recapture {

        @Test
        @DisplayName("it stands for a moment before it is taken")
        void hasty() {
            long landed = 500_000;
            assertEquals(0, pawnTakenAt(landed + Cost.SHORTEST_STAND_MICROS));
            assertEquals(
                    Cost.HASTY_RECAPTURE, pawnTakenAt(landed + Cost.SHORTEST_STAND_MICROS - 1));
        }

        private static int pawnTakenAt(long micros) {
            Scene scene = Scene.at(PAWN_CAN_BE_TAKEN).moves("e2e3 d4e3");
            scene.place("e3", 500_000).lift("e3", micros).place("e3", 1_000_000);
            return cost(scene, times(0, 800_000), times(500_000, 1_000_000));
        }

        @Test
        @DisplayName("another victim may be lifted as soon as the move has landed")
        void elsewhere() {
            Scene scene = Scene.at("4k3/6b1/8/8/8/8/1P2P3/4K3 w - - 0 1").moves("e2e4 g7b2");
            scene.lift("b2", 510_000).place("b2", 1_000_000);
            assertEquals(0, cost(scene, times(0, 800_000), times(500_000, 1_000_000)));
        }

        @Test
        @DisplayName("a castled rook opens in the scan in which the king lands: no order is known")
        void inOneScan() {
            Scene scene = Scene.at("3rk3/8/8/8/8/8/8/RK6 w A - 0 1").moves("b1a1 d8d1");
            scene.place("d1", 200_000).lift("d1", 600_000).place("d1", 900_000);
            assertEquals(0, cost(scene, times(100_000, 700_000), times(600_000, 900_000)));
        }
    }

    @Nested
    @DisplayName("one player makes two moves")
    class SameSide {

        @Test
        @DisplayName("a rook that hardly stopped slid on")
        void rushed() {
            long again = 500_000 + Cost.SLIDE_STOP_MICROS;
            assertEquals(0, rookGoingOn("a4a7", again));
            assertEquals(Cost.RUSHED, rookGoingOn("a4a7", again - 1));
        }

        @Test
        @DisplayName("a rook that hardly stopped and turned a corner cannot have slid")
        void rushedElsewhere() {
            assertEquals(Cost.RUSHED_ELSEWHERE, rookGoingOn("a4h4", 900_000));
        }

        private static int rookGoingOn(String uci, long liftedMicros) {
            Scene scene = Scene.at(LONE_ROOK).moves("a1a4 e8d8 " + uci);
            return cost(scene, times(0, 600_000, liftedMicros), times(500_000, 800_000, 2_000_000));
        }

        @Test
        @DisplayName("another piece may follow at once")
        void anotherPiece() {
            Scene scene = Scene.at(LONE_ROOK).moves("a1a4 e8d8 e1e2");
            long[] lifts = times(0, 600_000, 900_000);
            assertEquals(0, cost(scene, lifts, times(500_000, 800_000, 2_000_000)));
        }

        @Test
        @DisplayName("the second lands before the first, or in the same scan")
        void landings() {
            assertEquals(Cost.OVERLAP, secondPawnLandingAt(600_000));
            assertEquals(Cost.OVERLAP + Cost.INVERTED_LANDINGS, secondPawnLandingAt(599_999));
        }

        private static int secondPawnLandingAt(long micros) {
            Scene scene = atStart().moves("e2e4 e7e5 d2d4");
            return cost(scene, times(0, 500_000, 550_000), times(600_000, 550_000, micros));
        }

        @Test
        @DisplayName("the second is lifted before the first, or in the same scan")
        void lifts() {
            assertEquals(Cost.OVERLAP, secondPawnLiftedAt(100_000));
            assertEquals(Cost.OVERLAP + Cost.INVERTED_LANDINGS, secondPawnLiftedAt(99_999));
        }

        private static int secondPawnLiftedAt(long micros) {
            Scene scene = atStart().moves("e2e4 e7e5 d2d4");
            return cost(scene, times(100_000, 300_000, micros), times(250_000, 400_000, 600_000));
        }
    }

    @Nested
    @DisplayName("a rook that has moved is up again")
    class UpAgain {
        private static final long LANDED = 500_000;

        @Test
        @DisplayName("the shorter it stood, the less it had landed")
        void stood() {
            assertEquals(Cost.PASSING, upAfter(Cost.ORDINARY_STOP_MICROS - 1));
            assertEquals(Cost.RUSHED, upAfter(Cost.ORDINARY_STOP_MICROS));
            assertEquals(Cost.RUSHED, upAfter(Cost.SLIDE_STOP_MICROS - 1));
            assertEquals(0, upAfter(Cost.SLIDE_STOP_MICROS));
        }

        private static int upAfter(long micros) {
            Scene scene = Scene.at(LONE_ROOK).moves("a1a4");
            scene.place("a4", LANDED).lift("a4", LANDED + micros);
            return cost(scene, times(0), times(LANDED), "a4");
        }

        @Test
        @DisplayName("after the king has replied")
        void afterReply() {
            Scene scene = Scene.at(LONE_ROOK).moves("a1a4 e8d8");
            scene.place("a4", LANDED).lift("a4", 700_000);
            assertEquals(
                    Cost.PASSING, cost(scene, times(0, 510_000), times(LANDED, 600_000), "a4"));
        }
    }

    private static long[] times(long... micros) {
        return micros;
    }

    private static int cost(Scene scene, long[] lifts, long[] landed) {
        return cost(scene, lifts, landed, NOTHING_UP);
    }

    private static int cost(Scene scene, long[] lifts, long[] landed, String up) {
        long[] neverPutRight = new long[lifts.length];
        Arrays.fill(neverPutRight, Long.MIN_VALUE);
        return cost(scene, lifts, landed, neverPutRight, up);
    }

    private static int cost(Scene scene, long[] lifts, long[] landed, long[] seated, String up) {
        long missing = Hands.squares(up);
        return new Tempo(scene.plies(), lifts, landed, seated, scene.history(), missing).cost();
    }
}
