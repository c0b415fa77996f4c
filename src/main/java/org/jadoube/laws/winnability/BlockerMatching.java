package org.jadoube.laws.winnability;

import org.jadoube.chess.Role;

/** Whether the loser's own pieces might stand on all of a set of squares at once. */
final class BlockerMatching {
    private final Reach reach;
    private final int[] blocks = new int[64];
    private long tried;

    BlockerMatching(Reach reach) {
        this.reach = reach;
    }

    boolean canCover(long squares) {
        PieceList pieces = reach.pieces;
        long blockers = 0;
        for (int i = 0; i < pieces.count; i++) {
            if (!pieces.isWinners[i]
                    && pieces.role[i] != Role.KING
                    && !reach.isGoneAtTheEnd(i)
                    && (reach.squares[i] & squares) != 0) {
                blockers |= 1L << i;
                blocks[i] = -1;
            }
        }
        if (Long.bitCount(blockers) < Long.bitCount(squares)) {
            return false;
        }
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            tried = 0;
            if (!assign(Long.numberOfTrailingZeros(rest), blockers)) {
                return false;
            }
        }
        return true;
    }

    /** Finds the square a blocker of its own, moving others to other squares where it must. */
    private boolean assign(int square, long blockers) {
        for (long rest = blockers; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            if (((tried >>> i) & 1) == 0 && ((reach.squares[i] >>> square) & 1) != 0) {
                tried |= 1L << i;
                if (blocks[i] < 0 || assign(blocks[i], blockers)) {
                    blocks[i] = square;
                    return true;
                }
            }
        }
        return false;
    }
}
