package org.jadoube.notation;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/**
 * Standard algebraic notation: {@code Nf3}, {@code exd8=Q+}, {@code O-O-O}.
 *
 * <p>Source: the PGN standard of 1994, section 8.2.3, and the Laws, appendix C.
 */
public final class San {
    private San() {}

    /**
     * The legal move that the text names.
     *
     * <p>Read as well: castling with zeros, {@code e8Q}, {@code e8(Q)} and {@code e8/Q}, an {@code
     * e.p.} at the end, long forms such as {@code Ng1-f3} and {@code e2e4}, a mark of origin that
     * is not needed, and moves in UCI as ordinary chess spells them. Marks of capture, check and
     * mate are not held against the position.
     *
     * @throws MoveTextException if there is no such move, or more than one
     */
    public static Move parse(String text, Position position) {
        return new SanReader(text, position).read();
    }

    /**
     * The text of a move: with the shortest mark of origin that tells it from every other legal
     * move, and marks of check and mate.
     *
     * @throws IllegalArgumentException if the move is not legal in the position
     */
    public static String format(Move move, Position position) {
        Position after = position.play(move);
        String mark = after.isCheckmate() ? "#" : after.isCheck() ? "+" : "";
        return switch (move) {
                    case Move.Castle castle -> castle.isKingside() ? "O-O" : "O-O-O";
                    case Move.EnPassant enPassant -> pawnCapture(enPassant);
                    case Move.Normal normal -> normal(normal, position);
                }
                + mark;
    }

    private static String normal(Move.Normal move, Position position) {
        Role role = position.pieceAt(move.from()).orElseThrow().role();
        boolean isCapture = position.isCapture(move);
        if (role != Role.PAWN) {
            return RoleLetters.of(role)
                    + origin(move, position.pieces(position.turn(), role), position)
                    + (isCapture ? "x" : "")
                    + move.to();
        }
        String step = isCapture ? pawnCapture(move) : move.to().toString();
        return move.promotion() == null ? step : step + "=" + RoleLetters.of(move.promotion());
    }

    private static String pawnCapture(Move move) {
        return fileLetter(move.from()) + "x" + move.to();
    }

    private static String origin(Move.Normal move, long alike, Position position) {
        if (Long.bitCount(alike) == 1) {
            return "";
        }
        List<Square> rivals =
                position.legalMoves().stream()
                        .filter(Move.Normal.class::isInstance)
                        .filter(other -> other.to() == move.to() && other.from() != move.from())
                        .map(Move::from)
                        .filter(from -> Bitboard.contains(alike, from))
                        .toList();
        Square from = move.from();
        if (rivals.isEmpty()) {
            return "";
        }
        if (rivals.stream().noneMatch(rival -> rival.file() == from.file())) {
            return fileLetter(from);
        }
        return rivals.stream().noneMatch(rival -> rival.rank() == from.rank())
                ? String.valueOf(from.rank() + 1)
                : from.toString();
    }

    private static String fileLetter(Square square) {
        return square.toString().substring(0, 1);
    }
}
