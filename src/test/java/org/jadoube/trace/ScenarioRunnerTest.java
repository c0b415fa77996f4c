package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the runner says of stories that do not come out, and of some that only just do. */
class ScenarioRunnerTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    hand: e2 up, e4 down;  moves: d4              | 3 | moves: expected d4, was e4
                    hand: e2 up, e4 down;  moves: -               | 3 | moves: expected -, was e4
                    hand: e2 up;  moves: e4                       | 3 | moves: expected e4, was -
                    hand: e2 up, e4 down;hand: e7 up;  fill: e7   | 4 | fill: expected e7, was -
                    hand: e2 up, e4 down;  moves@5ms: e4          | 3 | moves: expected e4, was -
                    hand: a7 up;  fill: a7;hand: b7 up;  fill: a7 | 5 | fill: expected a7, was a7 b7
                    panel: resign white;  result: 1-0 resignation | 3 | result: expected 1-0 resignation, was 0-1 resignation
                    press: white;  refused: -                     | 3 | refused: expected -, was no-move
                    """)
    void aStoryThatDoesNotComeOutIsToldWithItsLine(String steps, int line, String what)
            throws Exception {
        ScenarioFailure failure = ScenarioRunner.run(scenario(steps)).orElseThrow();

        assertEquals(line, failure.line());
        assertEquals(what, failure.what());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    hand: e2 up, e3 down;  moves@100ms: -;  moves@1s: e3
                    panel: resign white;  result: 0-1 resignation;hand: e2 up, e4 down;  moves: -
                    press: white;  refused: no-move;hand: e2 up, e4 down;  refused: no-move
                    wait: 500ms;  moves: -
                    hand: e2 up;restart:;hand: e4 down;  moves: e4
                    completion: press;clock: 1+0;press: black;wait: 30s;  clock: 0:28 1:00 white
                    """)
    void aStoryComesOut(String steps) throws Exception {
        assertTrue(ScenarioRunner.run(scenario(steps)).isEmpty());
    }

    private static Scenario scenario(String steps) throws IOException, FormatException {
        String text = "scenario: x\n" + steps.replace(';', '\n');
        return ScenarioReader.read("s", new StringReader(text)).getFirst();
    }
}
