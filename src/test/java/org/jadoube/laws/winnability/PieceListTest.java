package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PieceListTest {
    private final PieceList pieces = new PieceList();

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource({
        "3bk3/8/8/8/8/8/8/4KN2, WHITE, f1, the knight",
        "3bk3/8/8/8/8/8/8/4KN2, BLACK, d1, the bishop with the board turned",
        "3bk3/8/8/8/8/8/8/4KNN1, WHITE, -, there are two",
        "3bk3/8/8/8/8/8/8/4K3, WHITE, -, there is none",
    })
    void theLastPieceBesidesTheKing(String board, Color winner, String square, String story) {
        pieces.load(Fen.parse(board + " w - - 0 1"), winner);

        assertEquals(square, Bitboard.toString(pieces.lastPiece));
    }

    @ParameterizedTest
    @CsvSource({"WHITE, e1, c7", "BLACK, c2, e8"})
    void theKingsAsTheWinnerSeesThem(Color winner, String own, String other) {
        pieces.load(Fen.parse("8/2k5/8/8/8/8/4P3/4K3 w - - 0 1"), winner);

        assertEquals(own, Square.of(pieces.winnersKing).toString());
        assertEquals(other, Square.of(pieces.losersKing).toString());
    }

    @ParameterizedTest
    @CsvSource({"WHITE, c7", "BLACK, c2"})
    void aSquareAsTheWinnerSeesIt(Color winner, String seen) {
        assertEquals(seen, Square.of(WinnersView.of(Square.C7.index(), winner)).toString());
        assertEquals(seen, Bitboard.toString(WinnersView.of(Square.C7.bit(), winner)));
    }
}
