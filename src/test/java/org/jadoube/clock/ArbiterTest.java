package org.jadoube.clock;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.jadoube.clock.ClockStory.SECOND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Pauses, corrections and takebacks: what is done to a clock besides playing. */
class ArbiterTest {

    @Nested
    class Pause {

        @Test
        void costsNobodyAnything() {
            ClockStory story = ClockStory.started("5+3").passes(10).pauses();
            assertTrue(story.clock().isPaused());
            story.shows("4:53 5:03 stopped")
                    .passes(3600)
                    .shows("4:53 5:03 stopped")
                    .resumes()
                    .passes(3)
                    .presses(WHITE)
                    .shows("4:53 5:03 black");
            assertFalse(story.clock().isPaused());
        }

        @Test
        void isRefusedWhereThereIsNothingToPauseOrToResume() {
            ClockStory story = ClockStory.set("5+0");
            story.refuses(ClockRefusal.NOT_STARTED, story.clock().pause(story.now()))
                    .refuses(ClockRefusal.NOT_PAUSED, story.clock().resume(story.now()))
                    .presses(BLACK)
                    .refuses(ClockRefusal.NOT_PAUSED, story.clock().resume(story.now()))
                    .pauses()
                    .refuses(ClockRefusal.PAUSED, story.clock().pause(story.now()))
                    .refuses(ClockRefusal.ALREADY_STARTED, story.clock().start(story.now()))
                    .stops()
                    .refuses(ClockRefusal.STOPPED, story.clock().resume(story.now()))
                    .refuses(ClockRefusal.STOPPED, story.clock().pause(story.now()))
                    .refuses(ClockRefusal.STOPPED, story.clock().start(story.now()));
        }

        @Test
        void toldWithAnOlderTimeTakesEffectWhenTheTurnBegan() {
            ClockStory story = ClockStory.started("5+0").passes(10);
            story.becomes(story.clock().pause(ClockStory.BEGIN - SECOND))
                    .shows("5:00 5:00 stopped");
            story.becomes(story.clock().resume(ClockStory.BEGIN - SECOND)).shows("4:50 5:00 white");
        }
    }

    @Nested
    class Correction {

        @Test
        void givesTwoMinutesToTheOpponentForAnIllegalMove() {
            ClockStory story = ClockStory.started("5+3").passes(10).pauses();
            story.becomes(story.clock().addTime(BLACK, 120 * SECOND, story.now()))
                    .shows("4:53 7:03 stopped");
        }

        @Test
        void reachesTheRunningClockToo() {
            ClockStory story = ClockStory.started("5+3").passes(10);
            story.becomes(story.clock().addTime(WHITE, -60 * SECOND, story.now()))
                    .shows("3:53 5:03 white")
                    .passes(1)
                    .shows("3:52 5:03 white");
        }

        @Test
        void setsWhatTheClockShows() {
            for (String control : new String[] {"5+3", "5b3", "5d3", "5/hourglass", "40/5, 3"}) {
                ClockStory story = ClockStory.started(control).passes(10).pauses();
                story.becomes(story.clock().setTime(WHITE, 100 * SECOND, story.now()))
                        .becomes(story.clock().setTime(BLACK, 200 * SECOND, story.now()))
                        .shows("1:40 3:20 stopped");
            }
        }

        @Test
        void leavesTheMoversDelayAsFarAsItWasUsed() {
            ClockStory story = ClockStory.started("5d3").passes(1);
            story.becomes(story.clock().setTime(WHITE, 60 * SECOND, story.now()))
                    .passes(2)
                    .shows("1:00 5:00 white")
                    .passes(1)
                    .shows("0:59 5:00 white");
        }

        @Test
        void mayLeaveTheMoverTheRestOfItsDelayAlone() {
            ClockStory story = ClockStory.started("5d3").passes(1);
            story.becomes(story.clock().setTime(WHITE, 0, story.now()))
                    .shows("0:00 5:00 white")
                    .passes(2)
                    .shows("0:00 5:00 stopped");
        }

        @Test
        void cannotMakeAFlagFall() {
            ClockStory story = ClockStory.started("1+0").passes(10);
            story.refuses(
                            ClockRefusal.NOT_ENOUGH_TIME,
                            story.clock().addTime(WHITE, -50 * SECOND, story.now()))
                    .refuses(
                            ClockRefusal.NOT_ENOUGH_TIME,
                            story.clock().addTime(BLACK, -60 * SECOND, story.now()))
                    .refuses(
                            ClockRefusal.NOT_ENOUGH_TIME,
                            story.clock().setTime(BLACK, -1, story.now()))
                    .becomes(story.clock().addTime(WHITE, -50 * SECOND + 1, story.now()))
                    .shows("0:00.1 1:00 white");
        }

        @Test
        void ofAnHourglassSeesWhatTheWaitingSideHasGained() {
            ClockStory story = ClockStory.started("1/hourglass").passes(30);
            story.becomes(story.clock().addTime(BLACK, -80 * SECOND, story.now()))
                    .shows("0:30 0:10 white");
        }

        @Test
        void isRefusedForASideWithoutLimitAndAfterTheGame() {
            ClockStory story = ClockStory.started("none vs 5+0");
            story.refuses(
                            ClockRefusal.UNTIMED,
                            story.clock().setTime(WHITE, 60 * SECOND, story.now()))
                    .stops()
                    .refuses(
                            ClockRefusal.STOPPED,
                            story.clock().addTime(BLACK, 60 * SECOND, story.now()));
        }

        @Test
        void ofTheMoveCountDecidesWhenThePeriodEnds() {
            ClockStory story = ClockStory.started("40/5, 3");
            story.becomes(story.clock().setMoves(WHITE, 39, story.now()))
                    .shows("5:00 5:00 white")
                    .presses(WHITE)
                    .shows("8:00 5:00 black");
            assertThrows(
                    IllegalArgumentException.class,
                    () -> story.clock().setMoves(WHITE, -1, story.now()));
        }

        @Test
        void ofTheMoveCountCannotTakeTheDelayAwayThatTheMoverLivesOn() {
            ClockStory story = ClockStory.started("1/0d5, 1");
            story.passes(4)
                    .refuses(
                            ClockRefusal.NOT_ENOUGH_TIME,
                            story.clock().setMoves(WHITE, 1, story.now()));
        }
    }

    @Nested
    class Takeback {

        @Test
        void restoresTheTimesAndTheSideOfTheEarlierClock() {
            ClockStory story = ClockStory.started("5+3").passes(10).presses(WHITE);
            ChessClock beforeBlacksMove = story.clock();
            story.passes(20)
                    .presses(BLACK)
                    .passes(5)
                    .shows("4:51 4:46 white")
                    .goesBackTo(beforeBlacksMove)
                    .shows("4:56 5:03 black")
                    .passes(2)
                    .shows("4:56 5:01 black");
        }

        @Test
        void ofTheVeryFirstMoveLeavesAClockThatNobodyHasStarted() {
            ClockStory story = ClockStory.set("5+3");
            ChessClock ready = story.clock();
            story.presses(WHITE).passes(3).goesBackTo(ready).passes(3).shows("5:03 5:03 stopped");
        }

        @Test
        void ofAPausedClockStaysPausedAndKeepsTheUsedPartOfTheTurn() {
            ClockStory story = ClockStory.started("5d3").passes(4).pauses();
            ChessClock paused = story.clock();
            story.passes(1000)
                    .goesBackTo(paused)
                    .shows("4:59 5:00 stopped")
                    .resumes()
                    .passes(2)
                    .shows("4:57 5:00 white");
        }

        @Test
        void ofAResumedClockRunsOnFromWhereItWasResumed() {
            ClockStory story = ClockStory.started("5+0").passes(4).pauses().passes(50).resumes();
            ChessClock resumed = story.clock();
            story.passes(30).presses(WHITE).goesBackTo(resumed).shows("4:56 5:00 white");
        }

        @Test
        void canGoToAnotherOriginOfTimeAsAfterAPowerCut() {
            ClockStory story = ClockStory.started("5+3").passes(4).pauses();
            ChessClock afterReboot = story.clock().restoredAt(-1_000_000_000);
            assertEquals(
                    story.clock().remainingMicros(WHITE, story.now()),
                    afterReboot.remainingMicros(WHITE, -1_000_000_000));
        }

        @Test
        void ofAStoppedClockStaysStopped() {
            ClockStory story = ClockStory.started("1+0").passes(61).stops();
            ChessClock restored = story.clock().restoredAt(5);
            assertEquals(new Flag(WHITE, 5), restored.flag(5).orElseThrow());
            assertEquals(new ClockResult.Refused(ClockRefusal.FLAG_FALLEN), restored.resume(6));
        }
    }

    @Test
    void theEndToldWithAnOlderTimeLeavesTheTurnUnused() {
        ClockStory story = ClockStory.started("5+0").passes(10).presses(WHITE);
        ChessClock stopped = story.clock().stop(story.now() - 3 * SECOND);
        assertEquals(300 * SECOND, stopped.remainingMicros(BLACK, story.now()));
    }

    @Test
    void theEndBeforeTheBeginningStopsTheClock() {
        ClockStory.set("5+0")
                .stops()
                .refusesPress(ClockRefusal.STOPPED, BLACK)
                .refusesPress(ClockRefusal.STOPPED, WHITE)
                .shows("5:00 5:00 stopped")
                .stops()
                .shows("5:00 5:00 stopped");
    }
}
