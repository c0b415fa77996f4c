package org.jadoube.recognition;

import static org.jadoube.recognition.Scene.SCAN;
import static org.jadoube.recognition.Scene.at;
import static org.jadoube.recognition.Scene.atStart;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Moves are put in time by what their squares did")
class TimingTest {

    @Nested
    @DisplayName("a piece is seen on its target before it has left its origin")
    class Early {

        @Test
        @DisplayName("one magnet closes two contacts for a while, but not for longer")
        void longest() {
            long longest = Cost.LONGEST_EARLY_MICROS;
            assertEquals(Cost.ofPlacingEarly(longest), pawnLeavingAfter(longest).timing().cost());
            assertFalse(pawnLeavingAfter(longest + 1).isPossible());
        }

        @Test
        @DisplayName("within a scan there is no order")
        void withinScan() {
            assertEquals(0, pawnLeavingAfter(SCAN).timing().cost());
            assertEquals(Cost.PLACED_EARLY, pawnLeavingAfter(SCAN + 1).timing().cost());
        }

        private static Scene pawnLeavingAfter(long micros) {
            return atStart().place("e4", 1_000_000).lift("e2", 1_000_000 + micros).moves("e2e4");
        }

        @Test
        @DisplayName("a new queen may stand there long before the pawn is taken away")
        void promotion() {
            Scene scene = at("k7/3P4/8/8/8/8/8/7K w - - 0 1").moves("d7d8q");
            scene.place("d8", 0).lift("d7", 10_000_000);
            assertEquals(Cost.PLACED_EARLY, scene.timing().cost());
        }

        @Test
        @DisplayName("after a move to a dead square a reply is believed a stop early, no more")
        void afterUnfeltLanding() {
            long stop = Cost.ORDINARY_STOP_MICROS;
            assertEquals(Cost.ofPlacingEarly(stop), replyLeavingAfter(stop, "e4").timing().cost());
            assertFalse(replyLeavingAfter(stop + 1, "e4").isPossible());
        }

        @Test
        @DisplayName("after a move that was felt the same reply is believed")
        void afterFeltLanding() {
            long late = Cost.ORDINARY_STOP_MICROS + 1;
            Scene scene = replyLeavingAfter(late, "").place("e4", 500_000);
            assertEquals(Cost.ofPlacingEarly(late), scene.timing().cost());
        }

        private static Scene replyLeavingAfter(long micros, String dead) {
            return atStart()
                    .withDead(dead)
                    .lift("e2", 0)
                    .place("e5", 1_000_000)
                    .lift("e7", 1_000_000 + micros)
                    .moves("e2e4 e7e5");
        }
    }

    @Nested
    @DisplayName("a captor lands after it was lifted")
    class Captor {

        @Test
        @DisplayName("the pawn was adjusted, and was lifted for good when it stood there already")
        void liftedForGood() {
            assertEquals(0, pawnLeavingAfter(SCAN).timing().cost());
            assertFalse(pawnLeavingAfter(SCAN + 1).isPossible());
        }

        private static Scene pawnLeavingAfter(long micros) {
            return at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
                    .lift("e4", 0)
                    .place("e4", 300_000)
                    .lift("d5", 600_000)
                    .place("d5", 900_000)
                    .lift("e4", 900_000 + micros)
                    .moves("e4d5");
        }

        @Test
        @DisplayName("a rook castles round a king that has not been lifted yet")
        void castling() {
            Scene scene = at("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1").moves("e1g1");
            scene.lift("g1", 0).place("f1", 300_000);
            scene.lift("e1", 1_000_000).place("g1", 1_300_000);
            assertEquals(List.of(1_300_000L), scene.timing().landedMicros());
            assertEquals(0, scene.timing().cost());
        }

        @Test
        @DisplayName("a queen takes from a dead square and is up again")
        void fromDeadSquare() {
            Scene scene = at("3qk3/8/8/3P4/8/8/8/4K3 b - - 0 1").withDead("d8").moves("d8d5");
            scene.lift("d5", 0).place("d5", 500_000).lift("d5", 2_000_000);
            assertEquals(List.of(500_000L), scene.timing().landedMicros());
        }
    }

    @Nested
    @DisplayName("landings come in the order of the moves")
    class Order {

        @Test
        @DisplayName("a reply that lands in the scan before is not early")
        void withinScan() {
            assertEquals(Cost.OVERLAP, pawnLandingAfterReply(SCAN).timing().cost());
            assertEquals(
                    Cost.OVERLAP + Cost.INVERTED_LANDINGS,
                    pawnLandingAfterReply(SCAN + 1).timing().cost());
        }

        @Test
        @DisplayName("a pawn that lands too long after the reply had stood off its contact")
        void tooLate() {
            long longest = Cost.LONGEST_INVERSION_MICROS;
            assertEquals(
                    Cost.OVERLAP + Cost.INVERTED_LANDINGS,
                    pawnLandingAfterReply(longest).timing().cost());
            assertEquals(Cost.LATE_CONTACT, pawnLandingAfterReply(longest + 1).timing().cost());
        }

        private static Scene pawnLandingAfterReply(long micros) {
            return atStart()
                    .lift("e2", 0)
                    .lift("e7", 400_000)
                    .place("e5", 500_000)
                    .place("e4", 500_000 + micros)
                    .moves("e2e4 e7e5");
        }

        @Test
        @DisplayName("a clock may pass its zero in the midst of a move")
        void zero() {
            Scene scene = atStart().moves("g1f3 e7e5 d2d4");
            scene.lift("g1", -3_000_000).place("f3", -2_500_000);
            scene.lift("e7", -2_000_000).place("e5", -1_500_000);
            scene.lift("d2", -500_000).place("d4", 500_000);
            assertEquals(0, scene.timing().cost());
        }
    }

    @Nested
    @DisplayName("a capture whose victim was not seen to leave")
    class UnseenVictim {
        private static final String KNIGHT_TAKES = "4k3/3p4/8/4p3/6b1/5N2/6P1/4K3 w - - 0 1";

        @Test
        @DisplayName("its captor was lifted before the reply had landed, or within a scan of it")
        void liftedInTime() {
            assertTrue(knightLiftedAt(1_000_000 + SCAN).isPossible());
            assertFalse(knightLiftedAt(1_000_000 + SCAN + 1).isPossible());
        }

        private static Scene knightLiftedAt(long micros) {
            return at(KNIGHT_TAKES)
                    .lift("d7", 800_000)
                    .place("d6", 1_000_000)
                    .lift("f3", micros)
                    .unseen("f3e5")
                    .moves("d7d6");
        }

        @Test
        @DisplayName("what opened the captor's square later was another exchange there")
        void openedAgain() {
            Scene scene = at(KNIGHT_TAKES).unseen("f3e5").moves("g4f3 g2f3");
            scene.lift("f3", 0);
            scene.lift("g4", 1_000_000).place("f3", 1_500_000);
            scene.lift("g2", 2_000_000).lift("f3", 2_100_000).place("f3", 2_500_000);
            assertEquals(
                    List.of(1_500_000L, 1_500_000L, 2_500_000L), scene.timing().landedMicros());
        }

        @Test
        @DisplayName("a move from one dead square to another has happened by the reply")
        void unfelt() {
            Scene scene = atStart().withDead("e2 e4").unseen("e2e4").moves("e7e5");
            scene.lift("e7", 1_000_000).place("e5", 1_500_000);
            assertEquals(List.of(1_500_000L, 1_500_000L), scene.timing().landedMicros());
        }
    }

    @Nested
    @DisplayName("a piece is adjusted after it has landed")
    class Adjusted {

        @Test
        @DisplayName("while a reply is begun: it had landed before")
        void duringReply() {
            Scene scene = at("4k1n1/4p3/8/8/8/8/8/4K1N1 b - - 0 1").moves("e7e5 g1f3");
            scene.lift("e7", 0).place("e5", 500_000);
            scene.lift("g1", 1_000_000).place("f3", 1_500_000);
            scene.lift("g8", 2_000_000).lift("f3", 2_200_000).place("f3", 2_400_000);
            assertEquals(List.of(500_000L, 1_500_000L), scene.timing().landedMicros());
        }

        @Test
        @DisplayName("a castled rook, on a wing where a knight has been before")
        void castledRook() {
            Scene scene = at("4k3/p7/8/8/8/5N2/8/4K2R w K - 0 1");
            scene.moves("f3g1 a7a6 g1f3 a6a5 e1g1");
            scene.lift("f3", 0).place("g1", 500_000);
            scene.lift("a7", 1_000_000).place("a6", 1_500_000);
            scene.lift("g1", 2_000_000).place("f3", 2_500_000);
            scene.lift("a6", 3_000_000).place("a5", 3_500_000);
            scene.lift("e1", 4_000_000).place("g1", 4_300_000);
            scene.lift("h1", 4_600_000).place("f1", 5_000_000);
            scene.lift("a5", 6_000_000).lift("f1", 6_200_000).place("f1", 6_400_000);
            assertEquals(
                    List.of(500_000L, 1_500_000L, 2_500_000L, 3_500_000L, 5_000_000L),
                    scene.timing().landedMicros());
        }

        @Test
        @DisplayName("until the scan in which the reply is begun: then it landed")
        void untilReply() {
            Scene scene = atStart().moves("g1f3").lift("g1", 0);
            scene.place("f3", 500_000).lift("f3", 600_000).place("f3", 700_000);
            scene.lift("g8", 700_000);
            assertEquals(List.of(700_000L), scene.timing().landedMicros());
        }

        @Test
        @DisplayName("one that was seen to leave and to land in one scan had landed then")
        void sweptInOneScan() {
            Scene scene = atStart().moves("g1f3").lift("g1", 500_000).place("f3", 500_000);
            scene.lift("g8", 1_000_000).lift("f3", 1_200_000).place("f3", 1_400_000);
            assertEquals(List.of(500_000L), scene.timing().landedMicros());
        }

        @Test
        @DisplayName("what closed its square before was the pawn that it has taken")
        void victimLandedThere() {
            Scene scene = at("4k3/8/5n2/8/8/8/4P3/4K1N1 w - - 0 1").moves("e2e4 f6e4");
            scene.lift("e2", 0).lift("f6", 400_000).place("e4", 500_000);
            scene.lift("e4", 1_000_000).lift("g1", 1_400_000).place("e4", 1_500_000);
            assertEquals(List.of(500_000L, 1_500_000L), scene.timing().landedMicros());
        }

        @Test
        @DisplayName("what closes its square after it was taken in passing is something else")
        void takenInPassing() {
            Scene scene = at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1").moves("e2e4 d4e3");
            scene.place("e4", 500_000).lift("e2", 600_000);
            scene.lift("d4", 1_000_000).lift("e4", 1_200_000).place("e3", 1_500_000);
            scene.place("e4", 1_700_000);
            assertEquals(List.of(500_000L, 1_500_000L), scene.timing().landedMicros());
        }
    }

    @Nested
    @DisplayName("a piece stands off its contact until after the reply")
    class LateContact {

        @Test
        @DisplayName("both sides had lifted in one scan")
        void liftedTogether() {
            Scene scene = atStart().moves("e2e4 e7e5").lift("e2", 0).lift("e7", 0);
            scene.place("e5", 500_000).place("e4", 2_000_000);
            assertEquals(List.of(0L, 500_000L), scene.timing().landedMicros());
            assertEquals(Cost.LATE_CONTACT, scene.timing().cost());
        }

        @Test
        @DisplayName("a pawn that is never put right has not landed")
        void never() {
            Scene scene = atStart().moves("e2e4 e7e5").lift("e2", 0);
            scene.lift("e7", 1_000_000).place("e5", 1_500_000);
            assertFalse(scene.isPossible());
        }

        @Test
        @DisplayName("a pawn, and the knight that took it there, before the contact shows either")
        void twoOnOneSquare() {
            Scene scene = at("4k3/8/5n2/8/8/8/P3P3/4K3 w - - 0 1").moves("e2e4 f6e4 a2a3");
            scene.lift("e2", 0).lift("f6", 1_000_000);
            scene.lift("a2", 2_000_000).place("a3", 2_500_000);
            scene.place("e4", 5_000_000).lift("e4", 5_500_000).place("e4", 6_000_000);
            assertEquals(
                    List.of(1_000_000L, 2_000_000L, 2_500_000L), scene.timing().landedMicros());
            assertEquals(2 * Cost.LATE_CONTACT, scene.timing().cost());
        }
    }
}
