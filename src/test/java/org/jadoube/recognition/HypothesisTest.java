package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is still believed of what the contacts did")
class HypothesisTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String PAWNS_FACE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    private static final long LANDED = 5_000_000;

    @Test
    @DisplayName(
            "at rest after a capture only its square is remembered: the captor may be up again")
    void atRestAfterACapture() {
        Interval interval =
                Touches.since(PAWNS_FACE)
                        .lift("d5", 100)
                        .lift("e4", 200)
                        .place("d5", 300)
                        .lift("e8", 400)
                        .place("e8", 500)
                        .interval();
        Hypothesis rest = Hypothesis.atRest(Touches.line(PAWNS_FACE, "e4d5"), interval);
        assertEquals(List.of(new Lift(Square.D5, 100), new Place(Square.D5, 300)), events(rest));
        assertEquals(interval.contacts(), rest.interval().contacts());
    }

    @Test
    @DisplayName("a piece in the hand was taken up when its contact opened for the last time")
    void begunInSight() {
        Touches touches = Touches.since(START).lift("e2", 100).place("e2", 200).lift("e2", 300);
        Hypothesis begun =
                Hypothesis.begun(
                        touches.base(), Hands.squares("e2"), 0, touches.interval(), LANDED);
        assertEquals(List.of(new Lift(Square.E2, 300)), events(begun));
    }

    @Test
    @DisplayName("a piece whose lift nobody saw was taken up when it is found missing")
    void begunUnseen() {
        Touches touches = Touches.since(START);
        Hypothesis begun =
                Hypothesis.begun(
                        touches.base(), Hands.squares("e2"), 0, touches.interval(), LANDED);
        assertEquals(List.of(new Lift(Square.E2, LANDED)), events(begun));
        assertEquals(Fen.parse(START).occupied() & ~Square.E2.bit(), begun.interval().contacts());
    }

    @Test
    @DisplayName("a piece that stands after all was not lifted for the last time")
    void standingAfterAll() {
        Hypothesis touched =
                Touches.since(START)
                        .lift("e2", 100)
                        .place("e2", 200)
                        .lift("d2", 250)
                        .lift("e2", 300)
                        .hypothesis();
        Hypothesis standing = touched.standing(Square.E2.bit());
        assertEquals(
                List.of(
                        new Lift(Square.E2, 100),
                        new Place(Square.E2, 200),
                        new Lift(Square.D2, 250)),
                events(standing));
    }

    @Test
    @DisplayName("a piece that stands after all was not lifted, though that came first of all")
    void standingThoughFirst() {
        Hypothesis touched = Touches.since(START).lift("e2", 100).lift("d2", 250).hypothesis();
        Hypothesis standing = touched.standing(Square.E2.bit());
        assertEquals(List.of(new Lift(Square.D2, 250)), events(standing));
        assertEquals(
                Fen.parse(START).occupied() & ~Square.D2.bit(), standing.interval().contacts());
    }

    @Test
    @DisplayName("contacts trusted again have changed just now where they differ from the game")
    void trustedAgain() {
        long occupied = Fen.parse(START).occupied();
        long contacts = (occupied | Square.E4.bit()) & ~Square.E2.bit();
        Hypothesis trusting =
                Touches.since(START)
                        .hypothesis()
                        .without(Hands.squares("e2 e4 d2 d4"))
                        .trusting(Hands.squares("e2 e4 d2 d4"), contacts, LANDED);
        assertEquals(
                List.of(new Lift(Square.E2, LANDED), new Place(Square.E4, LANDED)),
                events(trusting));
        assertEquals(contacts, trusting.interval().contacts());
    }

    @Test
    @DisplayName("no move closed, nothing forgotten")
    void nothingClosed() {
        Touches touches = knightOut();
        Hypothesis hypothesis = touches.hypothesis();
        Explanation explanation = touches.explanation(touches.plies("g1f3"), LANDED);
        assertSame(hypothesis, hypothesis.closing(explanation, 0, Touches.ALL_COUNT));
    }

    @Test
    @DisplayName("the reply begun before the move had landed is not forgotten with the move")
    void replyBegunEarly() {
        Touches touches =
                Touches.since(START)
                        .lift("e7", LANDED - 400_000)
                        .lift("g1", LANDED - 300_000)
                        .place("f3", LANDED);
        Hypothesis closed = closed(touches);
        assertEquals(List.of(new Lift(Square.E7, LANDED - 400_000)), events(closed));
        assertEquals(1, closed.line().plies());
        assertEquals(touches.interval().contacts(), closed.interval().contacts());
    }

    @Test
    @DisplayName("a whole reply made before the move had landed is not forgotten with the move")
    void replyMadeEarly() {
        Touches touches =
                Touches.since(START)
                        .lift("g1", LANDED - 300_000)
                        .lift("g8", LANDED - 200_000)
                        .place("f6", LANDED - 50_000)
                        .place("f3", LANDED);
        Explanation explanation =
                touches.explanation(touches.plies("g1f3", "g8f6"), LANDED, LANDED);
        Hypothesis closed = touches.hypothesis().closing(explanation, 1, Touches.ALL_COUNT);
        assertEquals(
                List.of(
                        new Lift(Square.G8, LANDED - 200_000),
                        new Place(Square.F6, LANDED - 50_000)),
                events(closed));
    }

    @Test
    @DisplayName("a piece set down early for a move under way is not forgotten")
    void landingBegunEarly() {
        Touches touches =
                Touches.since(START)
                        .lift("g1", LANDED - 300_000)
                        .place("e5", LANDED - 100_000)
                        .place("f3", LANDED);
        assertEquals(List.of(new Place(Square.E5, LANDED - 100_000)), events(closed(touches)));
    }

    @Test
    @DisplayName("a piece touched before the landing and taken up after it is up once")
    void touchedThenTakenUp() {
        Touches touches =
                Touches.since(START)
                        .lift("e7", LANDED - 500_000)
                        .place("e7", LANDED - 400_000)
                        .lift("g1", LANDED - 300_000)
                        .place("f3", LANDED)
                        .lift("e7", LANDED + 300_000);
        assertEquals(List.of(new Lift(Square.E7, LANDED + 300_000)), events(closed(touches)));
    }

    @Test
    @DisplayName("what was grazed up to the landing is forgotten, what was grazed later is not")
    void grazed() {
        Touches touches =
                knightOut()
                        .graze("d2", LANDED - 1)
                        .graze("e2", LANDED)
                        .graze("d7", LANDED + 1)
                        .graze("e7", LANDED + 2);
        assertEquals(
                List.of(
                        new Blip(Square.D7, true, LANDED + 1, 5_000),
                        new Blip(Square.E7, true, LANDED + 2, 5_000)),
                events(closed(touches)));
    }

    @Test
    @DisplayName("a piece put back after the landing, but lifted before it, has done nothing since")
    void putBackAfterTheLanding() {
        Touches touches =
                Touches.since(START)
                        .lift("g1", LANDED - 300_000)
                        .lift("a7", LANDED - 100_000)
                        .place("f3", LANDED)
                        .place("a7", LANDED + 100_000);
        assertEquals(List.of(), events(closed(touches)));
    }

    @Test
    @DisplayName("a piece lifted in the scan of the landing and put back has done nothing since")
    void liftedInTheScanOfTheLanding() {
        Touches touches = knightOut().lift("e7", LANDED).place("e7", LANDED + 100_000);
        assertEquals(List.of(), events(closed(touches)));
    }

    @Test
    @DisplayName("of a piece up at the landing, only the return is forgotten")
    void onlyTheReturnIsForgotten() {
        Touches touches =
                Touches.since(START)
                        .lift("g1", LANDED - 300_000)
                        .lift("e7", LANDED - 100_000)
                        .place("f3", LANDED)
                        .graze("e7", LANDED + 50_000)
                        .place("e7", LANDED + 100_000)
                        .lift("h7", LANDED + 200_000)
                        .lift("e7", LANDED + 300_000)
                        .place("e7", LANDED + 400_000)
                        .place("h7", LANDED + 500_000);
        assertEquals(
                List.of(
                        new Blip(Square.E7, true, LANDED + 50_000, 5_000),
                        new Lift(Square.H7, LANDED + 200_000),
                        new Lift(Square.E7, LANDED + 300_000),
                        new Place(Square.E7, LANDED + 400_000),
                        new Place(Square.H7, LANDED + 500_000)),
                events(closed(touches)));
    }

    @Test
    @DisplayName("of two pieces up at the landing, both returns are forgotten")
    void bothReturnsAreForgotten() {
        Touches touches =
                Touches.since(START)
                        .lift("g1", LANDED - 300_000)
                        .lift("h7", LANDED - 200_000)
                        .lift("e7", LANDED - 100_000)
                        .place("f3", LANDED)
                        .place("e7", LANDED + 100_000)
                        .place("h7", LANDED + 200_000)
                        .lift("h7", LANDED + 300_000)
                        .place("h7", LANDED + 400_000);
        assertEquals(
                List.of(
                        new Lift(Square.H7, LANDED + 300_000),
                        new Place(Square.H7, LANDED + 400_000)),
                events(closed(touches)));
    }

    @Test
    @DisplayName("what a rook slid over on its way to a dead square is over, and nothing else is")
    void slidToADeadSquare() {
        Touches touches =
                Touches.since("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
                        .without("a4")
                        .lift("a1", LANDED)
                        .place("a2", LANDED + 100_000)
                        .lift("a2", LANDED + 200_000)
                        .graze("b3", LANDED + 300_000)
                        .lift("e8", LANDED + 900_000);
        Explanation explanation = touches.explanation(touches.plies("a1a4"), LANDED);
        Hypothesis closed = touches.hypothesis().closing(explanation, 1, Touches.dead("a4"));
        List<Square> later = events(closed).stream().map(ContactEvent::square).toList();
        assertEquals(List.of(Square.B3, Square.E8), later);
    }

    private static Touches knightOut() {
        return Touches.since(START).lift("g1", LANDED - 300_000).place("f3", LANDED);
    }

    private static Hypothesis closed(Touches touches) {
        Explanation explanation = touches.explanation(touches.plies("g1f3"), LANDED);
        return touches.hypothesis().closing(explanation, 1, Touches.ALL_COUNT);
    }

    private static List<ContactEvent> events(Hypothesis hypothesis) {
        return hypothesis.interval().events();
    }
}
