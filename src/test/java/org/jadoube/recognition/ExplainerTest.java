package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.Ply.Evidence;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Contacts matched against moves")
class ExplainerTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String SIX_PAWNS = "4k3/ppp5/8/8/8/8/PPP5/4K2R w K - 0 1";
    private static final String TWO_KNIGHTS = "4k1n1/8/8/8/8/8/PPP1P3/4K1N1 w - - 0 1";
    private static final String TWO_QUEENS = "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1";
    private static final String QUEEN_RETAKES = "3qk3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    private static final String PAWN_RETAKES = "4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1";
    private static final String LONE_ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    private static final long SCAN_MICROS = 10_000;
    private static final long NOON = 5_000_000;
    private static final long SECOND = 1_000_000;

    private static Explainer explainer(Touches touches, Contacts contacts, boolean pressed) {
        return new Explainer(
                touches.base(), touches.interval(), contacts, SCAN_MICROS, Demands.NONE, pressed);
    }

    private static List<Explanation> explain(Touches touches) {
        return explainer(touches, Touches.ALL_COUNT, false).explain();
    }

    private static List<Explanation> explainPressed(Touches touches) {
        return explainer(touches, Touches.ALL_COUNT, true).explain();
    }

    private static int positionsLookedAt(Touches touches) {
        Explainer explainer = explainer(touches, Touches.ALL_COUNT, false);
        explainer.explain();
        return explainer.nodes();
    }

    private static String moves(Explanation explanation) {
        return explanation.moves().stream()
                .map(move -> Uci.format(move, Variant.STANDARD))
                .collect(Collectors.joining(" "));
    }

    private static List<String> moves(List<Explanation> explanations) {
        return explanations.stream().map(ExplainerTest::moves).toList();
    }

    @Test
    @DisplayName("a knight move takes a look at two positions: before and after")
    void twoPositions() {
        Touches touches = Touches.since(START).lift("g1", NOON).place("f3", NOON + 300_000);
        assertEquals(2, positionsLookedAt(touches));
    }

    @Test
    @DisplayName("a pawn lifted, put back and lifted again is in the hand, and no bystander")
    void liftedAgain() {
        Touches touches =
                Touches.since(START)
                        .lift("e2", NOON)
                        .place("e2", NOON + 300_000)
                        .lift("e2", NOON + SECOND);
        List<Explanation> found = explain(touches);
        assertEquals(List.of(""), moves(found));
        assertEquals(Cost.IN_HAND + Cost.INCOMPLETE + Cost.AGAIN, found.getFirst().cost());
    }

    private static Touches sixPawnMoves() {
        return Touches.since(SIX_PAWNS)
                .lift("a2", NOON)
                .place("a3", NOON + 300_000)
                .lift("a7", NOON + SECOND)
                .place("a6", NOON + SECOND + 300_000)
                .lift("b2", NOON + 2 * SECOND)
                .place("b3", NOON + 2 * SECOND + 300_000)
                .lift("b7", NOON + 3 * SECOND)
                .place("b6", NOON + 3 * SECOND + 300_000)
                .lift("c2", NOON + 4 * SECOND)
                .place("c3", NOON + 4 * SECOND + 300_000)
                .lift("c7", NOON + 5 * SECOND)
                .place("c6", NOON + 5 * SECOND + 300_000);
    }

    @Test
    @DisplayName("six moves at once are read in their order")
    void sixMoves() {
        assertEquals("a2a3 a7a6 b2b3 b7b6 c2c3 c7c6", moves(explain(sixPawnMoves()).getFirst()));
    }

    @Test
    @DisplayName("after six moves king and rook may both be up for a castling")
    void castlingAfterSixMoves() {
        Touches touches =
                sixPawnMoves().lift("e1", NOON + 6 * SECOND).lift("h1", NOON + 7 * SECOND);
        Explanation best = explain(touches).getFirst();
        assertEquals("a2a3 a7a6 b2b3 b7b6 c2c3 c7c6", moves(best));
        assertEquals("e1 h1", Touches.names(best.missing()));
    }

    @Test
    @DisplayName("seven pieces up after a knight move are too many for three moves, not for four")
    void sevenPiecesUp() {
        Touches touches = Touches.since(START).lift("g1", NOON).place("f3", NOON + 300_000);
        for (String name : List.of("a7", "b7", "c7", "d7", "e7", "f7", "h7")) {
            touches.lift(name, NOON + SECOND);
        }
        assertEquals(3, positionsLookedAt(touches));
    }

    private static Touches knightsOutAndHome() {
        return Touches.since(TWO_KNIGHTS)
                .lift("g1", NOON)
                .place("f3", NOON + 300_000)
                .lift("g8", NOON + 2 * SECOND)
                .place("f6", NOON + 2 * SECOND + 300_000)
                .lift("f3", NOON + 4 * SECOND)
                .place("g1", NOON + 4 * SECOND + 300_000)
                .lift("f6", NOON + 6 * SECOND)
                .place("g8", NOON + 6 * SECOND + 300_000);
    }

    @Test
    @DisplayName("two knights out and home again are four moves rather than none")
    void outAndHome() {
        List<Explanation> found = explain(knightsOutAndHome());
        assertEquals(List.of("g1f3 g8f6 f3g1 f6g8", ""), moves(found));
        assertEquals(4 * Cost.PLY, found.getFirst().cost());
    }

    @Test
    @DisplayName("when every change of a contact is used up, no more moves are looked for")
    void allUsedUp() {
        Touches touches = knightsOutAndHome();
        for (String name : List.of("a2", "b2", "c2")) {
            touches.lift(name, NOON + 7 * SECOND).place(name, NOON + 8 * SECOND);
        }
        assertEquals(List.of("g1f3 g8f6 f3g1 f6g8", ""), moves(explain(touches)));
        assertEquals(4 + 5, positionsLookedAt(touches));
    }

    @Test
    @DisplayName("where one move and four moves fit alike, the one move comes first")
    void fewerMovesFirst() {
        Touches touches =
                Touches.since(TWO_KNIGHTS)
                        .lift("e2", NOON)
                        .place("e3", NOON + 200_000)
                        .lift("g8", NOON + 250_000)
                        .place("f6", NOON + 350_000)
                        .lift("e3", NOON + 400_000)
                        .place("e4", NOON + 600_000)
                        .lift("f6", NOON + 1_450_000)
                        .place("g8", NOON + 1_650_000)
                        .lift("a2", NOON + 2 * SECOND)
                        .place("a2", NOON + 2 * SECOND + 50_000);
        List<Explanation> found = explain(touches);
        assertEquals(List.of("e2e4", "e2e3 g8f6 e3e4 f6g8"), moves(found));
        int ofFour = 4 * Cost.PLY + Cost.RUSHED + Cost.BYSTANDER_BRIEF;
        assertEquals(List.of(ofFour, ofFour), found.stream().map(Explanation::cost).toList());
    }

    private static Touches knightsOutAndHomeInAFlash() {
        return Touches.since(TWO_KNIGHTS)
                .lift("g1", NOON)
                .lift("g8", NOON + 10_000)
                .place("f3", NOON + 20_000)
                .place("f6", NOON + 30_000)
                .lift("f3", NOON + 50_000)
                .lift("f6", NOON + 60_000)
                .place("g1", NOON + 80_000)
                .place("g8", NOON + 90_000);
    }

    private static Touches strayContact(Touches touches, long stoodMicros) {
        return touches.place("h5", NOON + SECOND).lift("h5", NOON + SECOND + stoodMicros);
    }

    @Test
    @DisplayName("two knights brushed leave so much unexplained that four moves are looked for")
    void brushedKnights() {
        List<Explanation> found = explain(knightsOutAndHomeInAFlash());
        assertTrue(moves(found).contains("g1f3 g8f6 f3g1 f6g8"));
        int brushed = 2 * (Cost.BYSTANDER_BRIEF + Cost.STRAY);
        assertTrue(found.stream().anyMatch(each -> each.strain() == brushed));
    }

    @Test
    @DisplayName("one more touch is no reason to look for less")
    void brushedKnightsAndMore() {
        List<Explanation> found = explain(strayContact(knightsOutAndHomeInAFlash(), 400_000));
        assertTrue(moves(found).contains("g1f3 g8f6 f3g1 f6g8"));
        assertTrue(found.stream().anyMatch(each -> each.strain() == Cost.POOR_FIT));
    }

    @Test
    @DisplayName("with a pawn in the hand, less has to be unexplained to look for four moves")
    void pawnInTheHand() {
        Touches touches =
                strayContact(knightsOutAndHomeInAFlash(), 50_000).lift("e2", NOON + 2 * SECOND);
        List<Explanation> found = explain(touches);
        assertTrue(moves(found).contains("g1f3 g8f6 f3g1 f6g8"));
        assertTrue(found.stream().anyMatch(each -> each.cost() == Cost.POOR));
    }

    @Test
    @DisplayName("two queens swept all over the board are read in no way twice")
    void queensEverywhere() {
        Touches touches = Touches.since(TWO_QUEENS);
        queenEverywhere(touches, "d1", List.of("a4", "c2", "f3", "d3", "e2", "g4"), NOON);
        queenEverywhere(touches, "d8", List.of("a5", "c7", "f6", "d6", "e7", "g5"), 2 * NOON);
        List<Explanation> found = explain(touches);
        assertEquals(found.size(), new HashSet<>(found).size());
    }

    private static void queenEverywhere(
            Touches touches, String home, List<String> names, long beginMicros) {
        long now = beginMicros;
        touches.lift(home, now);
        for (String name : names) {
            touches.place(name, now + 100_000).lift(name, now + 400_000);
            now += 500_000;
        }
        touches.place(home, now);
    }

    @Test
    @DisplayName("a capture and a recapture, both seen, need no capture that was not")
    void bothCapturesSeen() {
        Touches touches =
                Touches.since(QUEEN_RETAKES)
                        .lift("d5", NOON)
                        .lift("e4", NOON + 300_000)
                        .place("d5", NOON + 600_000)
                        .lift("d5", NOON + 2 * SECOND)
                        .lift("d8", NOON + 2 * SECOND + 300_000)
                        .place("d5", NOON + 2 * SECOND + 600_000);
        List<Explanation> found = explain(touches);
        assertEquals("e4d5 d8d5", moves(found.getFirst()));
        assertTrue(
                found.stream()
                        .flatMap(each -> each.plies().stream())
                        .allMatch(ply -> ply.evidence() == Evidence.SEEN));
    }

    @Test
    @DisplayName("one exchange of pieces seen is the recapture if both captors are gone")
    void recaptureSeen() {
        Touches touches =
                Touches.since(QUEEN_RETAKES)
                        .lift("e4", NOON)
                        .lift("d5", NOON + 2 * SECOND)
                        .lift("d8", NOON + 2 * SECOND + 300_000)
                        .place("d5", NOON + 2 * SECOND + 600_000);
        Explanation best = explain(touches).getFirst();
        assertEquals("e4d5 d8d5", moves(best));
        assertEquals(
                List.of(Evidence.UNSEEN, Evidence.SEEN),
                best.plies().stream().map(Ply::evidence).toList());
    }

    @Test
    @DisplayName("a move between two dead squares shows by its reply")
    void betweenDeadSquares() {
        Touches touches =
                Touches.since(START).without("e2 e4").lift("g8", NOON).place("f6", NOON + 300_000);
        List<Explanation> found = explainer(touches, Touches.dead("e2 e4"), false).explain();
        assertEquals(List.of("e2e4 g8f6"), moves(found));
    }

    @Test
    @DisplayName("a pawn that stands where a knight has left is not yet taken in passing")
    void standsWhereAnotherLeft() {
        Touches touches =
                Touches.since("4k3/3p4/8/3NP3/8/8/8/4K3 w - - 0 1")
                        .lift("d5", NOON)
                        .place("f4", NOON + 300_000)
                        .lift("d7", NOON + SECOND)
                        .place("d5", NOON + SECOND + 300_000)
                        .lift("e5", NOON + 2 * SECOND)
                        .place("d6", NOON + 2 * SECOND + 300_000);
        Explanation best = explain(touches).getFirst();
        assertEquals("d5f4 d7d5", moves(best));
        assertEquals("e5", Touches.names(best.missing()));
        assertEquals("d6", Touches.names(best.extra()));
        assertEquals(5, positionsLookedAt(touches));
    }

    private static List<Explanation> twoCaptorsGone(String fen, long apartMicros) {
        return explain(Touches.since(fen).lift("e4", NOON).lift("c6", NOON + apartMicros));
    }

    @Test
    @DisplayName("two captors gone one after the other have both captured, if they hardly overlap")
    void twoCaptorsGone() {
        List<Explanation> found = twoCaptorsGone(PAWN_RETAKES, Cost.LONGEST_OVERLAP_MICROS + 1);
        assertEquals(List.of("e4d5 c6d5"), moves(found));
    }

    @ParameterizedTest(name = "{0} microseconds apart")
    @ValueSource(longs = {100_000, Cost.LONGEST_OVERLAP_MICROS})
    @DisplayName("two captors taken up nearly together are both in the hand")
    void twoCaptorsUp(long apartMicros) {
        assertEquals(List.of(), twoCaptorsGone(PAWN_RETAKES, apartMicros));
    }

    @Test
    @DisplayName("two captors gone of which the first could have taken elsewhere are waited for")
    void firstCaptorHasTwoVictims() {
        String fen = "4k3/8/2p5/3p1p2/4P3/8/8/4K3 w - - 0 1";
        assertEquals(List.of(), twoCaptorsGone(fen, SECOND));
    }

    @Test
    @DisplayName("two captors gone of which the second could have taken elsewhere have exchanged")
    void secondCaptorHasTwoVictims() {
        String fen = "4k3/8/2p5/1P1p4/4P3/8/8/4K3 w - - 0 1";
        assertEquals(List.of("e4d5 c6d5"), moves(twoCaptorsGone(fen, SECOND)));
    }

    private static List<Explanation> rookLagsBehind(long micros) {
        return explainPressed(
                Touches.since(LONE_ROOK)
                        .lift("a1", NOON)
                        .place("a3", NOON + 300_000)
                        .place("a4", NOON + 300_000 + micros));
    }

    @Test
    @DisplayName("a rook that slid on may be pressed for while a contact on its way still lags")
    void lagsBehind() {
        List<Explanation> found = rookLagsBehind(Cost.ORDINARY_STOP_MICROS);
        assertEquals(List.of("a1a4"), moves(found));
        assertEquals(Cost.PLY + Cost.TRAILING, found.getFirst().cost());
        assertEquals(List.of("a1a4"), moves(rookLagsBehind(1)));
    }

    @Test
    @DisplayName("a contact that closed longer before the landing has a piece on it")
    void closedLongBefore() {
        assertFalse(moves(rookLagsBehind(Cost.ORDINARY_STOP_MICROS + 1)).contains("a1a4"));
    }

    @Test
    @DisplayName("a contact that closed together with the landing is not on the way to it")
    void closedTogether() {
        assertFalse(moves(rookLagsBehind(0)).contains("a1a4"));
    }
}
