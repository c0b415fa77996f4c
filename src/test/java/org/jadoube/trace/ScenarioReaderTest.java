package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawClaim.Ground;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.Result;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jadoube.trace.HandItem.AnyOrder;
import org.jadoube.trace.HandItem.Change;
import org.jadoube.trace.HandItem.Pause;
import org.jadoube.trace.HandItem.Together;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ScenarioReaderTest {

    @Test
    void aScenarioIsReadWithEverythingThatItsHeadSays() throws Exception {
        Scenario scenario =
                only(
                        """
                        # a file of one
                        scenario: castling, taken #seriously
                        id: K1
                        source: somebody/something#25, #26
                        announced: e8h8
                        played: O-O-O   # before announced, though written behind it
                        given: r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
                        variant: chess960
                        policy: strict
                        completion: press
                        draws: automatic
                        clock: 5+3
                        board: rotated

                        hand: e8 up
                        """);

        Setting setting = scenario.setting();
        assertAll(
                () -> assertEquals(2, scenario.line()),
                () -> assertEquals("castling, taken #seriously", scenario.title()),
                () -> assertEquals("K1", scenario.id()),
                () -> assertEquals("somebody/something#25, #26", scenario.source()),
                () ->
                        assertEquals(
                                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                                Fen.format(setting.given(), Variant.STANDARD)),
                () -> assertEquals(Variant.CHESS960, setting.variant()),
                () ->
                        assertEquals(
                                List.of(new Move.Castle(Square.E1, Square.A1)), setting.played()),
                () -> assertEquals(TouchMove.STRICT, setting.policy()),
                () -> assertEquals(Completion.PRESS, setting.completion()),
                () -> assertEquals(DrawRules.AUTOMATIC, setting.draws()),
                () -> assertEquals(TimeControl.parse("5+3"), setting.clock()),
                () -> assertEquals(new Move.Castle(Square.E8, Square.H8), setting.announced()),
                () -> assertEquals(Orientation.ROTATED, setting.board()));
    }

    @Test
    void withoutMoreAGameBeginsAtHome() throws Exception {
        Scenario scenario = only("scenario: nothing but a title\nrestart:\n");

        Setting setting = scenario.setting();
        assertAll(
                () -> assertNull(scenario.id()),
                () -> assertNull(scenario.source()),
                () ->
                        assertEquals(
                                Fen.format(Position.start(), Variant.STANDARD),
                                Fen.format(setting.given(), Variant.STANDARD)),
                () -> assertEquals(Variant.STANDARD, setting.variant()),
                () -> assertEquals(List.of(), setting.played()),
                () -> assertEquals(TouchMove.TOLERANT, setting.policy()),
                () -> assertEquals(Completion.AUTO, setting.completion()),
                () -> assertEquals(DrawRules.CLAIM, setting.draws()),
                () -> assertNull(setting.clock()),
                () -> assertNull(setting.announced()),
                () -> assertEquals(Orientation.STRAIGHT, setting.board()));
    }

    @Test
    void handsLiftPutDownWaitAndDoSeveralThingsAtOnceOrInAnyOrder() throws Exception {
        Scenario scenario =
                only(
                        """
                        scenario: hands
                        hand: e2 up, wait 120ms, {e4 down, d7 up}, wait 1.5s, [d5 down, {g1 up, f3 down}]
                        """);

        assertEquals(
                new Action.Hand(
                        List.of(
                                new Change(Square.E2, false),
                                new Pause(120_000),
                                new Together(
                                        List.of(
                                                new Change(Square.E4, true),
                                                new Change(Square.D7, false))),
                                new Pause(1_500_000),
                                new AnyOrder(
                                        List.of(
                                                new Change(Square.D5, true),
                                                new Together(
                                                        List.of(
                                                                new Change(Square.G1, false),
                                                                new Change(Square.F3, true))))))),
                scenario.steps().getFirst().action());
    }

    @Test
    void everyKindOfStepIsRead() throws Exception {
        List<Action> actions =
                only(
                                """
                                scenario: steps
                                press: black
                                wait: 61s
                                restart:
                                panel: adjust
                                panel: choose pawn
                                panel: offer-draw white
                                panel: accept-draw
                                panel: decline-draw
                                panel: resign black
                                panel: decide 1/2-1/2
                                panel: claim-threefold
                                panel: claim-fifty white a1a8
                                panel: pause
                                panel: resume
                                panel: add-time white 60s
                                panel: add-time black -500ms
                                panel: set-time black 300s
                                panel: set-moves white 39
                                panel: takeback
                                panel: reinstate
                                panel: answer d4d7
                                """)
                        .steps()
                        .stream()
                        .map(Scenario.Step::action)
                        .toList();

        assertEquals(
                List.of(
                        new Action.Press(Color.BLACK),
                        new Action.Wait(61_000_000),
                        new Action.Restart(List.of()),
                        new Action.Panel(new PanelAction.Adjust()),
                        new Action.Panel(new PanelAction.Choose(Role.PAWN)),
                        new Action.Panel(new PanelAction.OfferDraw(Color.WHITE)),
                        new Action.Panel(new PanelAction.AcceptDraw()),
                        new Action.Panel(new PanelAction.DeclineDraw()),
                        new Action.Panel(new PanelAction.Resign(Color.BLACK)),
                        new Action.Panel(new PanelAction.Decide(Result.DRAW)),
                        new Action.Panel(new PanelAction.Claim(Ground.THREEFOLD, null, null)),
                        new Action.Panel(new PanelAction.Claim(Ground.FIFTY, Color.WHITE, "a1a8")),
                        new Action.Panel(new PanelAction.Pause()),
                        new Action.Panel(new PanelAction.Resume()),
                        new Action.Panel(new PanelAction.AddTime(Color.WHITE, 60_000_000)),
                        new Action.Panel(new PanelAction.AddTime(Color.BLACK, -500_000)),
                        new Action.Panel(new PanelAction.SetTime(Color.BLACK, 300_000_000)),
                        new Action.Panel(new PanelAction.SetMoves(Color.WHITE, 39)),
                        new Action.Panel(new PanelAction.TakeBack()),
                        new Action.Panel(new PanelAction.Reinstate()),
                        new Action.Panel(new PanelAction.Answer("d4d7"))),
                actions);
    }

    @Test
    void expectationsAreReadInTheFormInWhichTheyAreObserved() throws Exception {
        Scenario scenario =
                only(
                        """
                        scenario: expectations
                        hand: e2 up
                          moves: e2e4 Ng8f6
                          fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
                          ask: e5d7 e5c6
                          clear: f3 a1
                          fill: -
                          must: e1g1
                          refused: touch-move
                          result: 1/2-1/2 dead-position
                          clock: 3:02 0:09.5 black
                          lights@50ms: e1 held; d1 d2 target
                        """);

        assertEquals(
                List.of(
                        new Expectation(Topic.MOVES, "e4 Nf6", 2_000_000, 3),
                        new Expectation(
                                Topic.FEN,
                                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                                2_000_000,
                                4),
                        new Expectation(Topic.ASK, "e5c6 e5d7", 2_000_000, 5),
                        new Expectation(Topic.CLEAR, "a1 f3", 2_000_000, 6),
                        new Expectation(Topic.FILL, "-", 2_000_000, 7),
                        new Expectation(Topic.MUST, "e1g1", 2_000_000, 8),
                        new Expectation(Topic.REFUSED, "touch-move", 2_000_000, 9),
                        new Expectation(Topic.RESULT, "1/2-1/2 dead-position", 2_000_000, 10),
                        new Expectation(Topic.CLOCK, "3:02 0:09.5 black", 2_000_000, 11),
                        new Expectation(Topic.LIGHTS, "d1 target; d2 target; e1 held", 50_000, 12)),
                scenario.steps().getFirst().expectations());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    hand: e4 up                    | s:2:7: this changes nothing: no piece stands on e4
                    hand: e2 down                  | s:2:7: this changes nothing: a piece stands on e2
                    hand: e2 up;hand: e2 up        | s:3:7: this changes nothing: no piece stands on e2
                    board: rotated;hand: d4 up     | s:3:7: this changes nothing: no piece stands on d4
                    played: e4;hand: e2 up         | s:3:7: this changes nothing: no piece stands on e2
                    played: e4 e4;restart:         | s:2:12: 'e4' is not legal: no such pawn may go there
                    hand: e2 up e4 down            | s:2:13: expected the end of the line, found 'e4 down'
                    hand: e2 lifted                | s:2:10: expected 'up' or 'down', found 'lifted'
                    hand: e2 up, i9 up             | s:2:14: expected a square, a1 to h8, found 'i9'
                    hand: e2 up,                   | s:2:13: expected a square, a1 to h8, found the end of the line
                    hand: wait                     | s:2:11: expected a duration such as 120ms or 3s, found the end of the line
                    hand: wait 5                   | s:2:12: expected a duration such as 120ms or 3s, found '5'
                    hand: {e2 up, e4 down          | s:2:22: expected ',' or '}', found the end of the line
                    hand: {e2 up, e2 down}         | s:2:15: e2 changes a second time in the brackets
                    hand: [e2 up, d2 up, d2 down]  | s:2:22: d2 changes a second time in the brackets
                    hand: [e2 up, wait 30ms]       | s:2:15: expected a square, a1 to h8, found 'wait'
                    hand: [a2 up,b2 up,c2 up,d2 up,e2 up,f2 up,g2 up] | s:2:7: more than 720 orders of hands in one scenario
                    press: red                     | s:2:8: expected 'white' or 'black', found 'red'
                    panel: choose duke             | s:2:15: expected 'queen' or 'rook' or 'bishop' or 'knight' or 'king' or 'pawn', found 'duke'
                    panel: set-moves white 1000    | s:2:24: expected a number of up to three digits, found '1000'
                    panel: add-time white -        | s:2:24: expected a duration such as 120ms or 3s, found the end of the line
                    panel: sleep                   | s:2:8: expected a word of the panel, found 'sleep'
                    wait: long                     | s:2:7: expected a duration such as 120ms or 3s, found 'long'
                    jump: e4                       | s:2:1: expected a key of the head, or a step, found 'jump'
                    e2 up                          | s:2:1: expected 'key: value', found 'e2'
                    restart: now                   | s:2:10: expected a square, a1 to h8, found 'now'
                    restart:;given: start          | s:3:1: 'given' belongs to the head, which ends with the first step
                    given: start;given: start      | s:3:1: 'given' stands here for the second time
                    given: 8/8/8/8/8/8/8/8 x;restart: | s:2:24: FEN: 'x' is no side to move: w or b
                    variant: atomic;restart:       | s:2:10: expected 'standard' or 'chess960', found 'atomic'
                    announced: e2e5;restart:       | s:2:12: 'e2e5' is not legal here
                    clock: 5+x;restart:            | s:2:10: expected seconds
                    id: X                          | s:1:1: nothing happens in this scenario
                    """)
    void aScenarioThatCannotBeIsRefusedWithThePlace(String lines, String fault) {
        assertFault(fault, "scenario: x\n" + lines.replace(';', '\n') + "\n");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    moves: e5         | s:3:10: 'e5' is not legal: no such pawn may go there
                    mood: fine        | s:3:3: expected a key of an expectation, found 'mood'
                    moves@soon: e4    | s:3:9: expected a duration such as 120ms or 3s, found 'soon'
                    moves e4          | s:3:8: expected ':', found ' '
                    ask: Nf3          | s:3:8: expected a move in UCI, such as e2e4, found 'Nf3'
                    clear: e2 z9      | s:3:13: expected a square, a1 to h8, found 'z9'
                    refused: tired    | s:3:12: expected a refusal code, found 'tired'
                    result: 1-0       | s:3:14: expected a termination code, found the end of the line
                    result: 2-0       | s:3:11: expected '*' or '1-0' or '0-1' or '1/2-1/2', found '2-0'
                    clock: 3:02 white | s:3:15: expected a time such as 2:58, found 'white'
                    lights: e1 glow   | s:3:14: expected a square or a cue, found 'glow'
                    lights: held      | s:3:11: expected a square, a1 to h8, found 'held'
                    """)
    void anExpectationThatSaysNothingIsRefusedWithThePlace(String line, String fault) {
        assertFault(fault, "scenario: x\nrestart:\n  " + line + "\n");
    }

    @Test
    void whatStandsBeforeTheFirstScenarioIsRefused() {
        assertFault("s:1:1: expected 'scenario: title', found 'hand: e2 up'", "hand: e2 up\n");
        assertFault("s:1:1: expected 'scenario: title'", "");
        assertFault("s:1:10: expected a title, found the end of the line", "scenario:\n");
    }

    @Test
    void anExpectationBeforeTheFirstStepIsRefused() {
        assertFault("s:2:3: an expectation stands under a step", "scenario: x\n  moves: -\n");
    }

    @Test
    void everyScenarioWithAFaultIsNamedOnce() {
        assertFault(
                """
                s:2:7: this changes nothing: no piece stands on e4
                s:7:8: expected 'white' or 'black', found 'green'\
                """,
                """
                scenario: first
                hand: e4 up
                hand: e5 up
                scenario: second
                restart:
                scenario: third
                press: green
                """);
    }

    static Stream<Path> sharedScenarios() throws IOException {
        try (Stream<Path> files = Files.list(SharedFiles.require("scenarios"))) {
            return files.toList().stream();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sharedScenarios")
    void theSharedScenariosAreRead(Path file) throws Exception {
        try (Reader text = Files.newBufferedReader(file)) {
            assertFalse(ScenarioReader.read(file.toString(), text).isEmpty());
        }
    }

    private static void assertFault(String message, String text) {
        FormatException fault = assertThrows(FormatException.class, () -> read(text));
        assertEquals(message, fault.getMessage());
    }

    private static Scenario only(String text) throws IOException, FormatException {
        List<Scenario> scenarios = read(text);
        assertEquals(1, scenarios.size());
        return scenarios.getFirst();
    }

    private static List<Scenario> read(String text) throws IOException, FormatException {
        return ScenarioReader.read("s", new StringReader(text));
    }
}
