package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CheckCommandTest {
    private final InputStream before = System.in;

    @AfterEach
    void giveTheInputBack() {
        System.setIn(before);
    }

    private static CommandRun check(List<String> script) {
        String text = String.join("\n", script) + "\n";
        System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        return CommandRun.of("check", "--stdin");
    }

    /** The script of a sound board, square by square. */
    private static List<String> soundBoard() {
        List<String> script = new ArrayList<>(List.of(""));
        for (Square square : Square.values()) {
            script.add(square + "+");
            script.add(square + "-");
        }
        script.addAll(List.of("", "press:white", ""));
        return script;
    }

    @Test
    void aSoundBoardIsFoundSound() {
        CommandRun run = check(soundBoard());
        assertAll(
                () -> assertEquals(0, run.status(), run::results),
                () ->
                        assertTrue(
                                run.results().contains("squares asked for: 64 of 64"),
                                run::results),
                () -> assertTrue(run.results().contains("lights: right"), run::results),
                () -> assertTrue(run.results().contains("buttons: [WHITE_CLOCK]"), run::results),
                () -> assertTrue(run.results().endsWith("Nothing is wrong.\n"), run::results));
    }

    @Test
    void aSquareThatDoesNotAnswerIsInTheReport() {
        List<String> script = soundBoard();
        int e4 = script.indexOf("e4+");
        script.set(e4, "");
        script.remove(e4 + 1);
        CommandRun run = check(script);
        assertAll(
                () -> assertEquals(1, run.status()),
                () -> assertTrue(run.results().contains("! e4 does not answer"), run::results));
    }

    @Test
    void anInputThatEndsIsToldAndReported() {
        CommandRun run = check(List.of("", "a1+", "a1-"));
        assertAll(
                () -> assertEquals(1, run.status()),
                () -> assertTrue(run.talk().contains("b1: put a piece there"), run::talk),
                () -> assertTrue(run.results().endsWith("This is not complete.\n"), run::results));
    }

    @Test
    void withoutABoardThereIsNothingToCheck() {
        assertEquals(2, CommandRun.of("check", "--config", "no-such-file").status());
    }
}
