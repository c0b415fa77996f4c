package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.LightFrame;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.api.Test;

/** A board in use, from one game to the next, with nobody touching a keyboard. */
class SittingTest {
    private static final Position START = Position.start();
    private static final Plan HOME = Plan.of(TableRules.DEFAULT);
    private static final Plan BLITZ =
            Plan.of(
                    new TableRules(
                            new RecognitionRules(Completion.PRESS, TouchMove.TOLERANT, 0, 10_000),
                            DrawRules.CLAIM,
                            Variant.STANDARD,
                            TimeControl.parse("5+3")));
    private static final long SECOND_RANK = Bitboard.RANK_1 << 8;
    private static final String[] FOOLS_MATE = {"f2f3", "e7e5", "g2g4", "d8h4"};
    private static final String[] OPENING = {"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"};

    @Test
    void twoGamesInARowWithoutAKeyboard() {
        Evening evening = Evening.at(HOME, START.occupied()).play(FOOLS_MATE);
        assertEquals("0-1 checkmate", evening.outcome());

        evening.rest(3_000).arrange(Evening.BARE).arrange(START).rest(5_000);
        assertEquals("*", evening.outcome());
        assertEquals("", evening.moves());
        evening.play("e2e4", "e7e5");

        assertEquals("e2e4 e7e5", evening.moves());
        assertEquals(1, evening.effects(Effect.GameBegun.class).size());
        assertTrue(evening.effects(Effect.Abandoned.class).isEmpty());
    }

    @Test
    void aFirstMoveMadeAsSoonAsTheLastPieceStandsIsNotLost() {
        Evening evening =
                Evening.at(HOME, START.occupied()).play(FOOLS_MATE).rest(3_000).arrange(START);

        evening.play("d2d4").rest(1_000);

        assertEquals("d2d4", evening.moves());
        Effect.GameBegun begun = evening.effects(Effect.GameBegun.class).getFirst();
        assertTrue(begun.since().size() >= 2, "the move is among the inputs of its game");
    }

    @Test
    void afterTheEndMovesOnTheBoardAreOnlyAnalysis() {
        Evening evening = Evening.at(HOME, START.occupied()).play(FOOLS_MATE).rest(3_000);

        evening.play("h4d8", "g4g2", "g2g3", "d7d5").rest(60_000);

        assertEquals("0-1 checkmate", evening.outcome());
        assertEquals("f2f3 e7e5 g2g4 d8h4", evening.moves());
        assertEquals(List.of(), evening.effects(Effect.GameBegun.class));
    }

    @Test
    void kingsInTheCentreEndTheGameAndTheirClearingUpIsNoMove() {
        Evening evening = Evening.at(HOME, START.occupied()).play(OPENING);
        evening.hand("e1-", "d4+", "e8-", "d5+").rest(5_000);
        assertEquals("1/2-1/2 kings", evening.outcome());

        evening.arrange(START).rest(5_000).play("c2c4").rest(1_000);

        assertEquals("c2c4", evening.moves());
    }

    @Test
    void aGameAgreedDrawnAtTheStartIsFollowedByTheNext() {
        Evening evening = Evening.at(HOME, START.occupied());
        evening.play("g1f3", "g8f6", "f3g1", "f6g8")
                .enter(at -> new Input.OfferedDraw(Color.BLACK, at));
        evening.enter(Input.AcceptedDraw::new);
        assertEquals("1/2-1/2 agreement", evening.outcome());

        evening.rest(4_000).play("e2e4");

        assertEquals("e2e4", evening.moves());
    }

    @Test
    void theClockOfTheNextGameIsFresh() {
        Evening evening = Evening.at(BLITZ, START.occupied()).press(Color.BLACK);
        for (String move : FOOLS_MATE) {
            evening.rest(20_000).play(move);
            evening.press(evening.table().game().position().turn().opposite());
        }
        assertEquals("0-1 checkmate", evening.outcome());

        evening.rest(3_000).arrange(START).rest(4_000);

        assertEquals("", evening.moves());
        for (Color color : Color.values()) {
            assertEquals(303_000_000, remaining(evening, color));
        }
        evening.rest(60_000);
        assertEquals(303_000_000, remaining(evening, Color.WHITE));
        evening.press(Color.BLACK).rest(10_000);
        assertEquals(293_000_000, remaining(evening, Color.WHITE));
    }

    @Test
    void aPausedClockStandsAndRunsOnAtTheNextPress() {
        Evening evening = Evening.at(BLITZ, START.occupied()).press(Color.BLACK).rest(10_000);
        evening.enter(Input.Paused::new).rest(60_000);
        long paused = remaining(evening, Color.WHITE);
        evening.rest(60_000);
        assertEquals(paused, remaining(evening, Color.WHITE));

        evening.enter(Input.Resumed::new).rest(10_000);

        assertEquals(paused - 10_000_000, remaining(evening, Color.WHITE));
    }

    private static long remaining(Evening evening, Color color) {
        return evening.table()
                .clock()
                .clock()
                .orElseThrow()
                .remainingMicros(color, evening.nowMicros());
    }

    @Test
    void inMidGameAnotherGameIsOfferedAndBegunByItsFirstMove() {
        Evening evening = Evening.at(HOME, START.occupied()).play(OPENING);

        evening.arrange(Evening.BARE).arrange(START).rest(5_000);
        assertTrue(evening.sitting().offersNextGame());
        assertEquals("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5", evening.moves());
        assertEquals(
                "The pieces stand as at the start. Move, and a new game begins;"
                        + " the old one is kept.",
                evening.says());
        evening.play("c2c4");

        assertEquals("c2c4", evening.moves());
        Effect.Abandoned left = evening.effects(Effect.Abandoned.class).getFirst();
        assertEquals(6, left.table().game().plies());
        assertEquals(1, evening.effects(Effect.NextGameOffered.class).size());
    }

    @Test
    void inMidGameAnotherGameIsBegunByWord() {
        Evening evening = Evening.at(HOME, START.occupied()).play(OPENING);

        evening.enter(Input.Began::new);

        assertEquals("set up the pieces", evening.moves());
        assertEquals(1, evening.effects(Effect.Abandoned.class).size());
        evening.arrange(START).rest(2_000).play("e2e4");
        assertEquals("e2e4", evening.moves());
        assertEquals(1, evening.effects(Effect.GameBegun.class).size());
    }

    @Test
    void playersWhoGoOnPutTheirPositionRightAndPlay() {
        Evening evening = Evening.at(HOME, START.occupied()).play(OPENING);
        long position = evening.sitting().contacts();
        evening.arrange(Evening.BARE).arrange(START).rest(5_000);

        evening.enter(Input.WentOn::new).rest(20_000);
        assertFalse(evening.sitting().offersNextGame());
        evening.arrange(position).rest(2_000).play("d2d3");

        assertEquals("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 d2d3", evening.moves());
        assertEquals(List.of(), evening.effects(Effect.Withdrawn.class));
    }

    @Test
    void playersWhoRestoreTheirPositionGoOnWithoutAWord() {
        Evening evening = Evening.at(HOME, START.occupied()).play(OPENING);
        long position = evening.sitting().contacts();
        evening.arrange(Evening.BARE).arrange(START).rest(5_000);

        evening.arrange(Evening.BARE).rest(5_000).arrange(position).rest(2_000).play("d2d3");

        assertEquals("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 d2d3", evening.moves());
    }

    @Test
    void knightsThatHaveComeHomeAreNoNewGame() {
        Evening evening = Evening.at(HOME, START.occupied());

        evening.play("g1f3", "g8f6", "f3g1", "f6g8").rest(60_000).play("e2e4");

        assertEquals("g1f3 g8f6 f3g1 f6g8 e2e4", evening.moves());
        assertEquals(List.of(), evening.effects(Effect.NextGameOffered.class));
    }

    @Test
    void aGameThatStandsReadyIsUnmadeWhenThePiecesAreSweptOff() {
        Evening evening = Evening.at(HOME, START.occupied());

        evening.arrange(Evening.BARE).rest(6_000);
        assertEquals("set up the pieces", evening.moves());
        assertEquals("Put the white king on e1.", evening.says());
        evening.arrange(START).rest(2_000).play("e2e4");

        assertEquals("e2e4", evening.moves());
        assertEquals(List.of(), evening.effects(Effect.GameBegun.class));
    }

    @Test
    void aPieceInTheHandForLongDoesNotUnmakeAReadyGame() {
        Evening evening = Evening.at(HOME, START.occupied());

        evening.hand("g1-").rest(60_000).hand("f3+").rest(1_000);

        assertEquals("g1f3", evening.moves());
    }

    @Test
    void aBareBoardIsSetUpGroupByGroup() {
        Evening evening = Evening.at(HOME, Evening.BARE);
        assertEquals("Put the white king on e1.", evening.says());
        evening.hand("e1+", "d1+");
        assertEquals("Put the white rooks on a1 and h1.", evening.says());
        evening.hand("a1+");
        assertEquals("Put the white rook on h1.", evening.says());
        assertEquals("h1 fill", evening.lights());
        evening.arrange(START);
        assertEquals("The pieces stand. White is to move.", evening.says());
        assertEquals("set up the pieces", evening.moves());
        evening.rest(2_000);
        assertEquals("White is to move.", evening.says());
        assertEquals(LightFrame.DARK, evening.sitting().lights());
        assertEquals(List.of(), evening.effects(Effect.Played.class));
    }

    @Test
    void piecesFumbledDuringSetUpAreNoMoves() {
        Evening evening = Evening.at(HOME, START.occupied() & ~Square.A7.bit());

        evening.hand("e2-", "e3+", "e3-", "e4+", "a6+", "a6-", "e4-", "e2+", "d8-", "d8+");
        evening.hand("h4+").rest(2_000);
        assertEquals("h4 clear; a7 fill", evening.lights());
        evening.hand("h4-", "a7+").rest(2_000);

        assertEquals("", evening.moves());
        assertEquals(List.of(), evening.effects(Effect.Played.class));
    }

    @Test
    void aBadlyPlacedPieceThatFlickersNeitherEntersNorLeavesTheReadyGame() {
        Evening evening = Evening.at(HOME, START.occupied() & ~Square.G8.bit());
        for (int i = 0; i < 20; i++) {
            evening.hand("g8+", "g8-").rest(300);
        }
        assertEquals("set up the pieces", evening.moves());
        evening.hand("g8+").rest(2_000);
        assertEquals("", evening.moves());

        for (int i = 0; i < 20; i++) {
            evening.hand("g8-", "g8+").rest(300);
        }
        assertEquals("", evening.moves());
        evening.play("e2e4");
        assertEquals("e2e4", evening.moves());
    }

    @Test
    void oneDeadContactDoesNotHoldUpTheGame() {
        Evening evening = Evening.at(BLITZ, START.occupied() & ~Square.B8.bit()).rest(60_000);
        assertEquals("set up the pieces", evening.moves());

        evening.press(Color.BLACK).rest(5_000).play("e2e4").press(Color.WHITE);

        assertEquals("e2e4", evening.moves());
    }

    @Test
    void maskedContactsCountAsRight() {
        long dead = Bitboard.of(Square.A1, Square.D5);

        Evening evening = Evening.at(masking(dead), START.occupied() ^ dead);

        assertEquals("White is to move.", evening.says());
    }

    @Test
    void piecesThatNoContactFeelsAreNotTakenToBeSetUp() {
        Evening evening = Evening.at(masking(SECOND_RANK), Evening.BARE);

        evening.arrange(START.occupied() & ~SECOND_RANK).rest(5_000);
        assertEquals("set up the pieces", evening.moves());
        assertEquals(
                "As far as contacts tell, the pieces stand. Press the clock or choose to begin when"
                        + " all do.",
                evening.says());

        evening.enter(Input.Began::new).play("g1f3");
        assertEquals("g1f3", evening.moves());
    }

    @Test
    void aFewPiecesThatNoContactFeelsDoNotHoldUpTheGame() {
        Evening evening = Evening.at(masking(Bitboard.of(Square.A1, Square.H8)), Evening.BARE);

        evening.arrange(START.occupied()).rest(5_000);

        assertEquals("White is to move.", evening.says());
    }

    @Test
    void whereARankIsDeadTheNextGameDoesNotBeginByItselfAfterAFewMoves() {
        Evening evening = Evening.at(masking(SECOND_RANK), START.occupied()).play(FOOLS_MATE);
        assertEquals("0-1 checkmate", evening.outcome());

        evening.rest(3_000).arrange(START).rest(10_000);
        assertEquals("0-1 checkmate", evening.outcome());

        evening.enter(at -> new Input.Planned(masking(SECOND_RANK), at)).play("g1f3");
        assertEquals("g1f3", evening.moves());
    }

    @Test
    void whereARankIsDeadTheNextGameIsSeenByWhatElseHasGoneBack() {
        Evening evening = Evening.at(masking(SECOND_RANK), START.occupied()).play(OPENING);

        evening.arrange(Evening.BARE).arrange(START).rest(10_000);

        assertTrue(evening.sitting().offersNextGame());
    }

    private static Plan masking(long dead) {
        return Plan.of(TableRules.DEFAULT.recognizing(RecognitionRules.DEFAULT.masking(dead)));
    }

    @Test
    void anEndingIsSetUpKindByKindAndPlayed() {
        Position ending = Fen.parse("4k3/4r3/8/8/8/8/3QQ3/4K3 b - - 0 40");
        Evening evening = Evening.at(HOME, START.occupied());

        evening.enter(at -> new Input.Planned(HOME.from(ending), at));
        assertEquals("Take away what stands on a1 and b1.", evening.says());
        evening.arrange(Bitboard.of(Square.E8, Square.E1, Square.A4));
        assertEquals("Put the white queens on d2 and e2.", evening.says());
        assertEquals("a4 clear; d2 e2 fill", evening.lights());
        evening.arrange(ending).rest(2_000);
        assertEquals("Black is to move.", evening.says());
        evening.play("e8f8");

        assertEquals("e8f8", evening.moves());
    }

    @Test
    void afterAnEndingThatWasSetUpEitherThatOrAnOrdinaryGameIsNext() {
        Position mateInOne = Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        Evening evening =
                Evening.at(HOME.from(mateInOne), mateInOne.occupied()).play("a1a8").rest(3_000);
        assertEquals("1-0 checkmate", evening.outcome());

        evening.arrange(mateInOne).rest(4_000).play("a1a8").rest(3_000);
        assertEquals("1-0 checkmate", evening.outcome());
        assertEquals(1, evening.effects(Effect.GameBegun.class).size());
        evening.arrange(START).rest(4_000).play("e2e4");

        assertEquals("e2e4", evening.moves());
    }

    @Test
    void aVerdictThatComesWhileThePiecesAreSetUpCorrectsTheResult() {
        Position pawnsLocked = Fen.parse("8/3k4/8/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1");
        Evening evening = Evening.at(HOME.from(pawnsLocked), pawnsLocked.occupied());
        evening.play("d2d3").enter(at -> new Input.Resigned(Color.BLACK, at)).rest(1_000);
        Position last = evening.table().game().position();
        evening.arrange(START);

        evening.enter(at -> new Input.Judged(last, new Winnability(Verdict.NO, Verdict.NO), at));

        assertEquals("1/2-1/2 dead-position", evening.outcome());
    }
}
