package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.RecognitionRules;
import org.junit.jupiter.api.Test;

/** An event forbids players to agree on a draw before some move (Laws 9.1.1). */
class AgreedDrawTest {

    @Test
    void whereDrawsAreAgreedFromMoveTwoTheyCannotBeOfferedBeforeTheFirstIsMade() {
        Players players = from(2).enter(at -> new Input.OfferedDraw(Color.WHITE, at));

        assertTrue(players.wasRefused(Refusal.TOO_EARLY));
    }

    @Test
    void anOfferMadeInTheCourseOfMoveTwoIsAcceptedOnceItIsMadeByBoth() {
        Players players = from(2).hand("e2-", "e4+").rest(1_000).hand("e7-", "e5+").rest(1_000);
        players.hand("g1-", "f3+").rest(1_000);
        players.enter(at -> new Input.OfferedDraw(Color.BLACK, at));
        players.enter(Input.AcceptedDraw::new);
        assertTrue(players.wasRefused(Refusal.TOO_EARLY));

        players.hand("b8-", "c6+").rest(1_000).enter(Input.AcceptedDraw::new);

        assertEquals("1/2-1/2 agreement", players.outcome());
    }

    @Test
    void noEventLetsPlayersAgreeWithoutAMove() {
        assertThrows(IllegalArgumentException.class, () -> rules(0));
    }

    private static Players from(int move) {
        return Players.at(rules(move), Line.from(Position.start()));
    }

    private static TableRules rules(int move) {
        return new TableRules(
                RecognitionRules.DEFAULT,
                DrawRules.CLAIM,
                Variant.STANDARD,
                null,
                null,
                move,
                HelpLevels.DEFAULT);
    }
}
