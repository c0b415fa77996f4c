package org.jadoube.guidance;

import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/** Names the pieces that messages speak of. */
final class Pieces {
    private Pieces() {}

    /** The piece that a position has on an occupied square. */
    static Term on(Position position, Square square) {
        return new Term.The(position.pieceAt(square).orElseThrow());
    }

    /** The piece that a move, legal in the position, puts on a square. */
    static Term arriving(Move move, Square square, Position position) {
        Color mover = position.turn();
        return switch (move) {
            case Move.Normal normal when normal.promotion() != null ->
                    new Term.The(Piece.of(mover, normal.promotion()));
            case Move.Normal normal -> on(position, normal.from());
            case Move.EnPassant taking -> on(position, taking.from());
            case Move.Castle castle ->
                    new Term.The(
                            Piece.of(mover, square == castle.kingTarget() ? Role.KING : Role.ROOK));
        };
    }
}
