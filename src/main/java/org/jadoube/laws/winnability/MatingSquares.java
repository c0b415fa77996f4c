package org.jadoube.laws.winnability;

import org.jadoube.chess.Role;

/** The squares on which the reach of all pieces leaves the loser's king open to a mate. */
final class MatingSquares {
    private final Reach reach;
    private final BlockerMatching blockers;
    private long checked;
    private long guarded;

    MatingSquares(Reach reach) {
        this.reach = reach;
        blockers = new BlockerMatching(reach);
    }

    /** Whether there is none, so that the winner can never mate. */
    boolean isEmpty() {
        survey();
        for (long rest = reach.losersKing & checked; rest != 0; rest &= rest - 1) {
            if (isPossible(Long.lowestOneBit(rest))) {
                return false;
            }
        }
        return true;
    }

    /** All of them. */
    long squares() {
        survey();
        long squares = 0;
        for (long rest = reach.losersKing & checked; rest != 0; rest &= rest - 1) {
            long square = Long.lowestOneBit(rest);
            squares |= isPossible(square) ? square : 0;
        }
        return squares;
    }

    /** The squares beside the king that only its own pieces or the other king can take from it. */
    long escapes(long king) {
        return Flood.king(king) & reach.losersKing & ~guarded;
    }

    private void survey() {
        PieceList pieces = reach.pieces;
        checked = 0;
        guarded = 0;
        for (int i = 0; i < pieces.count; i++) {
            if (pieces.isWinners[i] && pieces.role[i] != Role.KING && !reach.isGoneAtTheEnd(i)) {
                long attacks = reach.attacks(i);
                guarded |= attacks;
                // The mating move is made or uncovered by a piece that can move.
                checked |= reach.isMovable(i) ? attacks : 0;
            }
        }
    }

    private boolean isPossible(long king) {
        long near = Flood.king(king) | king;
        long escapes = escapes(king);
        for (long rest = reach.winnersKing & ~near; rest != 0; rest &= rest - 1) {
            long winnersKing = Long.lowestOneBit(rest);
            long open = escapes & ~Flood.king(winnersKing);
            if (open == 0 || blockers.canCover(open)) {
                return true;
            }
        }
        return false;
    }
}
