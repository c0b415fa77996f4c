package org.jadoube.clock;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.jadoube.clock.ClockStory.SECOND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalLong;
import org.jadoube.chess.Color;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChessClockTest {

    @Test
    void whiteThinksTwelveSecondsAndPresses() {
        ClockStory.started("5+3")
                .passes(12)
                .shows("4:51 5:03 white")
                .presses(WHITE)
                .shows("4:54 5:03 black")
                .passes(20)
                .shows("4:54 4:43 black")
                .presses(BLACK)
                .shows("4:54 4:46 white");
    }

    @Nested
    class TheBeginning {

        @Test
        void threePlusTwoStartsAtThreeMinutesAndTwoSeconds() {
            ClockStory story = ClockStory.set("3+2").shows("3:02 3:02 stopped");
            story.passes(600).shows("3:02 3:02 stopped");
            assertTrue(story.clock().isReady());
            assertFalse(story.presses(BLACK).clock().isReady());
        }

        @Test
        void blackStartsWhitesClock() {
            ClockStory.set("5+0").presses(BLACK).passes(2).shows("4:58 5:00 white");
        }

        @Test
        void anArbiterStartsWhitesClock() {
            ClockStory story = ClockStory.set("5+0");
            story.becomes(story.clock().start(story.now())).passes(2).shows("4:58 5:00 white");
            story.refuses(ClockRefusal.ALREADY_STARTED, story.clock().start(story.now()));
        }

        @Test
        void aFirstMoveThatNobodyTimedNeitherCostsNorEarns() {
            ClockStory.set("3+2").passes(30).presses(WHITE).passes(1).shows("3:02 3:01 black");
            ClockStory.set("3d2").passes(30).presses(WHITE).shows("3:00 3:00 black");
            ClockStory.set("3b2").passes(30).presses(WHITE).shows("3:02 3:02 black");
        }

        @Test
        void withFirstMoveStartBlacksPressStartsNothing() {
            ClockStory.set("3+2 start move")
                    .refusesPress(ClockRefusal.NOT_YOUR_TURN, BLACK)
                    .presses(WHITE)
                    .passes(5)
                    .shows("3:02 2:57 black");
        }

        @Test
        void inAPositionWithBlackToMoveWhiteStartsBlacksClock() {
            ChessClock ready = ChessClock.ready(TimeControl.parse("5+0"), BLACK);
            assertEquals(
                    Optional.of(BLACK),
                    ((ClockResult.Changed) ready.press(WHITE, 10)).clock().running(11));
        }

        @Test
        void boardsWithoutButtonsCompleteMovesAndStartNothing() {
            ClockStory story = ClockStory.set("5+0");
            story.refuses(
                            ClockRefusal.NOT_YOUR_TURN,
                            story.clock().completeMove(BLACK, story.now()))
                    .becomes(story.clock().completeMove(WHITE, story.now()))
                    .passes(7)
                    .becomes(story.clock().completeMove(BLACK, story.now()))
                    .shows("5:00 4:53 white");
        }
    }

    @Nested
    class TheFlag {

        @Test
        void fallsWhenNothingIsLeftAndStopsTheClock() {
            ClockStory story = ClockStory.started("1+0").passes(61).shows("0:00 1:00 stopped");
            assertEquals(
                    Optional.of(new Flag(WHITE, ClockStory.BEGIN + 60 * SECOND)),
                    story.clock().flag(story.now()));
        }

        @Test
        void fallsAtTheMicrosecondAndAPressBeforeItIsInTime() {
            ClockStory story = ClockStory.started("1+0");
            long fall = story.now() + 60 * SECOND;
            assertTrue(story.clock().flag(fall - 1).isEmpty());
            assertTrue(story.clock().flag(fall).isPresent());
            story.refuses(ClockRefusal.FLAG_FALLEN, story.clock().press(WHITE, fall));
            story.becomes(story.clock().press(WHITE, fall - 1)).passes(61);
            assertEquals(1, story.clock().remainingMicros(WHITE, story.now()));
        }

        @Test
        void ofThePlayerWhoRunsOutFirstIsTheOnlyOne() {
            ClockStory story = ClockStory.started("1+0").passes(59).presses(WHITE).passes(60);
            assertEquals(BLACK, story.clock().flag(story.now()).orElseThrow().color());
        }

        @Test
        void neverRisesAgain() {
            ClockStory story = ClockStory.started("1+0").passes(61);
            ChessClock fallen = story.clock();
            story.refusesPress(ClockRefusal.FLAG_FALLEN, WHITE)
                    .refusesPress(ClockRefusal.NOT_YOUR_TURN, BLACK)
                    .refuses(ClockRefusal.FLAG_FALLEN, fallen.pause(story.now()))
                    .refuses(
                            ClockRefusal.FLAG_FALLEN,
                            fallen.addTime(WHITE, 60 * SECOND, story.now()))
                    .refuses(ClockRefusal.FLAG_FALLEN, fallen.setMoves(WHITE, 9, story.now()))
                    .stops()
                    .passes(3600)
                    .shows("0:00 1:00 stopped")
                    .refusesPress(ClockRefusal.FLAG_FALLEN, WHITE)
                    .refusesPress(ClockRefusal.FLAG_FALLEN, BLACK);
            assertEquals(fallen.flag(story.now()), story.clock().flag(story.now()));
        }

        @Test
        void doesNotFallAfterMateHasStoppedTheClock() {
            ClockStory story = ClockStory.started("1+0").passes(59).stops().passes(10);
            story.shows("0:01.0 1:00 stopped").refusesPress(ClockRefusal.STOPPED, WHITE);
            assertEquals(Optional.empty(), story.clock().flag(story.now()));
        }
    }

    @Nested
    class ThePress {

        @Test
        void ofTheWrongSideChangesNothing() {
            ClockStory.started("5+3")
                    .passes(4)
                    .refusesPress(ClockRefusal.NOT_YOUR_TURN, BLACK)
                    .shows("4:59 5:03 white");
        }

        @Test
        void countsAtItsEdgeHoweverLateItIsTold() {
            ClockStory.started("5+0")
                    .passes(12.5)
                    .pressed(WHITE, 2.5)
                    .shows("4:50 4:58 black")
                    .passes(1)
                    .shows("4:50 4:57 black");
        }

        @Test
        void fromBeforeThePauseCountsAndBlacksClockIsTheOnePaused() {
            ClockStory.started("5+0")
                    .passes(10)
                    .pauses()
                    .refusesPress(ClockRefusal.PAUSED, WHITE)
                    .passes(1)
                    .refusesPress(ClockRefusal.PAUSED, WHITE)
                    .pressed(WHITE, 4)
                    .shows("4:53 4:57 stopped")
                    .passes(100)
                    .resumes()
                    .passes(1)
                    .shows("4:53 4:56 black");
        }

        @Test
        void fromBeforeThePauseCanHaveSetOffATimeThatRanOutBeforeIt() {
            ClockStory.started("5+0 vs 0:02+0")
                    .passes(10)
                    .pauses()
                    .pressed(WHITE, 3)
                    .shows("4:53 0:00 stopped");
        }

        @Test
        void fromBeforeTheTurnIsNone() {
            ClockStory story = ClockStory.started("5+0").passes(10);
            story.refuses(
                    ClockRefusal.BEFORE_TURN, story.clock().press(WHITE, ClockStory.BEGIN - 1));
        }

        @Test
        void comingLateAfterTheReplyChargesTheMoverUpToIt() {
            // White moves at 3 s, Black replies at 5 s, White remembers the clock at 9 s.
            ClockStory.started("5+0")
                    .passes(9)
                    .presses(WHITE)
                    .presses(BLACK)
                    .shows("4:51 5:00 white");
        }

        @Test
        void isNotNeededWhereHandsOverlapAndTheReplyWasPlacedFirst() {
            ClockStory story = ClockStory.started("5+0").passes(3).presses(WHITE);
            story.becomes(story.clock().completeMove(BLACK, story.now() - 20_000))
                    .shows("4:57 5:00 white");
        }
    }

    @Nested
    class Delays {

        @Test
        void simpleDelayRunsOffBeforeTheMainTime() {
            ClockStory.started("15d5")
                    .shows("15:00 15:00 white")
                    .passes(5)
                    .shows("15:00 15:00 white")
                    .passes(1)
                    .shows("14:59 15:00 white")
                    .presses(WHITE)
                    .passes(4)
                    .presses(BLACK)
                    .shows("14:59 15:00 white");
        }

        @Test
        void bronsteinGivesBackWhatTheMoveUsedUpToItsDelay() {
            ClockStory.started("10b3")
                    .shows("10:03 10:03 white")
                    .passes(2)
                    .shows("10:01 10:03 white")
                    .presses(WHITE)
                    .shows("10:03 10:03 black")
                    .passes(10)
                    .presses(BLACK)
                    .shows("10:03 9:56 white");
        }

        @Test
        void delayWithoutMainTimeShowsNothingLeftUntilTheFlag() {
            ClockStory story = ClockStory.started("0d5").passes(4).shows("0:00 0:00 white");
            assertEquals(
                    OptionalLong.of(story.now() + SECOND),
                    story.clock().nextEventMicros(story.now()));
            story.passes(1).shows("0:00 0:00 stopped");
        }

        @Test
        void aPauseInsideTheDelayDoesNotRenewIt() {
            ClockStory.started("15d5")
                    .passes(4)
                    .pauses()
                    .passes(60)
                    .resumes()
                    .passes(2)
                    .shows("14:59 15:00 white");
        }
    }

    @Nested
    class Hourglass {

        @Test
        void givesToOneWhatTheOtherUses() {
            ClockStory.started("1/hourglass")
                    .passes(15)
                    .shows("0:45 1:15 white")
                    .presses(WHITE)
                    .passes(20)
                    .shows("1:05 0:55 black")
                    .passes(55)
                    .shows("2:00 0:00 stopped")
                    .passes(55)
                    .shows("2:00 0:00 stopped");
        }
    }

    @Nested
    class Periods {

        @Test
        void theFortiethMoveBringsTheNextPeriodAndKeepsWhatWasSaved() {
            ClockStory story = ClockStory.started("40/90+30, 30+30");
            for (int move = 1; move <= 39; move++) {
                story.passes(60).presses(WHITE).passes(60).presses(BLACK);
            }
            story.shows("1:11:00 1:11:00 white").passes(60).presses(WHITE);
            story.shows("1:40:30 1:11:00 black");
            assertEquals(40, story.clock().movesCompleted(WHITE));
            assertEquals(39, story.clock().movesCompleted(BLACK));
        }

        @Test
        void aPeriodEndsByMovesNeverByTime() {
            ClockStory.started("2/1, 5")
                    .passes(30)
                    .presses(WHITE)
                    .presses(BLACK)
                    .passes(30)
                    .shows("0:00 1:00 stopped");
        }

        @Test
        void theLastPeriodRepeatsWhenItHasMoves() {
            ClockStory story = ClockStory.started("2/1, 1/2");
            story.presses(WHITE).presses(BLACK).shows("1:00 1:00 white");
            story.presses(WHITE).presses(BLACK).shows("3:00 3:00 white");
            story.presses(WHITE).presses(BLACK).shows("5:00 5:00 white");
            story.presses(WHITE).presses(BLACK).shows("7:00 7:00 white");
        }

        @Test
        void eachBonusIsThatOfTheMoveItIsFor() {
            ClockStory.started("1/1+7, 1/1d5, 1b3")
                    .shows("1:07 1:07 white")
                    .presses(WHITE)
                    .shows("2:07 1:07 black")
                    .presses(BLACK)
                    .passes(6)
                    .presses(WHITE)
                    .shows("3:09 2:07 black");
        }
    }

    @Test
    void sidesCanHaveDifferentTimes() {
        ClockStory.started("5+3 vs 3+2").shows("5:03 3:02 white");
        ClockStory story =
                ClockStory.started("none vs 1+0")
                        .shows("- 1:00 white")
                        .passes(1e6)
                        .presses(WHITE)
                        .passes(60)
                        .shows("- 0:00 stopped");
        assertEquals(1, story.clock().movesCompleted(WHITE));
    }

    @Test
    void forAMomentBeforeTheLastPressItShowsWhatThatPressLeft() {
        ClockStory story = ClockStory.started("5+0").passes(10).presses(WHITE);
        assertEquals(300 * SECOND, story.clock().remainingMicros(BLACK, ClockStory.BEGIN));
        assertEquals(290 * SECOND, story.clock().remainingMicros(WHITE, ClockStory.BEGIN));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0:12+0", "0:12b4", "0:12d4", "12.34s+1", "1/hourglass"})
    void theTextChangesExactlyAtTheEventsForetold(String control) {
        ChessClock clock = ClockStory.started(control).clock();
        long at = ClockStory.BEGIN;
        int events = 0;
        OptionalLong next = clock.nextEventMicros(at);
        while (next.isPresent()) {
            long event = next.getAsLong();
            assertEquals(text(clock, at), text(clock, event - 1));
            assertTrue(!text(clock, at).equals(text(clock, event)));
            at = event;
            events++;
            next = clock.nextEventMicros(at);
        }
        assertEquals(at, clock.flag(at).orElseThrow().atMicros());
        assertTrue(events > 100);
    }

    private static String text(ChessClock clock, long at) {
        return ClockText.of(clock.remainingMicros(Color.WHITE, at));
    }

    @Test
    void nothingIsForetoldForAClockThatStands() {
        ClockStory story = ClockStory.set("5+0");
        assertEquals(OptionalLong.empty(), story.clock().nextEventMicros(story.now()));
        story.presses(BLACK).pauses();
        assertEquals(OptionalLong.empty(), story.clock().nextEventMicros(story.now()));
    }
}
