package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A move is not legal: which rule forbids it, and by which piece and square. */
class WhyNotTest {

    @ParameterizedTest(name = "{1} {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4k3/8/8/8/8/8/8/4K3 w - -            | d4 | d5 | EMPTY_SQUARE d4
                    4k3/8/8/8/8/8/8/4K3 w - -            | e8 | e7 | NOT_YOUR_TURN king e8 white
                    4k3/8/8/8/8/8/8/4K3 w - -            | e1 | e1 | NO_STEP king e1
                    4k3/8/8/8/8/8/4P3/4K3 w - -          | e1 | e2 | OWN_PIECE pawn e2
                    4k3/8/8/8/8/5n2/8/3BK3 w - -         | d1 | h5 | JUMPS bishop knight f3
                    4k3/8/8/8/8/8/8/3BK3 w - -           | d1 | d3 | BISHOP_WAY d1 d3
                    4k3/8/8/p7/8/p7/8/R3K3 w - -         | a1 | a7 | JUMPS rook pawn a3
                    4k3/8/p7/8/p7/8/8/R3K3 b - -         | a6 | a3 | PAWN_TOO_FAR a6 a3
                    4k3/8/8/8/8/8/8/R3K3 w - -           | a1 | b2 | ROOK_WAY a1 b2
                    4k3/8/8/8/8/8/8/Q3K3 w - -           | a1 | b3 | QUEEN_WAY a1 b3
                    4k3/8/8/8/8/8/8/N3K3 w - -           | a1 | a3 | KNIGHT_WAY a1 a3
                    4k3/8/8/8/8/8/8/4K3 w - -            | e1 | e3 | KING_WAY e1 e3
                    4k3/8/8/8/4P3/8/8/4K3 w - -          | e4 | e3 | PAWN_BACKWARDS e4 e3
                    4k3/8/8/8/4P3/8/8/4K3 w - -          | e4 | f4 | PAWN_WAY e4 f4
                    4k3/8/8/8/4P3/8/8/4K3 w - -          | e4 | e6 | PAWN_MOVED_BEFORE e4 e6
                    4k3/8/8/4n3/4P3/8/8/4K3 w - -        | e4 | e5 | PAWN_BLOCKED knight e5
                    4k3/8/8/8/8/4n3/4P3/6K1 w - -        | e2 | e4 | PAWN_BLOCKED knight e3
                    4k3/8/8/8/4n3/8/4P3/6K1 w - -        | e2 | e4 | PAWN_DOUBLE_BLOCKED knight e4
                    4k3/8/8/8/4P3/8/8/4K3 w - -          | e4 | d5 | PAWN_TAKES_NOTHING d5
                    4k3/8/8/3pP3/8/8/8/4K3 w - -         | e5 | d6 | EN_PASSANT_LATE d5
                    4r1k1/8/8/3pP3/8/8/8/4K3 w - d6      | e5 | d6 | EN_PASSANT_EXPOSES e1 rook e8
                    4k3/8/8/8/8/8/8/r3K3 w - -           | e1 | f1 | KING_INTO_CHECK f1 rook a1
                    4k3/8/8/8/8/6b1/5n2/4K3 w - -        | e1 | f2 | KING_TAKES_GUARDED f2 bishop g3
                    8/8/8/8/8/4k3/8/4K3 w - -            | e1 | e2 | KINGS_TOUCH e2 e3
                    4k3/8/8/8/4r3/8/3N4/4K1N1 w - -      | g1 | f3 | CHECK_STANDS e1 rook e4
                    4k3/8/8/8/4r3/8/2n5/4K1N1 w - -      | g1 | e2 | DOUBLE_CHECK e1 c2 e4
                    4k3/4r3/8/8/8/8/4N3/4K3 w - -        | e2 | c3 | PINNED knight e2 e1 rook e7
                    4k3/8/8/8/4r3/8/8/4K2R w K -         | e1 | g1 | CASTLE_IN_CHECK rook e4
                    4k3/8/8/8/8/8/8/RN2K3 w Q -          | e1 | c1 | CASTLE_BLOCKED knight b1
                    4kr2/8/8/8/8/8/8/4K2R w K -          | e1 | g1 | CASTLE_THROUGH f1 rook f8
                    4k1r1/8/8/8/8/8/8/4K2R w K -         | e1 | g1 | CASTLE_INTO g1 rook g8
                    4k3/8/8/8/8/8/8/4K2R w - -           | e1 | g1 | CASTLE_RIGHT_LOST e1 h1
                    4k3/8/8/8/8/8/8/R3K2R w Q -          | e1 | g1 | CASTLE_ROOK_MOVED h1
                    4k3/8/8/8/8/8/8/R3K3 w Q -           | e1 | g1 | CASTLE_NO_ROOK h1
                    r3k3/8/8/8/8/8/8/3RK3 b q -          | e8 | c8 | CASTLE_THROUGH d8 rook d1
                    """)
    void theReasonIsNamedWithItsPieceAndSquare(String fen, String from, String to, String reason) {
        assertEquals(reason, reason(Fen.parse(fen), square(from), square(to)));
    }

    @Test
    void theRookBesideTheKingMayBeAttackedAndTheRestOfTheWayToo() {
        Position position = Fen.parse("1r2k3/8/8/8/8/8/8/R3K3 w Q -");
        assertEquals("legal", reason(position, Square.E1, Square.C1));
    }

    @Test
    void inChess960TheCastlingRookMayGuardTheKing() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/rR1K4 w B -");
        assertEquals("CASTLE_INTO c1 rook a1", reason(position, Square.D1, Square.B1));
    }

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4k3/4r3/8/8/8/8/4N3/4K3 w - -         | e2 | PINNED knight e2 e1 rook e7
                    4k3/8/8/8/4r3/8/2n5/4K1N1 w - -       | g1 | DOUBLE_CHECK e1 c2 e4
                    4k3/8/8/8/4r3/8/P7/4K3 w - -          | a2 | CHECK_STANDS e1 rook e4
                    4k3/8/8/8/8/1p6/1P6/4K3 w - -         | b2 | NO_WAY_OUT pawn b2
                    4k3/8/8/8/8/1p6/1P6/4K3 w - -         | b3 | NOT_TO_BE_TAKEN pawn b3
                    4k3/8/8/8/8/1p6/1P6/4K3 w - -         | e1 | legal
                    4k3/8/8/8/8/p7/1P6/4K3 w - -          | a3 | legal
                    """)
    void aPieceThatNoMoveBeginsWith(String fen, String square, String reason) {
        assertEquals(
                reason,
                WhyNot.explainLift(Fen.parse(fen), square(square))
                        .map(WhyNotTest::plain)
                        .orElse("legal"));
    }

    private static String reason(Position position, Square from, Square to) {
        return WhyNot.explain(position, from, to).map(WhyNotTest::plain).orElse("legal");
    }

    private static String plain(Message message) {
        String terms =
                message.terms().stream().map(WhyNotTest::plain).collect(Collectors.joining(" "));
        return message.saying() + " " + terms;
    }

    private static String plain(Term term) {
        return switch (term) {
            case Term.At at -> at.square().toString();
            case Term.AtAll all -> Bitboard.toString(all.squares());
            case Term.The the -> the.piece().role().name().toLowerCase(java.util.Locale.ROOT);
            case Term.Several several -> several.piece().toString();
            case Term.Kind kind -> kind.role().toString();
            case Term.Count count -> Integer.toString(count.number());
            case Term.End end -> end.termination().code();
            case Term.Side side -> side.color() == Color.WHITE ? "white" : "black";
        };
    }

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }
}
