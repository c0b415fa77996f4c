package org.jadoube.chess;

import org.jspecify.annotations.Nullable;

/**
 * A move, named by what happens on the board.
 *
 * <p>A move by itself is only a wish: whether it is legal is the question of a {@link Position}.
 */
public sealed interface Move {

    /** The square that the moving piece leaves; for a castling, the king's. */
    Square from();

    /**
     * The square by which text names the move's end: where the piece lands; for a castling, the
     * square of the castling rook.
     */
    Square to();

    /**
     * A piece goes from one square to another and takes what stands there.
     *
     * @param promotion the role of the new piece when a pawn reaches the last rank, else null
     */
    record Normal(Square from, Square to, @Nullable Role promotion) implements Move {
        public Normal(Square from, Square to) {
            this(from, to, null);
        }
    }

    /** A pawn takes, in passing, the pawn that has just passed the target square. */
    record EnPassant(Square from, Square to) implements Move {
        /** The square of the pawn taken: beside the origin, on the target's file. */
        public Square victim() {
            return Square.of(to.file(), from.rank());
        }
    }

    /** King and rook of one side, named by the squares they leave. */
    record Castle(Square king, Square rook) implements Move {
        @Override
        public Square from() {
            return king;
        }

        @Override
        public Square to() {
            return rook;
        }

        /** Whether the castling is towards the h-file. */
        public boolean isKingside() {
            return rook.file() > king.file();
        }

        /** Where the king lands: on the g- or c-file. */
        public Square kingTarget() {
            return Square.of(Castling.kingTarget(king.index(), rook.index()));
        }

        /** Where the rook lands: on the f- or d-file. */
        public Square rookTarget() {
            return Square.of(Castling.rookTarget(king.index(), rook.index()));
        }
    }
}
