package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.PgnRemark.Comment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnWriterTest {
    private static final PgnMove E4 = new PgnMove(move(Square.E2, Square.E4), List.of());

    @Test
    void theSevenTagsComeFirstAndTheOthersInTheirOrder() {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("WhiteElo", "2000");
        tags.put("White", "Schäfer");
        tags.put("ECO", "C20");

        assertEquals(
                """
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "Schäfer"]
                [Black "?"]
                [Result "1/2-1/2"]
                [WhiteElo "2000"]
                [ECO "C20"]

                1. e4 1/2-1/2

                """,
                PgnWriter.format(game(tags, PgnResult.DRAW, E4)));
    }

    @Test
    void blackHasANumberAfterACommentOrAVariationAndNotAfterAGlyph() throws IOException {
        assertMoveText(
                "1. e4 $1 e5 {sound} (1... c5 2. Nf3) 2. Nf3 {x} 2... Nc6 (2... d6) 3. Bb5 *",
                "1. e4! e5 {sound} (1... c5 2. Nf3) 2. Nf3 {x} Nc6 (2... d6) 3. Bb5 *");
    }

    @Test
    void aVariationMayHoldCommentsAndOtherVariations() throws IOException {
        assertMoveText(
                "{first} 1. e4 ({or} 1. d4 d5 (1... Nf6 $5) 2. c4 {Q}) ({last} 1. c4) 1... e5 *",
                "{first} 1. e4 ({or} 1. d4 d5 (1... Nf6 $5) 2. c4 {Q}) ({last} 1. c4) 1... e5 *");
    }

    @Test
    void quotesAndBackslashesOfATagAreEscaped() throws IOException {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "The \"Open\"");
        tags.put("Annotator", "C:\\");
        tags.put("Note", "two\nlines");

        String text = PgnWriter.format(game(tags, PgnResult.UNKNOWN, E4));

        assertTrue(text.contains("[Event \"The \\\"Open\\\"\"]\n"), text);
        assertTrue(text.contains("[Annotator \"C:\\\\\"]\n"), text);
        PgnGame again = PgnTexts.onlyGame(text);
        assertEquals("The \"Open\"", again.tags().get("Event"));
        assertEquals("C:\\", again.tags().get("Annotator"));
        assertEquals("two lines", again.tags().get("Note"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Result", "FEN", "SetUp", "Variant", "White Elo", "a\"b", ""})
    void aNameThatIsNoTagOrIsToldOtherwiseIsRefused(String name) {
        SequencedMap<String, String> tags = new LinkedHashMap<>(Map.of(name, "x"));

        assertThrows(IllegalArgumentException.class, () -> game(tags, PgnResult.UNKNOWN, E4));
    }

    @Test
    void aGameFromAPositionTellsItAndItsVariant() {
        Position start = Fen.parse("4k3/8/8/8/8/8/8/4K2R w H - 5 40");
        PgnMove castling = new PgnMove(new Move.Castle(Square.E1, Square.H1), List.of());
        PgnGame game =
                new PgnGame(
                        new LinkedHashMap<>(),
                        Variant.CHESS960,
                        start,
                        new PgnLine(List.of(), List.of(castling)),
                        PgnResult.UNKNOWN,
                        List.of());

        assertTrue(
                PgnWriter.format(game)
                        .endsWith(
                                """
                                [Result "*"]
                                [Variant "Chess960"]
                                [SetUp "1"]
                                [FEN "4k3/8/8/8/8/8/8/4K2R w H - 5 40"]

                                40. O-O *

                                """));
    }

    @Test
    void chess960TellsItsStartEvenWhereItIsTheOrdinaryOne() {
        PgnGame game =
                new PgnGame(
                        new LinkedHashMap<>(),
                        Variant.CHESS960,
                        Position.start(),
                        new PgnLine(List.of(), List.of()),
                        PgnResult.UNKNOWN,
                        List.of());

        assertTrue(PgnWriter.format(game).contains(" w HAha - 0 1\"]\n"));
    }

    @Test
    void linesStayBelowEightyColumnsAndClocksAreNotTornApart() throws IOException {
        StringBuilder moves = new StringBuilder();
        for (int number = 1; number < 40; number += 2) {
            moves.append(number).append(". Nf3 {[%clk 0:05:00]} Nf6 {a word and [%clk 0:04:59]} ");
            moves.append(number + 1).append(". Ng1 {[%clk 0:04:58]} Ng8 {and [%clk 0:04:57]} ");
        }

        PgnGame game = PgnTexts.onlyGame(moves + "*");
        String written = PgnWriter.format(game);

        assertTrue(written.lines().allMatch(line -> line.length() < 80), written);
        assertEquals(80, written.split("\\[%clk 0:0\\d:\\d\\d]", -1).length - 1);
        assertEquals(game.line(), PgnTexts.onlyGame(written).line());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  two\n\nlines ",
                "a } b",
                "a { b",
                "; not a comment of its own",
                "% not an escape",
                "[Event \"not a tag\"]",
            })
    void whateverAPlayerWritesComesBackAsThatComment(String text) throws IOException {
        Comment comment = new Comment(text);
        for (int shift = 0; shift < 80; shift++) {
            Comment before = new Comment("x".repeat(shift));
            PgnMove move = new PgnMove(E4.move(), List.of(before, comment));
            PgnGame game = game(new LinkedHashMap<>(), PgnResult.UNKNOWN, move);

            PgnGame again = PgnTexts.onlyGame(PgnWriter.format(game));

            assertEquals(game.line(), again.line());
            assertEquals(List.of(), again.errors());
        }
    }

    @Test
    void noLineBeginsWithWhatOtherReadersTakeForAnEscapeOrATag() {
        for (int shift = 0; shift < 80; shift++) {
            Comment comment = new Comment("x".repeat(shift) + " %1 [Event \"x\"]");
            PgnMove move = new PgnMove(E4.move(), List.of(comment));
            PgnGame game = game(new LinkedHashMap<>(), PgnResult.UNKNOWN, move);
            String moves = PgnWriter.format(game).split("\n\n", -1)[1];

            assertTrue(moves.lines().noneMatch(line -> line.matches("[%\\[].*")), moves);
        }
    }

    @Test
    void aGameWithAnIllegalMoveIsNotWritten() {
        PgnMove illegal = new PgnMove(move(Square.E2, Square.E5), List.of());

        assertThrows(
                IllegalArgumentException.class,
                () -> PgnWriter.format(game(new LinkedHashMap<>(), PgnResult.UNKNOWN, illegal)));
    }

    private static void assertMoveText(String expected, String text) throws IOException {
        String written = PgnWriter.format(PgnTexts.onlyGame(text));
        assertEquals(expected, written.split("\n\n", -1)[1].replace('\n', ' '));
    }

    private static PgnGame game(
            SequencedMap<String, String> tags, PgnResult result, PgnMove... moves) {
        PgnLine line = new PgnLine(List.of(), List.of(moves));
        return new PgnGame(tags, Variant.STANDARD, Position.start(), line, result, List.of());
    }

    private static Move move(Square from, Square to) {
        return new Move.Normal(from, to);
    }
}
