package org.jadoube.guidance;

import java.util.Comparator;
import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.chess.Exchange;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/**
 * A move for beginners: it mates if it can, gives nothing away, takes what is free, and else goes
 * towards the centre. It looks at a move and the reply, and is no strong player.
 */
public final class Suggestion {
    private static final int PAWN = 100;
    private static final int MATE = 1000 * PAWN;
    private static final int CASTLING = 30;

    private Suggestion() {}

    /** The move suggested to the side to move, the same each time; none if the game is over. */
    public static Optional<Move> in(Position position) {
        return position.legalMoves().stream()
                .max(
                        Comparator.<Move>comparingInt(move -> worth(position, move))
                                .thenComparing(Move::from)
                                .thenComparing(Move::to)
                                .thenComparingInt(Suggestion::promoted));
    }

    private static int worth(Position position, Move move) {
        Position after = position.playUnchecked(move);
        if (after.isCheckmate()) {
            return MATE;
        }
        if (after.isStalemate()) {
            return -MATE / 2;
        }
        int threat =
                after.legalMoves().stream().mapToInt(reply -> threat(after, reply)).max().orElse(0);
        int gain = Exchange.gain(position, move);
        return gain * PAWN - threat + placing(position, move);
    }

    /** What a reply wins, be it nothing. */
    private static int threat(Position position, Move reply) {
        if (position.playUnchecked(reply).isCheckmate()) {
            return MATE;
        }
        return position.isCapture(reply)
                ? Math.max(0, Exchange.balance(position, reply) * PAWN)
                : 0;
    }

    private static int placing(Position position, Move move) {
        Role role = position.pieceAt(move.from()).orElseThrow().role();
        return switch (role) {
            case KING -> move instanceof Move.Castle ? CASTLING : -CASTLING;
            case QUEEN -> 0;
            case ROOK, BISHOP, KNIGHT, PAWN ->
                    outOfCentre(move.from(), position.turn())
                            - outOfCentre(move.to(), position.turn());
        };
    }

    /** The distance from the centre, that along the file counting from one's own side. */
    private static int outOfCentre(Square square, Color side) {
        int rank = side == Color.WHITE ? square.rank() : 7 - square.rank();
        return Math.abs(2 * square.file() - 7) + Math.abs(2 * rank - 7);
    }

    private static int promoted(Move move) {
        return move instanceof Move.Normal normal && normal.promotion() != null
                ? normal.promotion().ordinal()
                : 0;
    }
}
