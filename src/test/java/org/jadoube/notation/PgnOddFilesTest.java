package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PGN that breaks readers: each file, the plies of each of its games, and what is wrong. */
class PgnOddFilesTest {
    private static final String FOLDER = "data/pgn-odd";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "backslash_header.pgn          | 95  |",
                "basic.pgn                     | 130 |",
                "black2move.pgn                | 0   | 1/4:5 '0-0-0' is not legal here",
                "book.pgn                      | 16  |",
                "castling.pgn                  | 6   |",
                "comment_before_moves.pgn      | 139 |",
                "corrupted.pgn | 124 | 1/57:25 'Kx' is no move in algebraic notation",
                "empty_body.pgn                | 0 252 |",
                "multiple.pgn                  | 130 84 176 142 |",
                "newline.pgn                   | 6   |",
                "no_moves.pgn                  | 0   |",
                "no_moves_but_comment_followed_by_termination_marker.pgn | 0 0 |",
                "no_moves_but_game_termination.pgn   | 0 |",
                "no_moves_but_game_termination_2.pgn | 0 "
                        + "| 1/9:2 1/2-1/2 here, but the Result tag says 0-1",
                "no_moves_but_game_termination_3.pgn | 0 |",
                "no_moves_but_game_termination_multiple.pgn   | 0 126 |",
                "no_moves_but_game_termination_multiple_2.pgn | 0 0 0 |",
                "no_moves_two_games.pgn        | 0 0 |",
                "no_result.pgn                 | 0   |",
                "non_ascii.pgn                 | 20  |",
                "pychess-anastasian-lewis.pgn  | 81  | 1/20:15 'Z0' is a null move",
                "pychess-chessbase-empty-line.pgn | 134 |",
                "pychess-molinari-bordais-1979.pgn | 10 |",
                "pychess-stockfish-learning.pgn | 154 |",
                "pychess-uci-moves.pgn         | 113 |",
                "pychess-utf8-bom.pgn          | 0 0 |",
                "skip.pgn                      | 130 130 |",
                "square_bracket_in_header.pgn  | 130 |",
                "threefold_repetition.pgn      | 9   |",
                "unescaped_quote_header.pgn    | 20  |",
                "variations.pgn                | 108 |",
            })
    void noGameIsLost(String file, String plies, String errors) throws IOException {
        List<PgnGame> games = read(SharedFiles.require(FOLDER).resolve(file), 8192);

        assertEquals(plies, plies(games));
        assertEquals(
                errors == null ? "" : errors,
                games.stream()
                        .flatMap(game -> game.errors().stream())
                        .map(PgnOddFilesTest::line)
                        .collect(Collectors.joining("; ")));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void theSizeOfThePiecesThatArriveChangesNothing(int piece) throws IOException {
        for (Path file : files()) {
            List<PgnGame> whole = read(file, 8192);
            List<PgnGame> inPieces = read(file, piece);
            assertEquals(whole.size(), inPieces.size(), file.toString());
            for (int i = 0; i < whole.size(); i++) {
                PgnTexts.assertSame(whole.get(i), inPieces.get(i));
            }
        }
    }

    @Test
    void whatWasReadIsWrittenAsOrdinaryPgn() throws IOException {
        for (Path file : files()) {
            for (PgnGame game : read(file, 8192)) {
                PgnGame again = PgnTexts.onlyGame(PgnWriter.format(game));
                assertEquals(List.of(), again.errors(), file.toString());
                assertEquals(game.line(), again.line(), file.toString());
                assertEquals(game.result(), again.result(), file.toString());
                game.tags()
                        .forEach(
                                (name, value) -> assertEquals(value, again.tags().get(name), name));
            }
        }
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(SharedFiles.require(FOLDER))) {
            return files.sorted().toList();
        }
    }

    private static List<PgnGame> read(Path file, int piece) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return PgnTexts.games(new Trickle(in, piece));
        }
    }

    private static String plies(List<PgnGame> games) {
        return games.stream()
                .map(game -> String.valueOf(game.moves().size()))
                .collect(Collectors.joining(" "));
    }

    private static String line(PgnError error) {
        return error.game() + "/" + error.line() + ":" + error.column() + " " + error.message();
    }
}
