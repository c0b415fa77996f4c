package org.jadoube.laws.winnability;

import org.jadoube.chess.Role;

/**
 * A winner's king that can never leave its square, and the checks by which the loser would mate it:
 * a line that goes there is over and brings no mate of the loser.
 *
 * <p>Only checks from beside the king and by knights are seen, since nothing can come between.
 */
final class LastStand {
    private static final int SEVENTH = 6;

    private final Reach reach;
    private final KingWalk kingWalk;

    LastStand(Reach reach, KingWalk kingWalk) {
        this.reach = reach;
        this.kingWalk = kingWalk;
    }

    /** The squares to which the loser's piece, no king, could go only to mate. */
    long mates(int i, long winnersSteady) {
        long king = reach.winnersKing;
        if (Long.bitCount(king) != 1) {
            return 0;
        }
        Role role = reach.pieces.role[i];
        boolean mayStepTwice = role == Role.PAWN && reach.pieces.home[i] >> 3 == SEVENTH;
        long from = mayStepTwice ? 0 : checkingFrom(role, king);
        if (from == 0) {
            return 0;
        }
        from &= ~winnersAttacks(1L << reach.pieces.home[i]);
        long guarded = kingWalk.losersContactsWithout(i);
        long around = Flood.king(king);
        long mates = 0;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            long square = Long.lowestOneBit(rest);
            long flights = (around & ~winnersSteady) | (around & square);
            if ((flights & ~guarded & ~attacksFrom(role, square)) == 0) {
                mates |= square;
            }
        }
        return mates;
    }

    private static long checkingFrom(Role role, long king) {
        return role == Role.PAWN ? Flood.pawnAttacks(true, king) : Flood.attacks(role, king, 0);
    }

    private long attacksFrom(Role role, long square) {
        return role == Role.PAWN
                ? Flood.pawnAttacks(false, square)
                : Flood.attacks(role, square, kingWalk.emptyForGood());
    }

    /** All that the winner's pieces, the king aside, might attack once a square has opened. */
    private long winnersAttacks(long opened) {
        PieceList pieces = reach.pieces;
        long attacks = 0;
        for (int k = 0; k < pieces.count - 2; k++) {
            if (pieces.isWinners[k]) {
                attacks |= reach.attacks(k, ~reach.steady | opened);
            }
        }
        return attacks;
    }
}
