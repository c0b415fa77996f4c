package org.jadoube.chess;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a diagram says, unchecked: pieces, side to move, castling rooks, en passant square,
 * counters.
 *
 * <p>{@link Position#of(Setup)} is the gate that turns it into a position that can be played.
 *
 * @param board the pieces by square
 * @param turn the side to move
 * @param castlingRooks the squares of the rooks that may still castle
 * @param enPassant the square that a pawn has just passed, else null
 * @param halfmoveClock plies since the last capture or pawn move
 * @param fullmoveNumber the number of the move to come, from 1
 */
public record Setup(
        Map<Square, Piece> board,
        Color turn,
        long castlingRooks,
        @Nullable Square enPassant,
        int halfmoveClock,
        int fullmoveNumber) {

    public Setup {
        EnumMap<Square, Piece> copy = new EnumMap<>(Square.class);
        copy.putAll(board);
        board = Collections.unmodifiableMap(copy);
    }
}
