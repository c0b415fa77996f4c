package org.jadoube.chess;

import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What captures in turn on one square come to, in pawns: knight and bishop count 3, rook 5, queen
 * 9.
 *
 * <p>Every capture is a legal move, so pins and pieces behind others are reckoned with; threats
 * elsewhere are not.
 */
public final class Exchange {
    private Exchange() {}

    /** What a legal move wins or, negative, loses by the captures on its square. */
    public static int balance(Position position, Move move) {
        return gain(position, move) - worth(position.playUnchecked(move), landing(move));
    }

    /**
     * What the side to move wins by capturing on a square, its cheapest piece first; 0 if nothing.
     */
    private static int worth(Position position, Square square) {
        Optional<Move> cheapest =
                position.legalMoves().stream()
                        .filter(move -> move.to() == square && position.isCapture(move))
                        .min(Comparator.comparingInt(move -> price(position, move.from())));
        return cheapest.map(move -> Math.max(0, balance(position, move))).orElse(0);
    }

    /** What a legal move takes, and what a pawn rises by, before any reply. */
    public static int gain(Position position, Move move) {
        return switch (move) {
            case Move.Normal normal -> price(position, normal.to()) + rise(normal.promotion());
            case Move.EnPassant taking -> price(Role.PAWN);
            case Move.Castle castle -> 0;
        };
    }

    private static int rise(@Nullable Role promotion) {
        return promotion == null ? 0 : price(promotion) - price(Role.PAWN);
    }

    private static Square landing(Move move) {
        return move instanceof Move.Castle castle ? castle.kingTarget() : move.to();
    }

    private static int price(Position position, Square square) {
        return position.pieceAt(square).map(piece -> price(piece.role())).orElse(0);
    }

    private static int price(Role role) {
        return switch (role) {
            case PAWN -> 1;
            case KNIGHT, BISHOP -> 3;
            case ROOK -> 5;
            case QUEEN -> 9;
            // Only ever the last to take, since it may not be taken.
            case KING -> 100;
        };
    }
}
