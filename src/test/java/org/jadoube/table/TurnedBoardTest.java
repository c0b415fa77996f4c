package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.junit.jupiter.api.Test;

/** A board that stands turned round: noticed at the first move, offered, never assumed. */
class TurnedBoardTest {
    private static final Position START = Position.start();
    private static final Plan HOME = Plan.of(TableRules.DEFAULT);
    private static final Plan BLITZ =
            Plan.of(
                    new TableRules(
                            new RecognitionRules(Completion.PRESS, TouchMove.TOLERANT, 0, 10_000),
                            DrawRules.CLAIM,
                            Variant.STANDARD,
                            TimeControl.parse("5+3")));

    private static Evening afterAFirstMoveOnTheFarSide(Plan plan) {
        return Evening.at(plan, START.occupied()).play("d7d5").rest(1_000);
    }

    @Test
    void theFirstMoveOnTheFarSideRaisesTheQuestion() {
        Evening evening = afterAFirstMoveOnTheFarSide(HOME).rest(60_000);

        assertTrue(evening.sitting().offersTurn());
        assertEquals(1, evening.effects(Effect.TurnOffered.class).size());
        assertEquals("", evening.moves());
        assertEquals("d5 clear; d7 fill", evening.lights());
        assertTrue(evening.says().startsWith("Black has moved first, unless the board stands"));
    }

    @Test
    void byTheirWordTheBoardIsTurnedAndTheMoveStands() {
        Evening evening = afterAFirstMoveOnTheFarSide(HOME).enter(Input.Turned::new);

        assertEquals("e2e4", evening.moves());
        assertEquals(Orientation.ROTATED, evening.sitting().board());
        assertEquals(1, evening.effects(Effect.Played.class).size());
        evening.play("d2d4", "c8g4").rest(1_000);
        assertEquals("e2e4 e7e5 f1b5", evening.moves());
        assertEquals("g4 last-to; c8 last-from", evening.lights());
    }

    @Test
    void playingOnAcceptsTheTurn() {
        Evening evening = afterAFirstMoveOnTheFarSide(HOME).play("e2e4");

        assertEquals("e2e4 d7d5", evening.moves());
        assertEquals(Orientation.ROTATED, evening.sitting().board());
        assertEquals(2, evening.effects(Effect.Played.class).size());
    }

    @Test
    void whitesPressAcceptsTheTurnAndCompletesTheMove() {
        Evening evening =
                Evening.at(BLITZ, START.occupied())
                        .press(Color.BLACK)
                        .play("d7d5")
                        .press(Color.WHITE);

        assertEquals("e2e4", evening.moves());
        assertEquals(
                Color.BLACK,
                evening.table()
                        .clock()
                        .clock()
                        .orElseThrow()
                        .running(evening.nowMicros())
                        .orElseThrow());
    }

    @Test
    void blacksPressIsOnlyAPressOutOfTurn() {
        Evening evening =
                Evening.at(BLITZ, START.occupied())
                        .press(Color.BLACK)
                        .play("d7d5")
                        .press(Color.BLACK);

        assertEquals("", evening.moves());
        assertEquals(Orientation.STRAIGHT, evening.sitting().board());
        assertEquals(1, evening.effects(Effect.Refused.class).size());
    }

    @Test
    void whoeverPutsThePieceBackHasDeclined() {
        Evening evening = afterAFirstMoveOnTheFarSide(HOME).hand("d5-", "d7+").rest(1_000);

        assertFalse(evening.sitting().offersTurn());
        evening.play("e2e4", "e7e5").rest(1_000);
        assertEquals("e2e4 e7e5", evening.moves());
        assertEquals(Orientation.STRAIGHT, evening.sitting().board());
    }

    @Test
    void afterADeclinedTurnThePieceIsToBePutBack() {
        Evening evening = afterAFirstMoveOnTheFarSide(HOME).enter(Input.NotTurned::new);

        assertFalse(evening.sitting().offersTurn());
        assertEquals("d5 clear; d7 fill", evening.lights());
        evening.hand("d5-", "d7+").rest(1_000).play("e2e4");
        assertEquals("e2e4", evening.moves());
    }

    @Test
    void aLaterMoveOutOfTurnRaisesNoQuestion() {
        Evening evening = Evening.at(HOME, START.occupied()).play("e2e4", "d2d4").rest(2_000);

        assertEquals(List.of(), evening.effects(Effect.TurnOffered.class));
        evening.enter(Input.Turned::new);
        assertEquals(
                List.of(new Effect.Refused(Refusal.NOT_ASKED)),
                evening.effects(Effect.Refused.class));
    }

    @Test
    void theNextGameIsPlayedOnTheBoardAsItStands() {
        Evening evening = afterAFirstMoveOnTheFarSide(HOME).enter(Input.Turned::new);
        evening.enter(at -> new Input.Resigned(Color.BLACK, at)).rest(1_000);
        evening.arrange(START).rest(5_000).play("e7e5");

        assertEquals("d2d4", evening.moves());
        assertEquals(1, evening.effects(Effect.TurnOffered.class).size());
    }

    @Test
    void anEndingThatStandsTurnedRoundIsOfferedAndAcceptedByThePress() {
        Position ending = Fen.parse("6k1/4R3/6K1/8/8/8/8/8 w - - 0 1");
        Evening evening =
                Evening.at(HOME.from(ending), Bitboard.rotated(ending.occupied())).rest(60_000);
        assertEquals("set up the pieces", evening.moves());
        assertTrue(evening.says().startsWith("The pieces stand, but turned round."));

        evening.press(Color.BLACK).play("d2d1").rest(1_000);

        assertEquals("e7e8", evening.moves());
    }
}
