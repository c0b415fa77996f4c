package org.jadoube.notation;

import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;

/**
 * Forsyth-Edwards notation: a position in one line of text.
 *
 * <p>Source: the PGN standard of 1994, section 16.1; X-FEN and Shredder-FEN for Chess960.
 */
public final class Fen {
    private Fen() {}

    /**
     * The position that the text describes.
     *
     * <p>Dialects are read leniently: fields after the side to move may be missing ({@code - - 0
     * 1}), move number 0 is 1, operations after a semicolon are passed over, blanks and underscores
     * separate in any number. Castling may be given by {@code KQkq}, which name the outermost rook,
     * or by the letters of the rooks' files. An en passant square on which no capture is legal is
     * dropped.
     *
     * @throws FenException with every fault of the text and every broken rule
     */
    public static Position parse(String text) {
        return new FenReader(text, Position::of).read();
    }

    /**
     * The position that the text describes, be it one that no game can reach: read like {@link
     * #parse}, with the faults forgiven that {@link Position#ofComposed} forgives.
     *
     * @throws FenException with every fault of the text and every other broken rule
     */
    public static Position parseComposed(String text) {
        return new FenReader(text, Position::ofComposed).read();
    }

    /**
     * The position in six fields.
     *
     * <p>An en passant square is written only if a capture there is legal, so equal positions have
     * equal text. Castling is {@code KQkq} in ordinary chess and file letters in Chess960. Reading
     * the text gives an equal position in either case.
     */
    public static String format(Position position, Variant variant) {
        return String.join(
                " ",
                board(position),
                position.turn() == Color.WHITE ? "w" : "b",
                CastlingField.format(position, variant),
                position.enPassant().map(Square::toString).orElse("-"),
                Integer.toString(position.halfmoveClock()),
                Integer.toString(position.fullmoveNumber()));
    }

    private static String board(Position position) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                var piece = position.pieceAt(Square.of(file, rank));
                if (piece.isEmpty()) {
                    empty++;
                    continue;
                }
                appendCount(text, empty);
                empty = 0;
                text.append(letter(piece.get()));
            }
            appendCount(text, empty);
            if (rank > 0) {
                text.append('/');
            }
        }
        return text.toString();
    }

    private static void appendCount(StringBuilder text, int empty) {
        if (empty > 0) {
            text.append(empty);
        }
    }

    private static char letter(Piece piece) {
        char letter = RoleLetters.of(piece.role());
        return piece.color() == Color.WHITE ? letter : Character.toLowerCase(letter);
    }
}
