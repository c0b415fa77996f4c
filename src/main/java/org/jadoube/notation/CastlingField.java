package org.jadoube.notation;

import java.util.Map;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;

/**
 * The third field of a FEN: which rooks may still castle.
 *
 * <p>A file letter names a rook (Shredder-FEN); {@code K} and {@code Q} name the outermost rook of
 * that side of the king (X-FEN, of which ordinary FEN is the plain case).
 */
final class CastlingField {
    private CastlingField() {}

    static boolean isRight(char letter) {
        return "KQABCDEFGHkqabcdefgh".indexOf(letter) >= 0;
    }

    /**
     * The square of the rook that a letter names.
     *
     * <p>Where no rook fits {@code K} or {@code Q} it is the corner, for the gate to refuse.
     */
    static Square rook(char right, Map<Square, Piece> board) {
        Color color = Character.isUpperCase(right) ? Color.WHITE : Color.BLACK;
        int rank = color == Color.WHITE ? 0 : 7;
        char letter = Character.toUpperCase(right);
        if (letter != 'K' && letter != 'Q') {
            return Square.of(letter - 'A', rank);
        }
        int corner = letter == 'K' ? 7 : 0;
        int inwards = letter == 'K' ? -1 : 1;
        for (int file = corner; file >= 0 && file < 8; file += inwards) {
            Piece piece = board.get(Square.of(file, rank));
            if (piece == Piece.of(color, Role.ROOK)) {
                return Square.of(file, rank);
            }
            if (piece == Piece.of(color, Role.KING)) {
                break;
            }
        }
        return Square.of(corner, rank);
    }

    static String format(Position position, Variant variant) {
        StringBuilder field = new StringBuilder();
        for (Color color : Color.values()) {
            long rooks = position.castlingRooks() & position.occupied(color);
            for (Square rook : Bitboard.squares(rooks).reversed()) {
                char right = right(position, color, rook, variant);
                field.append(color == Color.WHITE ? right : Character.toLowerCase(right));
            }
        }
        return field.isEmpty() ? "-" : field.toString();
    }

    /** The capital letter for a rook: in ordinary chess a file only where K or Q would mislead. */
    private static char right(Position position, Color color, Square rook, Variant variant) {
        char side = rook.file() > position.king(color).file() ? 'K' : 'Q';
        char asWritten = color == Color.WHITE ? side : Character.toLowerCase(side);
        boolean outermost = rook(asWritten, position.toSetup().board()) == rook;
        return variant == Variant.STANDARD && outermost ? side : (char) ('A' + rook.file());
    }
}
