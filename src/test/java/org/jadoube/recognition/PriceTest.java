package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What explanations have against them, times aside")
class PriceTest {
    private static final String LONE_KNIGHT = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    private static final String ROOK_AND_PAWN = "4k3/8/8/8/8/8/7P/R3K3 w - - 0 1";
    private static final String GUARDED_PAWN = "6k1/5p2/8/3pN3/8/8/8/3K3B w - - 0 1";
    private static final long NOON = 5_000_000;

    private static Touches knightOut() {
        return Touches.since(LONE_KNIGHT).lift("g1", NOON).place("f3", NOON + 200_000);
    }

    private static Price price(Touches touches, String... uci) {
        return new Price(touches.base(), touches.plies(uci), touches.history(), Touches.ALL_COUNT);
    }

    private static int ofTouches(Touches touches, String... uci) {
        return price(touches, uci).ofTouches(0, 0);
    }

    @Test
    @DisplayName("a move and nothing else leaves no touch to account for")
    void nothingElse() {
        assertEquals(0, ofTouches(knightOut(), "g1f3"));
    }

    @Test
    @DisplayName("the mover put back on its square and taken up again is no bystander")
    void originAgain() {
        Touches touches =
                Touches.since(LONE_KNIGHT)
                        .lift("g1", NOON)
                        .place("g1", NOON + 50_000)
                        .lift("g1", NOON + 90_000)
                        .place("f3", NOON + 200_000);
        assertEquals(Cost.AGAIN, ofTouches(touches, "g1f3"));
    }

    @Test
    @DisplayName("the mover adjusted where it has landed is no stray contact")
    void landingAgain() {
        Touches touches = knightOut().lift("f3", NOON + 600_000).place("f3", NOON + 700_000);
        assertEquals(Cost.AGAIN, ofTouches(touches, "g1f3"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"e2", "f2", "g2", "e3", "g3", "e4", "f4", "g4"})
    @DisplayName("a contact beside the landing closes under the same magnet")
    void beside(String name) {
        Touches touches = knightOut().place(name, NOON + 190_000).lift(name, NOON + 250_000);
        assertEquals(Cost.BESIDE, ofTouches(touches, "g1f3"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"d1", "d2", "d3", "d5", "e5", "f5", "g5", "h1", "h2", "h3", "h4", "h5"})
    @DisplayName("a contact two squares away from the landing is a stray one")
    void twoSquaresAway(String name) {
        Touches touches = knightOut().place(name, NOON + 190_000).lift(name, NOON + 250_000);
        assertEquals(Cost.STRAY, ofTouches(touches, "g1f3"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"a2", "a3", "a4", "a5"})
    @DisplayName("the a-file is not beside a landing on the h-file")
    void overTheEdge(String name) {
        Touches touches =
                Touches.since(LONE_KNIGHT)
                        .lift("g1", NOON)
                        .place("h3", NOON + 200_000)
                        .place(name, NOON + 210_000)
                        .lift(name, NOON + 250_000);
        assertEquals(Cost.STRAY, ofTouches(touches, "g1h3"));
    }

    @Test
    @DisplayName("a contact beside where a victim was taken closes under the same magnet")
    void besideACapture() {
        Touches touches =
                Touches.since(GUARDED_PAWN)
                        .lift("f7", NOON)
                        .lift("e5", NOON + 100_000)
                        .place("f7", NOON + 300_000)
                        .place("g6", NOON + 310_000)
                        .lift("g6", NOON + 340_000);
        assertEquals(Cost.BESIDE, ofTouches(touches, "e5f7"));
    }

    @Test
    @DisplayName("a square that the rook slid over says next to nothing")
    void passed() {
        Touches touches =
                Touches.since(ROOK_AND_PAWN)
                        .lift("a1", NOON)
                        .place("a2", NOON + 50_000)
                        .lift("a2", NOON + 90_000)
                        .place("a4", NOON + 200_000);
        assertEquals(Cost.PASSED, ofTouches(touches, "a1a4"));
    }

    @Test
    @DisplayName("a rook that stopped for long on its way says more")
    void stoppedOnTheWay() {
        long stop = 900_000;
        Touches touches =
                Touches.since(ROOK_AND_PAWN)
                        .lift("a1", NOON)
                        .place("a2", NOON + 50_000)
                        .lift("a2", NOON + 50_000 + stop)
                        .place("a4", NOON + 2_000_000);
        assertEquals(Cost.ofStanding(stop) + Cost.PASSED, ofTouches(touches, "a1a4"));
        assertEquals(6, Cost.ofStanding(stop));
    }

    @Test
    @DisplayName("a bystander knocked over for a moment costs less than one lifted")
    void bystander() {
        assertEquals(Cost.BYSTANDER_BRIEF, ofTouches(pawnGone(Cost.BRIEF_MICROS - 1), "a1a4"));
        assertEquals(Cost.BYSTANDER, ofTouches(pawnGone(Cost.BRIEF_MICROS), "a1a4"));
    }

    private static Touches pawnGone(long micros) {
        return Touches.since(ROOK_AND_PAWN)
                .lift("a1", NOON)
                .place("a4", NOON + 200_000)
                .lift("h2", NOON + 300_000)
                .place("h2", NOON + 300_000 + micros);
    }

    @Test
    @DisplayName("two contacts that lag behind the slide count one by one")
    void trailing() {
        Touches touches =
                Touches.since(ROOK_AND_PAWN)
                        .lift("a1", NOON)
                        .place("a2", NOON + 50_000)
                        .place("a3", NOON + 80_000)
                        .place("a4", NOON + 100_000);
        Price price = price(touches, "a1a4");
        assertEquals(2 * Cost.TRAILING, price.ofTrailing(Hands.squares("a2 a3")));
        assertEquals(Cost.TRAILING, price.ofTrailing(Hands.squares("a3")));
    }

    @Test
    @DisplayName("a pawn in the hand whose next contact closes a moment early is still one pawn")
    void placedAMomentEarly() {
        assertEquals(underWay(), ofPawnPlacedEarly(Cost.BRIEF_MICROS));
    }

    @Test
    @DisplayName("the longer a landing came before the lift, the less was it one piece")
    void placedEarly() {
        long justEarly = Cost.BRIEF_MICROS + 1;
        assertEquals(underWay() + Cost.PLACED_EARLY, ofPawnPlacedEarly(justEarly));
        assertEquals(underWay() + Cost.PLACED_EARLY + 4, ofPawnPlacedEarly(200_000));
    }

    @Test
    @DisplayName("a landing after the lift has nothing more against it")
    void placedInOrder() {
        assertEquals(underWay(), ofPawnPlacedEarly(-300_000));
    }

    @Test
    @DisplayName("a pawn in the hand, landed nowhere, is not early")
    void inTheHand() {
        Touches touches = Touches.since(ROOK_AND_PAWN).lift("h2", NOON);
        int cost = price(touches).ofTheRest(touches.base().position(), Hands.squares("h2"), 0, 0);
        assertEquals(Cost.IN_HAND + Cost.INCOMPLETE, cost);
    }

    @Test
    @DisplayName("a landing without any lift is dear as such, not by its time")
    void landedOutOfNothing() {
        Touches touches = Touches.since(ROOK_AND_PAWN).place("h4", NOON);
        int cost = price(touches).ofTheRest(touches.base().position(), 0, Hands.squares("h4"), 0);
        assertEquals(Cost.IN_HAND + Cost.INCOMPLETE + Cost.EARLY_LANDING, cost);
    }

    private static int underWay() {
        return 2 * Cost.IN_HAND + Cost.INCOMPLETE;
    }

    private static int ofPawnPlacedEarly(long micros) {
        Touches touches = Touches.since(ROOK_AND_PAWN).place("h4", NOON).lift("h2", NOON + micros);
        return price(touches)
                .ofTheRest(touches.base().position(), Hands.squares("h2"), Hands.squares("h4"), 0);
    }

    @Test
    @DisplayName("a knight on a dead square may as well be in the hand")
    void blindLanding() {
        assertEquals(Cost.PLY + Cost.BLIND_LANDING, ofKnightToDeadSquare(blindly()));
    }

    @Test
    @DisplayName("it may as well have taken the pawn whose contact opened for a moment")
    void grazedVictim() {
        int expected = Cost.PLY + Cost.BLIND_LANDING + Cost.GRAZED_VICTIM;
        assertEquals(expected, ofKnightToDeadSquare(blindly().graze("f7", NOON + 200_000)));
    }

    @Test
    @DisplayName(
            "a pawn grazed where only the bishop could have taken it is no victim of the knight")
    void grazedOutOfReach() {
        int expected = Cost.PLY + Cost.BLIND_LANDING;
        assertEquals(expected, ofKnightToDeadSquare(blindly().graze("d5", NOON + 200_000)));
    }

    private static Touches blindly() {
        return Touches.since(GUARDED_PAWN).without("g4").lift("e5", NOON);
    }

    private static int ofKnightToDeadSquare(Touches touches) {
        return new Price(
                        touches.base(),
                        touches.plies("e5g4"),
                        touches.history(),
                        Touches.dead("g4"))
                .ofEvidence();
    }
}
