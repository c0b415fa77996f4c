package org.jadoube.lesson;

import java.util.Comparator;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Message;
import org.jadoube.guidance.Term;

/** Says why the side to move is not checkmated. */
final class NotMate {
    private NotMate() {}

    /** The reason: no check, or one of the three ways out of it. */
    static Message explain(Position position) {
        Square king = position.king(position.turn());
        if (!position.isCheck()) {
            return position.isStalemate()
                    ? Remark.STALEMATED.with()
                    : Remark.NO_CHECK.with(new Term.At(king));
        }
        Move reply =
                MoveOrder.legalMoves(position).stream()
                        .min(Comparator.comparing(move -> move.from() != king))
                        .orElseThrow();
        Term target = new Term.At(reply.to());
        if (reply.from() == king) {
            return position.pieceAt(reply.to())
                    .map(taken -> Remark.KING_TAKES.with(new Term.The(taken), target))
                    .orElseGet(() -> Remark.KING_ESCAPES.with(target));
        }
        Term piece = new Term.The(position.pieceAt(reply.from()).orElseThrow());
        Square taken = reply instanceof Move.EnPassant passing ? passing.victim() : reply.to();
        boolean takes = Bitboard.contains(position.checkers(), taken);
        return takes
                ? Remark.CHECKER_IS_TAKEN.with(piece, new Term.At(reply.from()), new Term.At(taken))
                : Remark.CHECK_IS_BLOCKED.with(piece, new Term.At(reply.from()), target);
    }
}
