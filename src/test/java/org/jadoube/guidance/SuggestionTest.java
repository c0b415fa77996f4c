package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Exchange;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Uci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The move that the board suggests to a beginner. */
class SuggestionTest {

    @ParameterizedTest(name = "{2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    6k1/5ppp/8/8/8/8/8/R3K3 w - -     | a1a8  | mate
                    6k1/8/4p3/3n4/8/8/8/b2R2K1 w - -  | d1a1  | what is free, not what is guarded
                    k7/8/1K6/8/8/8/8/1Q6 w - -        | b1h7  | mate and no stalemate
                    4k3/8/8/8/8/8/3r4/4K2N w - -      | e1d2  | what stands beside the king
                    7k/P7/8/8/8/8/8/K7 w - -          | a7a8q | a queen
                    """)
    void theMoveThatATeacherWouldShow(String fen, String expected, String story) {
        Position position = Fen.parse(fen);
        Move move = Suggestion.in(position).orElseThrow();
        assertEquals(expected, Uci.format(move, Variant.STANDARD), story);
    }

    @Test
    void thereIsNoneWhenTheGameIsOver() {
        assertTrue(Suggestion.in(Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - -")).isEmpty());
    }

    @Test
    void aPieceUnderAttackGoesWhereItIsNotLost() {
        Position position = Fen.parse("4k3/8/8/3p4/4N3/8/8/4K3 w - -");
        Move move = Suggestion.in(position).orElseThrow();
        assertEquals(Square.E4, move.from());
        assertEquals(0, Exchange.balance(position, move));
    }
}
