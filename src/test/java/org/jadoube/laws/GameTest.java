package org.jadoube.laws;

import static org.jadoube.laws.Games.fromFen;
import static org.jadoube.laws.Games.on;
import static org.jadoube.laws.Games.played;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.San;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final String KNIGHTS_OUT_AND_BACK = "Nf3 Nf6 Ng1 Ng8";
    private static final String ROOKS_AND_KINGS = "4k3/8/8/8/8/8/8/R3K3 w - - ";

    @Test
    void keepsTheMovesAndThePositionsInOrder() {
        Game game = played("e4 e5 Nf3");
        assertAll(
                () -> assertEquals(3, game.plies()),
                () -> assertEquals(new Move.Normal(Square.E2, Square.E4), game.moves().getFirst()),
                () -> assertEquals(new Move.Normal(Square.G1, Square.F3), game.moves().getLast()),
                () -> assertEquals(game.moves().getLast(), game.lastMove().orElseThrow()),
                () -> assertEquals(4, game.positions().size()),
                () -> assertTrue(game.positions().getFirst().isSameAs(Position.start())),
                () -> assertSame(game.position(), game.positions().getLast()));
    }

    @Test
    void refusesAnIllegalMove() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Game.fromStart().play(new Move.Normal(Square.E2, Square.E5)));
    }

    @Test
    void takingBackGivesTheEarlierGame() {
        Game game = played("e4 e5");
        assertSame(game, on(game, "Nf3 Nc6").takeBack(2));
        assertSame(game, game.takeBack(0));
        assertSame(game.start(), game.takeBack(2).position());
        assertTrue(game.start().isSameAs(Position.start()));
    }

    @Test
    void noMoreCanBeTakenBackThanWasPlayed() {
        Game game = played("e4 e5");
        assertThrows(IllegalArgumentException.class, () -> game.takeBack(3));
        assertThrows(IllegalArgumentException.class, () -> game.takeBack(-1));
    }

    @Test
    void theStartPositionCountsAsTheFirstOfThree() {
        Game twice = played(KNIGHTS_OUT_AND_BACK);
        assertEquals(2, twice.occurrences());
        assertFalse(twice.canClaimThreefold());
        assertTrue(on(twice, KNIGHTS_OUT_AND_BACK).canClaimThreefold());
    }

    @Test
    void aTakenBackRepetitionIsForgotten() {
        Game thrice = played(KNIGHTS_OUT_AND_BACK + " " + KNIGHTS_OUT_AND_BACK);
        Game backAndAgain = on(thrice.takeBack(1), "Ng8");
        assertEquals(3, backAndAgain.occurrences());
        assertEquals(2, thrice.takeBack(4).occurrences());
    }

    @Test
    void theRepetitionNeedNotBeInARow() {
        Game game = played("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8");
        assertEquals(3, game.occurrences());
    }

    @Test
    void theFifthOccurrenceNeedsNoClaim() {
        Game game = Game.fromStart();
        for (int i = 0; i < 4; i++) {
            assertFalse(game.isFivefold());
            game = on(game, KNIGHTS_OUT_AND_BACK);
        }
        assertTrue(game.isFivefold());
    }

    @Test
    void aLostCastlingRightMakesAnotherPosition() {
        Game game = fromFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
        assertEquals(2, game.occurrences());
    }

    @Test
    void theRightToTakeInPassingMakesAnotherPosition() {
        String moves = "e4 Ke8 Kf1 Kd8 Ke1 Ke8 Kf1 Kd8 Ke1";
        Game free = fromFen("3k4/8/8/8/3p4/8/4P3/4K3 w - - 0 1", moves);
        Game pinned = fromFen("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", moves);
        assertEquals(2, free.occurrences());
        assertEquals(3, pinned.occurrences());
    }

    @Test
    void thirdOccurrenceMayBeClaimedBeforeItStands() {
        Game before = played(KNIGHTS_OUT_AND_BACK + " Nf3 Nf6 Ng1");
        assertFalse(before.canClaimThreefold());
        assertTrue(before.canClaimThreefold(San.parse("Ng8", before.position())));
        assertFalse(before.canClaimThreefold(San.parse("Nd5", before.position())));
    }

    @Test
    void fiftyMovesMayBeClaimedFromTheHundredthPlyOn() {
        Game almost = fromFen(ROOKS_AND_KINGS + "98 90", "Ra2");
        assertFalse(almost.canClaimFifty());
        assertTrue(on(almost, "Kd7").canClaimFifty());
    }

    @Test
    void theFiftiethMoveMayBeDeclared() {
        Game almost = fromFen(ROOKS_AND_KINGS + "99 90", "");
        assertFalse(almost.canClaimFifty());
        assertTrue(almost.canClaimFifty(San.parse("Ra2", almost.position())));
        Game tooEarly = fromFen(ROOKS_AND_KINGS + "98 90", "");
        assertFalse(tooEarly.canClaimFifty(San.parse("Ra2", tooEarly.position())));
    }

    @Test
    void theDeclaredFiftiethMoveMayMate() {
        Game game = fromFen("k7/8/1K6/8/8/8/8/7R w - - 99 80", "");
        assertTrue(game.canClaimFifty(San.parse("Rh8#", game.position())));
    }

    @Test
    void seventyFiveMovesNeedNoClaim() {
        assertFalse(fromFen(ROOKS_AND_KINGS + "148 120", "Ra2").isSeventyFive());
        assertTrue(fromFen(ROOKS_AND_KINGS + "149 120", "Ra2").isSeventyFive());
    }

    @Test
    void bothHaveMadeAMoveOnceTheSecondHasReplied() {
        assertFalse(played("e4").haveBothMade(1));
        assertTrue(played("e4 e5").haveBothMade(1));
        assertFalse(played("e4 e5 Nf3").haveBothMade(2));
    }
}
