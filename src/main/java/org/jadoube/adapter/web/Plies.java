package org.jadoube.adapter.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;

/** Moves as the page writes and replays them. */
final class Plies {
    private Plies() {}

    /** The number of the first ply of a game, from 0 for White's first move. */
    static int firstPly(Position start) {
        return 2 * (start.fullmoveNumber() - 1) + start.turn().ordinal();
    }

    /** The moves of a line. */
    static List<Map<String, Object>> line(Position start, List<Move> moves, Variant variant) {
        List<Map<String, Object>> plies = new ArrayList<>(moves.size());
        Position position = start;
        for (Move move : moves) {
            plies.add(move(move, position, variant));
            position = position.playUnchecked(move);
        }
        return plies;
    }

    /** The moves of a line, and the board after each. */
    static List<Map<String, Object>> withBoards(Position start, List<Move> moves, Variant variant) {
        List<Map<String, Object>> plies = line(start, moves, variant);
        Position position = start;
        for (int ply = 0; ply < plies.size(); ply++) {
            position = position.playUnchecked(moves.get(ply));
            plies.get(ply).put("board", Letters.of(position));
        }
        return plies;
    }

    /**
     * A move with the squares that hands touch: from, to, what is taken, and a castling's rook.
     *
     * @param position in which it is legal
     */
    static Map<String, Object> move(Move move, Position position, Variant variant) {
        Map<String, Object> ply = new LinkedHashMap<>();
        ply.put("uci", Uci.format(move, variant));
        ply.put("san", San.format(move, position));
        ply.put("from", move.from().toString());
        switch (move) {
            case Move.Normal normal -> {
                ply.put("to", normal.to().toString());
                if (normal.promotion() != null) {
                    ply.put("promotion", Letters.lower(normal.promotion()));
                }
            }
            case Move.EnPassant passing -> ply.put("to", passing.to().toString());
            case Move.Castle castle -> {
                ply.put("to", castle.kingTarget().toString());
                ply.put("rookFrom", castle.rook().toString());
                ply.put("rookTo", castle.rookTarget().toString());
            }
        }
        victim(move, position)
                .ifPresent(square -> {
                    ply.put("takes", square.toString());
                    Optional<Piece> taken = position.pieceAt(square);
                    taken.ifPresent(piece -> ply.put("taken", String.valueOf(Letters.of(piece))));
                });
        return ply;
    }

    private static Optional<Square> victim(Move move, Position position) {
        return switch (move) {
            case Move.Normal normal -> position.pieceAt(normal.to()).map(piece -> normal.to());
            case Move.EnPassant passing -> Optional.of(passing.victim());
            case Move.Castle castle -> Optional.empty();
        };
    }
}
