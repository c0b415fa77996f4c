package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.laws.Result;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.trace.TraceToken.AllContacts;
import org.jadoube.trace.TraceToken.Contact;
import org.jadoube.trace.TraceToken.End;
import org.jadoube.trace.TraceToken.Panel;
import org.jadoube.trace.TraceToken.Press;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TraceReaderTest {
    private static final String HEAD = "trace: 1\n---\n";

    @Test
    void aTraceTellsWhatContactsAndButtonsDidAndWhen() throws Exception {
        Trace trace =
                read(
                        """
                        # recorded at the club
                        trace: 1
                        fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1
                        completion: press            # or auto
                        touch-move: strict
                        ---
                        # the king's pawn
                        3221.3 e7-
                        3513.7 e5+

                        3600 =ffff00000000ffff
                        4100.0 press:black
                        4200.0005 promote:n
                        4300 adjust
                        4300 offer-draw:white
                        4400 accept-draw
                        4500 resign:white
                        4600 decide:0-1
                        9000.0 end
                        """);

        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
                Fen.format(trace.start(), Variant.STANDARD));
        assertEquals(Completion.PRESS, trace.completion());
        assertEquals(TouchMove.STRICT, trace.touchMove());
        assertEquals(
                List.of(
                        new Contact(Square.E7, false, 3_221_300),
                        new Contact(Square.E5, true, 3_513_700),
                        new AllContacts(0xffff00000000ffffL, 3_600_000),
                        new Press(Color.BLACK, 4_100_000),
                        new Panel(new PanelAction.Choose(Role.KNIGHT), 4_200_001),
                        new Panel(new PanelAction.Adjust(), 4_300_000),
                        new Panel(new PanelAction.OfferDraw(Color.WHITE), 4_300_000),
                        new Panel(new PanelAction.AcceptDraw(), 4_400_000),
                        new Panel(new PanelAction.Resign(Color.WHITE), 4_500_000),
                        new Panel(new PanelAction.Decide(Result.BLACK_WINS), 4_600_000),
                        new End(9_000_000)),
                trace.tokens());
    }

    @Test
    void aHeadWithoutMoreIsTheStartPositionAtHome() throws Exception {
        Trace trace = read(HEAD);

        assertSame(
                new Trace(Position.start(), Completion.AUTO, TouchMove.TOLERANT, List.of()), trace);
    }

    @Test
    void afterAllContactsAtOnceAChangeIsHeldAgainstThem() throws Exception {
        assertEquals(2, read(HEAD + "1 =0000000000000000\n2 e2+\n").tokens().size());
        assertFault(
                "t.trace:4:3: this changes nothing: the contact e2 is already open",
                HEAD + "1 =0000000000000000\n2 e2-\n");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    fen: start                | t.trace:1:1: expected 'trace: 1', found 'fen'
                    trace: 2                  | t.trace:1:8: expected '1', found '2'
                    trace: 1;trace: 1         | t.trace:2:1: 'trace' stands here for the second time
                    trace: 1;color: red       | t.trace:2:1: expected 'fen', 'completion' or 'touch-move', found 'color'
                    trace: 1;completion: rest | t.trace:2:13: expected 'auto' or 'press', found 'rest'
                    trace: 1;completion: auto press | t.trace:2:18: expected the end of the line, found 'press'
                    trace: 1;touch-move:      | t.trace:2:12: expected 'tolerant' or 'strict', found the end of the line
                    trace: 1;1 e2-            | t.trace:2:1: expected 'key: value', found '1'
                    trace: 1                  | t.trace:2:1: expected '---' after the head
                    trace: 1;--               | t.trace:2:1: expected '---', found '--'
                    ---                       | t.trace:1:1: expected 'trace: 1'
                    """)
    void aHeadThatIsNoneIsRefused(String lines, String fault) {
        assertFault(fault, lines.replace(';', '\n'));
    }

    @Test
    void anEmptyFileIsNoTrace() {
        assertFault("t.trace:1:1: expected 'trace: 1'", "");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    1 e2-;2 e2-         | t.trace:4:3: this changes nothing: the contact e2 is already open
                    1 e4-               | t.trace:3:3: this changes nothing: the contact e4 is already open
                    1 e2+               | t.trace:3:3: this changes nothing: the contact e2 is already closed
                    5.1 e2-;5 e4+       | t.trace:4:1: time runs backwards: the line before is later
                    -5 e2-              | t.trace:3:1: expected a time in milliseconds, found '-5'
                    1. e2-              | t.trace:3:1: expected a time in milliseconds, found '1.'
                    1e3 e2-             | t.trace:3:1: expected a time in milliseconds, found '1e3'
                    9999999999999 end   | t.trace:3:1: expected a time in milliseconds, found '9999999999999'
                    e2-                 | t.trace:3:1: expected a time in milliseconds, found 'e2-'
                    1 e2- e4+           | t.trace:3:7: expected the end of the line, found 'e4+'
                    1 press:blue        | t.trace:3:9: expected 'white' or 'black', found 'blue'
                    1 press             | t.trace:3:8: expected ':', found the end of the line
                    1 promote:p         | t.trace:3:11: expected 'q' or 'r' or 'b' or 'n', found 'p'
                    1 =ffff             | t.trace:3:4: expected 16 hexadecimal digits, found 'ffff'
                    1 answer:e9e4       | t.trace:3:10: expected a move in UCI, such as e2e4, found 'e9e4'
                    1 end;2 e2-         | t.trace:4:1: nothing may follow the end of the trace
                    1 i9-               | t.trace:3:3: expected a contact such as e2- or e4+, a button, a word of the panel, or 'end', found 'i9-'
                    1                   | t.trace:3:2: expected a contact such as e2- or e4+, a button, a word of the panel, or 'end', found the end of the line
                    """)
    void aLineThatIsNoTokenIsRefusedWithItsPlace(String lines, String fault) {
        assertFault(fault, HEAD + lines.replace(';', '\n'));
    }

    @Test
    void anIllegalPositionIsRefusedWithEveryFaultOfIt() {
        FormatException fault =
                assertThrows(
                        FormatException.class,
                        () -> read("trace: 1\nfen: 8/8/8/4Z3/8/8/8/8 x - - 0 1\n---\n"));

        assertAll(
                () -> assertEquals(12, fault.faults().getFirst().column()),
                () -> assertEquals(2, fault.faults().getFirst().line()),
                () -> assertEquals(24, fault.faults().getLast().column()));
    }

    static Stream<Path> recordedTraces() throws IOException {
        try (Stream<Path> files = Files.walk(SharedFiles.require("traces"))) {
            return files
                    .filter(file -> file.toString().endsWith(".trace"))
                    .filter(file -> file.toString().matches(".*(reported.*|/000\\d\\.trace)"))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("recordedTraces")
    void aRecordedTraceIsTheSameAfterWritingAndReading(Path file) throws Exception {
        Trace trace;
        try (Reader text = Files.newBufferedReader(file)) {
            trace = TraceReader.read(file.toString(), text);
        }

        assertSame(trace, read(TraceWriter.format(trace)));
    }

    @Test
    void everyTokenIsTheSameAfterWritingAndReading() throws Exception {
        Trace trace =
                read(
                        HEAD
                                + """
                                0 decline-draw
                                0.001 claim-threefold
                                0.01 claim-fifty
                                9 claim-fifty:white
                                9 claim-threefold:g1f3
                                9 claim-threefold:black:b8c6
                                10 takeback
                                11 pause
                                12 resume
                                13 add-time:white:60000
                                14 add-time:black:-1500.5
                                15 set-time:black:300000
                                16 set-moves:white:39
                                17 decide:*
                                18 reinstate
                                100 answer:e7e8q
                                1000 resign:black
                                1000 =8000000000000001
                                """);

        assertSame(trace, read(TraceWriter.format(trace)));
    }

    private static void assertFault(String message, String text) {
        FormatException fault = assertThrows(FormatException.class, () -> read(text));
        assertEquals(message, fault.getMessage());
    }

    private static void assertSame(Trace expected, Trace trace) {
        assertEquals(TraceWriter.format(expected), TraceWriter.format(trace));
        assertEquals(expected.tokens(), trace.tokens());
    }

    private static Trace read(String text) throws IOException, FormatException {
        return TraceReader.read("t.trace", new StringReader(text));
    }
}
