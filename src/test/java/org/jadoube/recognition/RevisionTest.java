package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a reading would change in the moves that are shown")
class RevisionTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String PAWN_BEFORE_THE_LAST_RANK = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    private static final long SHOWN = 5_000_000;
    private static final long LATE = 1_000_000;

    private static Touches knightOut() {
        return Touches.since(START).lift("g1", SHOWN - 300_000).place("f3", SHOWN);
    }

    private static Touches knightGoesOn(long restedMicros) {
        return knightOut()
                .lift("f3", SHOWN + restedMicros)
                .place("h3", SHOWN + restedMicros + 300_000);
    }

    private static Shown shown(String... uci) {
        return new Shown(List.of(Touches.line(START, uci)), SHOWN);
    }

    private static Candidate candidate(Touches touches, long landedMicros, String... uci) {
        Long[] landed = new Long[uci.length];
        for (int i = 0; i < uci.length; i++) {
            landed[i] = landedMicros;
        }
        Explanation explanation = touches.explanation(touches.plies(uci), landed);
        return new Candidate(touches.hypothesis(), explanation);
    }

    private static int weighed(Shown shown, Touches touches, String... uci) {
        Candidate candidate = candidate(touches, SHOWN + 2 * LATE, uci);
        return new Revision(candidate, shown).weighed().explanation().cost();
    }

    @Test
    @DisplayName("a knight that stood for a second has moved, whatever it does next")
    void stoodForASecond() {
        assertEquals(Cost.REVISED_LATE, weighed(shown("g1f3"), knightGoesOn(LATE), "g1h3"));
    }

    @Test
    @DisplayName("a knight that stood for less may still have been on its way")
    void stoodForLess() {
        assertEquals(0, weighed(shown("g1f3"), knightGoesOn(LATE - 1), "g1h3"));
    }

    @Test
    @DisplayName("what takes the place of a doubtful move is doubtful, too")
    void insteadOfADoubtfulMove() {
        Line start = Touches.line(START);
        Line doubtful = start.inferring(List.of(Touches.move(start.position(), "g1f3")));
        Candidate other = candidate(knightGoesOn(LATE), SHOWN + 2 * LATE, "g1h3");
        assertTrue(rivalled(other, new Shown(List.of(doubtful), SHOWN)));
        assertFalse(rivalled(other, shown("g1f3")));
        assertFalse(rivalled(candidate(knightOut(), SHOWN, "g1f3"), shown("g1f3")));
    }

    private static boolean rivalled(Candidate candidate, Shown shown) {
        return candidate.overturning(shown, List.of(candidate)).explanation().rivalled();
    }

    @Test
    @DisplayName("a knight brushed as it stands has not been touched")
    void brushedAsItStands() {
        Touches touches =
                knightOut()
                        .graze("f3", SHOWN + 200_000)
                        .lift("f3", SHOWN + LATE)
                        .place("h3", SHOWN + LATE + 300_000);
        assertEquals(Cost.REVISED_LATE, weighed(shown("g1f3"), touches, "g1h3"));
    }

    @Test
    @DisplayName("a knight that was felt on f3 has hardly gone to the dead square h3 instead")
    void unfeltInsteadOfFelt() {
        Touches touches =
                Touches.since(START)
                        .without("h3")
                        .lift("g1", SHOWN - 300_000)
                        .place("f3", SHOWN)
                        .lift("f3", SHOWN + LATE - 1);
        assertEquals(Cost.UNFELT_INSTEAD, weighed(shown("g1f3"), touches, "g1h3"));
        Line inferred = Touches.line(START, "g1f3").inferringPly(1);
        assertEquals(0, weighed(new Shown(List.of(inferred), SHOWN), touches, "g1h3"));
    }

    @Test
    @DisplayName("a knight put back on its square after a second gives up its move as well")
    void putBack() {
        Touches touches = knightOut().lift("f3", SHOWN + LATE).place("g1", SHOWN + LATE + 300_000);
        assertEquals(Cost.REVISED_LATE, weighed(shown("g1f3"), touches));
    }

    @Test
    @DisplayName("a move given up while no hand has moved since costs nothing more")
    void nothingTouchedSince() {
        assertEquals(0, weighed(shown("g1f3"), knightOut(), "g1h3"));
    }

    @Test
    @DisplayName("the same move with its reply gives nothing up")
    void replied() {
        Touches touches = knightOut().lift("g8", SHOWN + LATE).place("f6", SHOWN + LATE + 300_000);
        assertEquals(0, weighed(shown("g1f3"), touches, "g1f3", "g8f6"));
    }

    @Test
    @DisplayName("the same reply to a move long past gives nothing up")
    void sameReply() {
        Touches touches =
                Touches.since(Touches.line(START, "e2e4"))
                        .lift("g8", SHOWN - 300_000)
                        .place("f6", SHOWN)
                        .lift("d2", SHOWN + LATE)
                        .place("d4", SHOWN + LATE + 300_000);
        assertEquals(0, weighed(shown("e2e4", "g8f6"), touches, "g8f6", "d2d4"));
    }

    @Test
    @DisplayName("a new move where only what is past is shown gives nothing up")
    void onlyThePastIsShown() {
        Touches touches =
                Touches.since(Touches.line(START, "e2e4"))
                        .lift("g8", SHOWN + LATE)
                        .place("f6", SHOWN + LATE + 300_000);
        assertEquals(0, weighed(shown("e2e4"), touches, "g8f6"));
    }

    @Test
    @DisplayName("while a question is open, no move has been on the board for a while")
    void questionIsOpen() {
        List<Line> lines = List.of(Touches.line(START, "g1f3"), Touches.line(START, "e2e4"));
        assertEquals(0, weighed(new Shown(lines, SHOWN), knightGoesOn(LATE), "g1h3"));
    }

    private static boolean isFarFetched(Shown shown, Candidate candidate) {
        return new Revision(candidate, shown).isFarFetched();
    }

    @Test
    @DisplayName("a pawn set down more than a second before it was lifted is far-fetched")
    void placedLongBefore() {
        Touches touches = pawnSetDownEarly(Cost.EARLY_MICROS + 1);
        assertTrue(isFarFetched(shown("g1f3"), candidate(touches, SHOWN, "e2e4")));
    }

    @Test
    @DisplayName("a pawn set down just a second before it was lifted is not")
    void placedBefore() {
        Touches touches = pawnSetDownEarly(Cost.EARLY_MICROS);
        assertFalse(isFarFetched(shown("g1f3"), candidate(touches, SHOWN, "e2e4")));
    }

    @Test
    @DisplayName("a pawn lifted before it was set down is not")
    void placedInOrder() {
        Touches touches = pawnSetDownEarly(-300_000);
        assertFalse(isFarFetched(shown("g1f3"), candidate(touches, SHOWN, "e2e4")));
    }

    @Test
    @DisplayName("a pawn whose lift a dead contact hides is not")
    void liftHidden() {
        Touches touches = Touches.since(START).without("e2").place("e4", SHOWN);
        assertFalse(isFarFetched(shown("g1f3"), candidate(touches, SHOWN, "e2e4")));
    }

    @Test
    @DisplayName("a new queen may stand there long before its pawn is taken away")
    void queenFirst() {
        Shown shown = new Shown(List.of(Touches.line(PAWN_BEFORE_THE_LAST_RANK, "a1b1")), SHOWN);
        Touches touches =
                Touches.since(PAWN_BEFORE_THE_LAST_RANK)
                        .place("a8", SHOWN)
                        .lift("a7", SHOWN + 2 * Cost.EARLY_MICROS);
        assertFalse(isFarFetched(shown, candidate(touches, SHOWN, "a7a8q")));
    }

    @Test
    @DisplayName("nothing is far-fetched where it replaces no move")
    void replacesNothing() {
        Touches touches =
                Touches.since(Touches.line(START, "g1f3"))
                        .place("e5", SHOWN)
                        .lift("e7", SHOWN + 2 * Cost.EARLY_MICROS);
        assertFalse(isFarFetched(shown("g1f3"), candidate(touches, SHOWN, "e7e5")));
    }

    @Test
    @DisplayName("a knight that stands on f3 has not gone to the dead square h3")
    void standsWhereShown() {
        Touches touches =
                Touches.since(START).without("h3").lift("g1", SHOWN - 300_000).place("f3", SHOWN);
        assertTrue(isFarFetched(shown("g1f3"), candidate(touches, SHOWN, "g1h3")));
    }

    @Test
    @DisplayName("a knight that stands nowhere may have gone to the dead square h3")
    void standsNowhere() {
        Touches touches =
                Touches.since(START)
                        .without("h3")
                        .lift("g1", SHOWN - 300_000)
                        .place("f3", SHOWN)
                        .lift("f3", SHOWN + 300_000);
        assertFalse(isFarFetched(shown("g1f3"), candidate(touches, SHOWN, "g1h3")));
    }

    private static Touches pawnSetDownEarly(long micros) {
        return Touches.since(START).place("e4", SHOWN).lift("e2", SHOWN + micros);
    }

    @Test
    @DisplayName("a knight felt to land, and back on its square, has not moved")
    void feltAndBack() {
        Touches touches = knightOut().lift("f3", SHOWN + LATE).place("g1", SHOWN + LATE + 300_000);
        assertTrue(new Revision(candidate(touches, SHOWN), shown("g1f3")).isUnfeltChange());
    }

    @Test
    @DisplayName("a knight never felt to land was never felt to leave either")
    void neverFelt() {
        Touches touches =
                Touches.since(START)
                        .without("f3")
                        .lift("g1", SHOWN - 300_000)
                        .place("g1", SHOWN + LATE);
        assertFalse(new Revision(candidate(touches, SHOWN), shown("g1f3")).isUnfeltChange());
    }
}
