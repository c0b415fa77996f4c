package org.jadoube.lesson;

import java.util.Comparator;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/** Puts moves into one order, so that the same attempt always gets the same reply and hint. */
final class MoveOrder {
    private static final Comparator<Move> BY_SQUARES =
            Comparator.comparing(Move::from).thenComparing(Move::to);

    private MoveOrder() {}

    /** The legal moves by origin and target; of promotions to one square, the queen's first. */
    static List<Move> legalMoves(Position position) {
        return position.legalMoves().stream()
                .sorted(BY_SQUARES.thenComparing(MoveOrder::promotion, Comparator.reverseOrder()))
                .toList();
    }

    private static int promotion(Move move) {
        return move instanceof Move.Normal normal && normal.promotion() != null
                ? normal.promotion().ordinal()
                : 0;
    }
}
