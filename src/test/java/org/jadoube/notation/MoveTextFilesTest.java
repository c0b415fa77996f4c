package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.SharedFiles;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every legal move of many positions, written and read back. */
class MoveTextFilesTest {
    private static final Pattern MARK_OF_ORIGIN =
            Pattern.compile("([KQRBN])[a-h]?[1-8]?(x?[a-h][1-8].*)");

    @ParameterizedTest
    @CsvSource({
        "ethereal-standard.epd, STANDARD, 1453",
        "ethereal-fischer960.epd, CHESS960, 25943",
    })
    void everyMoveReadsBackAndNoMarkOfOriginIsIdle(String file, Variant variant, int count)
            throws IOException {
        List<Position> positions =
                Files.readAllLines(SharedFiles.require("data/perft").resolve(file)).stream()
                        .map(Fen::parse)
                        .toList();

        int moves = 0;
        for (Position position : positions) {
            for (Move move : position.legalMoves()) {
                String uci = Uci.format(move, variant);
                assertEquals(move, Uci.parse(uci, position, variant), uci);
                String san = San.format(move, position);
                assertEquals(move, San.parse(san, position), san);
                assertMarkIsNeeded(san, position);
                moves++;
            }
        }
        assertEquals(count, moves);
    }

    private static void assertMarkIsNeeded(String san, Position position) {
        Matcher matcher = MARK_OF_ORIGIN.matcher(san);
        if (!matcher.matches() || san.equals(matcher.group(1) + matcher.group(2))) {
            return;
        }
        String unmarked = matcher.group(1) + matcher.group(2);
        MoveTextException refused =
                assertThrows(MoveTextException.class, () -> San.parse(unmarked, position), san);
        assertEquals(MoveTextException.Reason.AMBIGUOUS, refused.reason(), san);
    }
}
