package org.jadoube.adapter.serial;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.notation.San;

/**
 * The contacts of moves made by quick, steady hands: each change as a token such as {@code e2-}.
 */
final class BriskHands {
    private BriskHands() {}

    /** The moves of a game from its SAN, without move numbers. */
    static List<Move> moves(String san) {
        List<Move> moves = new ArrayList<>();
        Position position = Position.start();
        for (String each : san.split(" ", -1)) {
            Move move = San.parse(each, position);
            moves.add(move);
            position = position.play(move);
        }
        return moves;
    }

    /** What opens and closes, in this order, when a move is made. */
    static List<String> contacts(Move move, Position before) {
        return switch (move) {
            case Move.Castle castle ->
                    List.of(
                            castle.king() + "-",
                            castle.kingTarget() + "+",
                            castle.rook() + "-",
                            castle.rookTarget() + "+");
            case Move.EnPassant passing ->
                    List.of(passing.from() + "-", passing.to() + "+", passing.victim() + "-");
            case Move.Normal normal when before.pieceAt(normal.to()).isPresent() ->
                    List.of(normal.from() + "-", normal.to() + "-", normal.to() + "+");
            case Move.Normal normal -> List.of(normal.from() + "-", normal.to() + "+");
        };
    }

    /** The clock button of a player. */
    static String clock(Color color) {
        return color == Color.WHITE ? "W" : "B";
    }

    /** The key for a promotion. */
    static String key(Role role) {
        return switch (role) {
            case QUEEN -> "K3";
            case ROOK -> "K4";
            case BISHOP -> "K5";
            case KNIGHT -> "K6";
            case PAWN, KING -> throw new IllegalArgumentException("no promotion: " + role);
        };
    }
}
