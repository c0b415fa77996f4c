package org.jadoube.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.notation.Fen;
import org.jadoube.notation.Uci;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Captures in turn on one square, and what is left when they are over. */
class ExchangeTest {

    @ParameterizedTest(name = "{1} comes to {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4k3/8/8/3p4/8/8/8/3RK3 w - -       | d1d5  |  1 | a free pawn
                    4k3/8/4p3/3p4/8/8/8/3RK3 w - -     | d1d5  | -4 | a guarded pawn
                    3rk3/8/8/3p4/8/8/3R4/3RK3 w - -    | d2d5  |  1 | two rooks against one guard
                    3rk3/3r4/8/3p4/8/8/8/3RK3 w - -    | d1d5  | -4 | one rook against two guards
                    4k3/8/4p3/3p4/4P3/8/8/3QK3 w - -   | e4d5  |  1 | the cheapest piece first
                    4k3/8/4p3/3p4/4P3/8/8/3QK3 w - -   | d1d5  | -7 | the queen first
                    4k3/8/8/8/8/2b5/8/R3K3 w - -       | e1f1  |  0 | captures elsewhere do not count
                    4k3/8/3p4/8/8/5N2/8/4K3 w - -      | f3e5  | -3 | a knight put under a pawn
                    7k/8/3p4/8/8/5N2/4Q3/3K4 w - -     | f3e5  | -2 | though guarded, for a pawn
                    3k4/3p4/8/4N3/8/8/8/3RK3 w - -     | e5d7  |  1 | the king may not take back
                    4k3/8/8/3pP3/8/8/8/4K3 w - d6      | e5d6  |  1 | in passing
                    1n2k3/P7/8/8/8/8/8/4K3 w - -       | a7b8q | 11 | taking and promoting
                    3rk3/P7/8/8/8/8/8/4K3 w - -        | a7a8q | -1 | the new queen is taken
                    4k3/8/8/8/8/8/8/4K2R w K -         | e1g1  |  0 | a castling
                    """)
    void whatAMoveComesTo(String fen, String move, int pawns, String story) {
        Position position = Fen.parse(fen);
        assertEquals(
                pawns,
                Exchange.balance(position, Uci.parse(move, position, Variant.STANDARD)),
                story);
    }
}
