package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DemoCommandTest {

    @Test
    void offATerminalTheGameIsPrintedInPlainFramesAndThenAsPgn() {
        CommandRun run = CommandRun.of("demo", "--ascii");

        assertAll(
                () -> assertEquals(0, run.status()),
                () -> assertEquals("", run.talk()),
                () -> assertFalse(run.results().contains("\u001b"), "escape codes"),
                () -> assertTrue(run.results().contains("17. Rd8# 1-0"), run::results));
    }

    @Test
    void theFirstMoveIsSeenInTheHandAndThenOnTheBoard() {
        String results = CommandRun.of("demo", "--ascii").results();

        assertTrue(
                results.contains(
                        """
                        1.22 s
                        8  r  n  b  q  k  b  n  r     In the hand: white pawn e2. It may become e3,
                        7  p  p  p  p  p  p  p  p     e4.
                        6  .  .  .  .  .  .  .  .
                        5  .  .  .  .  .  .  .  .     h this piece is in the hand
                        4  .  .  .  .  .t .  .  .     t it may go here
                        3  .  .  .  .  .t .  .  .
                        2  P  P  P  P  .h P  P  P
                        1  R  N  B  Q  K  B  N  R
                           a  b  c  d  e  f  g  h
                        """),
                results.substring(0, 900));
    }

    @Test
    void aSpeedThatIsNoneIsRefused() {
        assertEquals(2, CommandRun.of("demo", "--speed", "0").status());
    }
}
