package org.jadoube.laws;

import static org.jadoube.laws.Games.fromFen;
import static org.jadoube.laws.Games.on;
import static org.jadoube.laws.Games.played;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Color;
import org.jadoube.laws.winnability.QuickTest;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.laws.winnability.Winnability;
import org.junit.jupiter.api.Test;

class AdjudicationTest {
    private static final Winnability OPEN =
            new Winnability(Verdict.NOT_DECIDED, Verdict.NOT_DECIDED);
    private static final Winnability DEAD = new Winnability(Verdict.NO, Verdict.NO);
    private static final Winnability ONLY_WHITE = new Winnability(Verdict.YES, Verdict.NO);

    private static String end(Game game, DrawRules rules) {
        Winnability winnability = new QuickTest().winnability(game.position());
        return Adjudication.onTheBoard(game, rules, winnability).map(Outcome::toString).orElse("*");
    }

    private static String end(Game game) {
        return end(game, DrawRules.CLAIM);
    }

    @Test
    void foolsMate() {
        assertEquals("0-1 checkmate", end(played("f3 e5 g4 Qh4#")));
    }

    @Test
    void stalemateInTheCorner() {
        assertEquals("1/2-1/2 stalemate", end(fromFen("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", "Qf7")));
    }

    @Test
    void theLastPieceIsTakenAndThePositionIsDead() {
        Game game = fromFen("8/8/8/8/4k3/8/3q4/2K5 w - - 0 1", "");
        assertEquals("*", end(game));
        assertEquals("1/2-1/2 dead-position", end(on(game, "Kxd2")));
    }

    @Test
    void theForcedCaptureOfTheLastPieceIsDeadAlready() {
        assertEquals(
                "1/2-1/2 dead-position", end(fromFen("7k/8/7K/8/8/8/8/6R1 w - - 0 1", "Rg8+")));
    }

    @Test
    void fiveTimesWithoutAClaim() {
        String outAndBack = "Nf3 Nf6 Ng1 Ng8 ";
        assertEquals("1/2-1/2 fivefold", end(played(outAndBack.repeat(4).trim())));
        assertEquals("*", end(played(outAndBack.repeat(2).trim())));
    }

    @Test
    void theThirdTimeEndsTheGameAtHome() {
        Game thrice = played("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
        assertEquals("1/2-1/2 threefold", end(thrice, DrawRules.AUTOMATIC));
        assertEquals("*", end(thrice.takeBack(1), DrawRules.AUTOMATIC));
    }

    @Test
    void fiftyMovesEndTheGameAtHomeOnly() {
        Game game = fromFen("4k3/8/8/8/8/8/8/R3K3 w - - 99 90", "Ra2");
        assertEquals("1/2-1/2 fifty", end(game, DrawRules.AUTOMATIC));
        assertEquals("*", end(game, DrawRules.CLAIM));
    }

    @Test
    void seventyFiveMovesEndTheGameEverywhere() {
        Game game = fromFen("4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "Ra2");
        assertEquals("1/2-1/2 seventy-five", end(game));
    }

    @Test
    void mateByTheLastOfSeventyFiveMovesComesFirst() {
        Game game = fromFen("k7/8/1K6/8/8/8/8/7R w - - 149 120", "Rh8#");
        assertEquals("1-0 checkmate", end(game, DrawRules.AUTOMATIC));
    }

    @Test
    void stalemateComesBeforeTheDeadPosition() {
        Game game = fromFen("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "");
        assertEquals(
                "1/2-1/2 stalemate",
                Adjudication.onTheBoard(game, DrawRules.CLAIM, DEAD).orElseThrow().toString());
    }

    @Test
    void theDeadPositionComesBeforeFivefold() {
        Game bareKings =
                fromFen("8/8/4k3/8/8/3K4/8/8 w - - 0 1", "Kd2 Ke7 Kd3 Ke6 ".repeat(4).trim());
        assertEquals("1/2-1/2 dead-position", end(bareKings));
    }

    @Test
    void aPlayerWhoResignsLoses() {
        assertEquals("0-1 resignation", Adjudication.resignation(Color.WHITE, OPEN).toString());
    }

    @Test
    void aPlayerWhoResignsAgainstABareKingDraws() {
        assertEquals(
                "1/2-1/2 resignation",
                Adjudication.resignation(Color.WHITE, ONLY_WHITE).toString());
    }

    @Test
    void aFallenFlagLosesOnlyToAnOpponentWhoCanStillMate() {
        assertEquals("1/2-1/2 time", Adjudication.flagFall(Color.WHITE, ONLY_WHITE).toString());
        assertEquals("1-0 time", Adjudication.flagFall(Color.BLACK, ONLY_WHITE).toString());
    }

    @Test
    void doubtDoesNotTakeAWinAway() {
        assertEquals("1-0 time", Adjudication.flagFall(Color.BLACK, OPEN).toString());
    }

    @Test
    void theSecondIllegalMoveLikewise() {
        assertEquals("0-1 illegal-moves", Adjudication.illegalMoves(Color.WHITE, OPEN).toString());
        assertEquals(
                "1/2-1/2 illegal-moves",
                Adjudication.illegalMoves(Color.WHITE, ONLY_WHITE).toString());
    }

    @Test
    void thePlayersPlayOn() {
        assertEquals("*", end(on(played("e4 e5"), "Nf3")));
    }
}
