package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.Line;
import org.junit.jupiter.api.Test;

class PieceCheckTest {
    private static final Line PROMOTED =
            Line.from(Fen.parse("7k/P7/8/8/8/8/8/7K w - - 0 1"))
                    .then(new Move.Normal(Square.A7, Square.A8, Role.QUEEN));

    private final Map<Square, Piece> seen = new EnumMap<>(Square.class);

    private static Table table(Line line) {
        return Table.of(TableRules.DEFAULT, line, line.position().occupied(), 0);
    }

    private void see(Position position) {
        Bitboard.squares(position.occupied())
                .forEach(square -> seen.put(square, position.pieceAt(square).orElseThrow()));
    }

    @Test
    void theRightPiecesAgree() {
        see(Position.start());
        assertEquals(
                new PieceCheck.Agreeing(), PieceCheck.of(table(Line.from(Position.start())), seen));
    }

    @Test
    void withOtherSquaresOccupiedNothingCanBeSaid() {
        see(Position.start());
        seen.remove(Square.E2);
        assertEquals(
                new PieceCheck.Underway(), PieceCheck.of(table(Line.from(Position.start())), seen));
    }

    @Test
    void aQueenAndAKingThatStandTheWrongWayRoundAreNamed() {
        see(Position.start());
        seen.put(Square.D8, Piece.BLACK_KING);
        seen.put(Square.E8, Piece.BLACK_QUEEN);
        assertEquals(
                new PieceCheck.Misplaced(
                        List.of(
                                "On d8 stands a black king, where a black queen belongs.",
                                "On e8 stands a black queen, where a black king belongs.")),
                PieceCheck.of(table(Line.from(Position.start())), seen));
    }

    @Test
    void anotherPieceWhereAPawnHasJustPromotedIsThePromotion() {
        see(PROMOTED.position());
        seen.put(Square.A8, Piece.WHITE_ROOK);
        assertEquals(
                new PieceCheck.OtherPromotion(Role.ROOK), PieceCheck.of(table(PROMOTED), seen));
    }

    @Test
    void aPieceThatCannotComeOfAPromotionIsMisplaced() {
        see(PROMOTED.position());
        seen.put(Square.A8, Piece.WHITE_PAWN);
        assertEquals(
                new PieceCheck.Misplaced(
                        List.of("On a8 stands a white pawn, where a white queen belongs.")),
                PieceCheck.of(table(PROMOTED), seen));
    }
}
