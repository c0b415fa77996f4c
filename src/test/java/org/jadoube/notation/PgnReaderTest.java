package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.PgnRemark.Comment;
import org.jadoube.notation.PgnRemark.Glyph;
import org.jadoube.notation.PgnRemark.Variation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnReaderTest {

    @Test
    void anEmptyFileHasNoGame() throws IOException {
        assertEquals(List.of(), PgnTexts.games(""));
        assertEquals(List.of(), PgnTexts.games("\n \n% written by nobody\n{only a comment}\n"));
    }

    @Test
    void movesAloneAreAGame() throws IOException {
        PgnGame game = PgnTexts.onlyGame("1.e4 e5 2.Nf3");

        assertEquals("e4 e5 Nf3", san(game));
        assertEquals(Map.of(), game.tags());
        assertEquals(PgnResult.UNKNOWN, game.result());
        assertEquals(Variant.STANDARD, game.variant());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void tagsAndMovesMayShareALine() throws IOException {
        PgnGame game = PgnTexts.onlyGame("[White \"A\"] [Black \"B\"] 1. e4 e5 *");

        assertEquals(Map.of("White", "A", "Black", "B"), game.tags());
        assertEquals("e4 e5", san(game));
    }

    @Test
    void theTagsAreKeptInTheirOrder() throws IOException {
        PgnGame game = PgnTexts.onlyGame("[White \"A\"]\n[Result \"0-1\"]\n[Black \"B\"]\n\n0-1\n");

        assertEquals(List.of("White", "Black"), List.copyOf(game.tags().keySet()));
        assertEquals(PgnResult.BLACK_WINS, game.result());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 e5 2. Nf3",
                "1.e4 e5 2.Nf3",
                "1.e4 1...e5 2.Nf3",
                "1. e4 1... e5 2. Nf3",
                "1. e4 … e5 2. Nf3",
                "1 e4 e5 2 Nf3",
                "e4 e5 Nf3",
                "7. e4 e5 9... Nf3",
                "1. e4\n% 1... c5\ne5 2. Nf3",
                "1. e4 ;1... c5\ne5 2. Nf3",
                "1. e2e4 e7-e5 2. Ng1f3",
                "1. e4\r\ne5\r\n2. Nf3",
                "1. e4\re5\r2. Nf3",
                "1.\u00a0e4 e5\t2. Nf3",
            })
    void theNumbersAndTheSpacingOfMovesDoNotMatter(String text) throws IOException {
        assertEquals("e4 e5 Nf3", san(PgnTexts.onlyGame(text)));
    }

    @Test
    void commentsGlyphsAndVariationsStayWithTheirMoveInTheirOrder() throws IOException {
        PgnGame game =
                PgnTexts.onlyGame(
                        "{Before} 1. e4! {best} (1. d4 $14 {also} (1. c4) d5) {on} e5 ?! ; fine\n*");

        Move d5 = new Move.Normal(Square.D7, Square.D5);
        PgnLine english =
                new PgnLine(List.of(), List.of(new PgnMove(move(Square.C2, Square.C4), List.of())));
        PgnLine queensPawn =
                new PgnLine(
                        List.of(),
                        List.of(
                                new PgnMove(
                                        move(Square.D2, Square.D4),
                                        List.of(
                                                new Glyph(14),
                                                new Comment("also"),
                                                new Variation(english))),
                                new PgnMove(d5, List.of())));
        PgnLine expected =
                new PgnLine(
                        List.of(new Comment("Before")),
                        List.of(
                                new PgnMove(
                                        move(Square.E2, Square.E4),
                                        List.of(
                                                new Glyph(1),
                                                new Comment("best"),
                                                new Variation(queensPawn),
                                                new Comment("on"))),
                                new PgnMove(
                                        move(Square.E7, Square.E5),
                                        List.of(new Glyph(6), new Comment("fine")))));
        assertEquals(expected, game.line());
        assertEquals(List.of(), game.errors());
    }

    @ParameterizedTest
    @CsvSource({"!, 1", "?, 2", "!!, 3", "??, 4", "!?, 5", "?!, 6"})
    void signsAreGlyphs(String sign, int code) throws IOException {
        PgnGame game = PgnTexts.onlyGame("1. e4" + sign);

        assertEquals(List.of(new Glyph(code)), game.line().moves().getFirst().remarks());
    }

    @Test
    void aCommentBehindTheResultBelongsToTheGameBeforeIt() throws IOException {
        List<PgnGame> games = PgnTexts.games("1. e4 1-0 {White's flag} ; fell\n1. d4 0-1");

        assertEquals(2, games.size());
        assertEquals(
                List.of(new Comment("White's flag"), new Comment("fell")),
                games.getFirst().line().moves().getFirst().remarks());
        assertEquals("d4", san(games.getLast()));
    }

    @Test
    void aCommentOnALineOfItsOwnBelongsToTheGameAfterIt() throws IOException {
        List<PgnGame> games = PgnTexts.games("1. e4 1-0\n\n{Next}\n1. d4 0-1\n{The end}\n");

        assertEquals(2, games.size());
        assertEquals(List.of(), games.getFirst().line().moves().getFirst().remarks());
        assertEquals(List.of(new Comment("Next")), games.getLast().line().preface());
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, WHITE_WINS",
        "0-1, BLACK_WINS",
        "1/2-1/2, DRAW",
        "½-½, DRAW",
        "1/2, DRAW",
        "*, UNKNOWN"
    })
    void theMarkerIsTheResultWhereNoTagTellsIt(String marker, PgnResult result) throws IOException {
        assertEquals(result, PgnTexts.onlyGame("1. e4 e5 " + marker).result());
    }

    @Test
    void theResultTagWinsOverAnotherMarkerAndTheContradictionIsTold() throws IOException {
        PgnGame game = PgnTexts.onlyGame("[Result \"1-0\"]\n\n1. e4 0-1\n");

        assertEquals(PgnResult.WHITE_WINS, game.result());
        assertEquals(
                "game 1, line 3, column 7: 0-1 here, but the Result tag says 1-0", error(game));
    }

    @Test
    void aGameMayBeginFromAPositionAndWithBlack() throws IOException {
        PgnGame game =
                PgnTexts.onlyGame(
                        "[FEN \"r3k3/8/8/8/8/8/8/4K3 b q - 0 12\"]\n\n12...0-0-0 13. Kf2 1/2-1/2");

        assertEquals("O-O-O Kf2", san(game));
        assertEquals(Variant.STANDARD, game.variant());
        assertEquals(Map.of(), game.tags());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Chess960", "fischerandom", "Fischerrandom", "chess 960"})
    void chess960IsKnownByItsNames(String name) throws IOException {
        assertEquals(
                Variant.CHESS960,
                PgnTexts.onlyGame("[Variant \"" + name + "\"]\n\n1. e4 *").variant());
    }

    @Test
    void aStartThatOnlyChess960KnowsNeedsNoName() throws IOException {
        String start = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";

        assertEquals(Variant.CHESS960, PgnTexts.onlyGame("[FEN \"" + start + "\"]\n\n*").variant());
    }

    @Test
    void aKingThatHasMovedAwayAndMayNotCastleIsOrdinary() throws IOException {
        String start = "3k3r/8/8/8/8/8/8/R3K3 w Q - 0 30";

        assertEquals(Variant.STANDARD, PgnTexts.onlyGame("[FEN \"" + start + "\"]\n\n*").variant());
    }

    @Test
    void aProblemThatNoGameCanReachIsRead() throws IOException {
        String start = "1q4k1/5P1P/8/8/8/8/8/6K1 b - - 0 1";

        assertEquals("Kxh7", san(PgnTexts.onlyGame("[FEN \"" + start + "\"]\n\n1... Kxh7 *")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "?"})
    void aFenTagThatSaysNothingMeansTheOrdinaryStart(String fen) throws IOException {
        PgnGame game = PgnTexts.onlyGame("[FEN \"" + fen + "\"]\n\n1. e4 *");

        assertEquals("e4", san(game));
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aVariantThatIsNotPlayedHereIsToldAndItsMovesAreNotRead() throws IOException {
        PgnGame game = PgnTexts.onlyGame("[Variant \"Atomic\"]\n\n1. e4 e5 2. Qh5 1-0");

        assertEquals("", san(game));
        assertEquals(
                "game 1, line 1, column 1: the variant 'Atomic' is not known here", error(game));
        assertEquals(PgnResult.WHITE_WINS, game.result());
    }

    @Test
    void aFenThatIsRefusedIsToldAndTheNextGameIsRead() throws IOException {
        List<PgnGame> games = PgnTexts.games("[FEN \"8/8 w - -\"]\n\n1. e4 *\n\n1. d4 *");

        assertEquals("", san(games.getFirst()));
        assertTrue(
                error(games.getFirst()).startsWith("game 1, line 1, column 1: the FEN is refused"));
        assertEquals("d4", san(games.getLast()));
    }

    @Test
    void anIllegalMoveEndsItsGameAndNoOther() throws IOException {
        List<PgnGame> games =
                PgnTexts.games("1. e4 e5 2. Ke3 {no} (2. Nf3) Nc6 1-0\n\n1. d4 d5 0-1\n");

        assertEquals("e4 e5", san(games.getFirst()));
        assertEquals(
                "game 1, line 1, column 13: 'Ke3' is not legal: no such king may go there",
                error(games.getFirst()));
        assertEquals(PgnResult.WHITE_WINS, games.getFirst().result());
        assertEquals("d4 d5", san(games.getLast()));
        assertEquals(List.of(), games.getLast().errors());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void linesAreCountedHoweverTheyEnd(String lineEnd) throws IOException {
        String text = String.join(lineEnd, "[Event \"A\"]", "", "1. e4 e5", "2. Ke3 *");

        assertTrue(error(PgnTexts.onlyGame(text)).startsWith("game 1, line 4, column 4: 'Ke3'"));
    }

    @Test
    void anIllegalMoveInAVariationEndsOnlyTheVariation() throws IOException {
        PgnGame game = PgnTexts.onlyGame("1. e4 (1. d4 d4 2. c4 (2. Nf3) d5) e5 2. Nf3 *");

        assertEquals("e4 e5 Nf3", san(game));
        assertEquals(
                "game 1, line 1, column 14: 'd4' is not legal: no such pawn may go there",
                error(game));
    }

    @Test
    void aNullMoveIsACommentInAVariationAndAnErrorInTheGame() throws IOException {
        PgnGame game = PgnTexts.onlyGame("1. e4 (1. d4 -- 2. c4) e5 2. Z0 d5");

        assertEquals("e4 e5", san(game));
        PgnLine variation =
                new PgnLine(
                        List.of(),
                        List.of(
                                new PgnMove(
                                        move(Square.D2, Square.D4), List.of(new Comment("--")))));
        assertEquals(List.of(new Variation(variation)), game.line().moves().getFirst().remarks());
        assertEquals("game 1, line 1, column 30: 'Z0' is a null move", error(game));
    }

    @Test
    void aResultWithinAVariationIsNotThatOfTheGame() throws IOException {
        PgnGame game = PgnTexts.onlyGame("1. f3 (1. e4 1-0) e5 2. g4 Qh4# 0-1");

        assertEquals("f3 e5 g4 Qh4#", san(game));
        assertEquals(PgnResult.BLACK_WINS, game.result());
    }

    @Test
    void aVariationOfWordsAloneIsAComment() throws IOException {
        PgnGame game = PgnTexts.onlyGame("1. e4 ({or d4}) e5 *");

        assertEquals(List.of(new Comment("or d4")), game.line().moves().getFirst().remarks());
    }

    @Test
    void norIsItBehindTheMoveThatEndedTheReading() throws IOException {
        PgnGame game = PgnTexts.onlyGame("1. f3 e5 2. Ke3 (2. e4 1-0) d5 3. g4 Qh4# 0-1");

        assertEquals("f3 e5", san(game));
        assertEquals(PgnResult.BLACK_WINS, game.result());
    }

    @Test
    void aForgottenBraceCostsTheRestOfItsGameAndNotTheNext() throws IOException {
        List<PgnGame> games =
                PgnTexts.games(
                        "[Event \"A\"]\n\n1. e4 {oops e5 1-0\n\n[Event \"B\"]\n\n1. d4 {fine} *");

        assertEquals("e4", san(games.getFirst()));
        assertEquals(
                "game 1, line 3, column 7: the comment is not closed", error(games.getFirst()));
        assertEquals("d4", san(games.getLast()));
        assertEquals("B", games.getLast().tags().get("Event"));
    }

    @Test
    void aCommentMayQuoteTags() throws IOException {
        PgnGame game = PgnTexts.onlyGame("1. e4 {see\n[Site \"A\"]\nthere} e5 *");

        assertEquals("e4 e5", san(game));
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aForgottenParenthesisCostsNothingButAWord() throws IOException {
        List<PgnGame> games =
                PgnTexts.games("1. e4 (1. d4 d5 1-0\n\n[Event \"B\"]\n\n1. d4 (1. c4) *");

        assertEquals("e4", san(games.getFirst()));
        assertEquals(1, games.getFirst().line().moves().getFirst().remarks().size());
        assertEquals(
                "game 1, line 1, column 7: the variation is not closed", error(games.getFirst()));
        assertEquals(List.of(), games.getLast().errors());
    }

    @ParameterizedTest
    @CsvSource({
        "1. e4 ) e5, column 7: ')' closes no variation",
        "1. e4 } e5, column 7: '}' closes nothing",
        "1. e4 $ e5, column 7: '$' without a number",
        "1. e4 $256 e5, column 7: there is no annotation glyph $256",
        "1. e4 +- e5, column 7: '+-' is no part of PGN",
        "1. e4 [%clk 0:01] e5, column 7: this is no tag pair",
        "$1 1. e4 e5, column 1: a glyph without a move before it",
        "(1. d4) 1. e4 e5, column 1: a variation of no move",
    })
    void whatIsNoPgnIsPassedOverAndTold(String text, String error) throws IOException {
        PgnGame game = PgnTexts.onlyGame(text);

        assertEquals("e4 e5", san(game));
        assertEquals("game 1, line 1, " + error, error(game));
    }

    @Test
    void aTagThatComesTwiceIsToldAndItsFirstValueStays() throws IOException {
        PgnGame game = PgnTexts.onlyGame("[Site \"A\"]\n[Site \"B\"]\n\n1. e4 *");

        assertEquals(Map.of("Site", "A"), game.tags());
        assertEquals("game 1, line 2, column 1: the tag Site stands here twice", error(game));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[Site \"a \\\"b\\\" c\"]       ~ a \"b\" c",
                "[Site \"a \"b\" c\"]           ~ a \"b\" c",
                "[Site \"back\\\\slash\"]       ~ back\\slash",
                "[Site \"C:\\\"]                ~ C:\\",
                "[Site \"C:\\\\\"] [Round \"1\"] ~ C:\\",
                "[Site \"a ] b\"]               ~ a ] b",
                "[Site \"a \"] b\"]             ~ a \"] b",
                "[ Site  \"a\" ]                ~ a",
                "[Site\"a\"]                    ~ a",
                "[Site \"a\"] [Round \"1\"]     ~ a",
                "[Site \"a\"] 1. e4             ~ a",
            })
    void tagValuesAreReadHoweverTheirQuotesAreWritten(String line, String value)
            throws IOException {
        PgnGame game = PgnTexts.onlyGame(line + "\n\n*\n");

        assertEquals(value, game.tags().get("Site"));
        assertEquals(List.of(), game.errors());
    }

    @Test
    void latin1IsReadWhereTheBytesAreNoUtf8AndAByteOrderMarkIsPassedOver() throws IOException {
        byte[] mark = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
        byte[] old = "[White \"Müller\"]\n".getBytes(StandardCharsets.ISO_8859_1);
        byte[] today = "[Black \"Schäfer\"]\n\n*".getBytes(StandardCharsets.UTF_8);
        InputStream file =
                PgnTexts.joined(
                        new ByteArrayInputStream(mark),
                        new ByteArrayInputStream(old),
                        new ByteArrayInputStream(today));

        assertEquals(
                Map.of("White", "Müller", "Black", "Schäfer"),
                PgnTexts.games(file).getFirst().tags());
    }

    @Test
    void aPromotionInParenthesesIsNoVariation() throws IOException {
        PgnGame game =
                PgnTexts.onlyGame(
                        "[FEN \"8/4P2k/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e8(Q) (1. Kd2) *");

        assertEquals("e8=Q", san(game));
        assertEquals(1, game.line().moves().getFirst().remarks().size());
    }

    @Test
    void theWordEpAfterAMoveIsPassedOver() throws IOException {
        assertEquals(
                "e4 a6 e5 d5 exd6 Nf6",
                san(PgnTexts.onlyGame("1. e4 a6 2. e5 d5 3. exd6 e.p. Nf6 *")));
    }

    @Test
    void theReaderTakesNoMoreOfALargeFileThanItNeedsForTheNextGame() throws IOException {
        String text = "[Event \"again\"]\n\n1. e4 e5 *\n\n".repeat(100_000);
        InputStream file = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));

        assertEquals("e4 e5", san(new PgnReader(file).next().orElseThrow()));

        assertTrue(file.available() > text.length() - 10_000);
    }

    @Test
    void aLineWithoutEndIsCutAndTheNextGameIsRead() throws IOException {
        String text = "1. e4 ; " + "x".repeat(PgnLines.LONGEST) + "\n*\n\n1. d4 *\n";

        List<PgnGame> games = PgnTexts.games(text);

        assertEquals("e4", san(games.getFirst()));
        assertEquals(
                "game 1, line 1, column 1: the line is too long: its end is left out",
                error(games.getFirst()));
        assertEquals("d4", san(games.getLast()));
    }

    @Test
    void aCommentWithoutMeasureIsCutAndTheGameGoesOn() throws IOException {
        int lines = PgnLexer.LONGEST_COMMENT / 10 + 10;

        PgnGame game = PgnTexts.onlyGame("1. e4 {" + "nine char\n".repeat(lines) + "} e5 *");

        assertEquals("e4 e5", san(game));
        assertEquals(
                "game 1, line 1, column 7: the comment is too long: its end is left out",
                error(game));
        Comment kept = (Comment) game.line().moves().getFirst().remarks().getFirst();
        assertTrue(kept.text().length() <= PgnLexer.LONGEST_COMMENT);
    }

    @Test
    void variationsTooDeepToBeSensibleAreToldAndTheNextGameIsRead() throws IOException {
        List<PgnGame> games =
                PgnTexts.games("1. e4 (".repeat(10_000) + "\n\n[Event \"B\"]\n\n1. d4 *");

        assertEquals(
                List.of("a variation too deep to be read", "the variation is not closed"),
                games.getFirst().errors().stream().map(PgnError::message).toList());
        assertEquals("d4", san(games.getLast()));
    }

    @Test
    void ofAGameThatIsNothingButErrorsOnlyAHundredAreKept() throws IOException {
        assertEquals(100, PgnTexts.onlyGame("} ".repeat(1000)).errors().size());
    }

    private static Move move(Square from, Square to) {
        return new Move.Normal(from, to);
    }

    private static String error(PgnGame game) {
        assertEquals(1, game.errors().size(), game.errors().toString());
        return game.errors().getFirst().toString();
    }

    private static String san(PgnGame game) {
        Position position = game.start();
        StringBuilder moves = new StringBuilder();
        for (Move move : game.moves()) {
            moves.append(' ').append(San.format(move, position));
            position = position.play(move);
        }
        return moves.toString().strip();
    }
}
