package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.jadoube.guidance.Cue;
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
    void theFirstMoveIsSeenInTheHandAndThenOnTheBoardWithItsLights() {
        String results = CommandRun.of("demo", "--ascii").results();

        assertTrue(
                results.contains(
                        """
                        1.22 s
                        8  r  n  b  q  k  b  n  r     A move is under way. The white pawn from e2 is
                        7  p  p  p  p  p  p  p  p     in the hand. (in-hand)
                        6  .  .  .  .  .  .  .  .
                        5  .  .  .  .  .  .  .  .     h its piece is in the hand
                        4  .  .  .  .  .t .  .  .     t may go here
                        3  .  .  .  .  .t .  .  .
                        2  P  P  P  P  .h P  P  P
                        1  R  N  B  Q  K  B  N  R
                           a  b  c  d  e  f  g  h

                        1.60 s
                        8  r  n  b  q  k  b  n  r     The white pawn went from e2 to e4. (quiet-move)
                        7  p  p  p  p  p  p  p  p
                        6  .  .  .  .  .  .  .  .     + last move, to
                        5  .  .  .  .  .  .  .  .     - last move, from
                        4  .  .  .  .  P+ .  .  .
                        3  .  .  .  .  .  .  .  .     1.e4
                        2  P  P  P  P  .- P  P  P
                        1  R  N  B  Q  K  B  N  R
                           a  b  c  d  e  f  g  h
                        """),
                results.substring(0, 1500));
    }

    @Test
    void everyCueCanBeDrawnByALetterOfItsOwn() {
        Set<Character> letters = new HashSet<>();
        for (Cue cue : Cue.values()) {
            assertTrue(letters.add(Light.of(cue).letter()), cue::toString);
        }
    }

    @Test
    void aSpeedThatIsNoneIsRefused() {
        assertEquals(2, CommandRun.of("demo", "--speed", "0").status());
    }
}
