package org.jadoube.laws.winnability;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Role;

/**
 * Where the kings might go: not to squares that stay attacked for good, nor to where their arrival
 * would leave the other side without a move.
 */
final class KingWalk {
    private final Reach reach;
    private final long[] guards = new long[64];
    private long emptyForGood;
    private long winnersPiecesGuard;
    private long losersPiecesGuard;
    private long winnersKingGuards;
    private long losersKingGuards;
    private long winnersSteady;
    private long losersSteady;
    private boolean onlyWinnersKingMoves;
    private boolean onlyLosersKingMoves;
    private boolean diagonalChecks;
    private boolean straightChecks;

    KingWalk(Reach reach) {
        this.reach = reach;
    }

    void survey(long winnersSteady, long losersSteady) {
        this.winnersSteady = winnersSteady;
        this.losersSteady = losersSteady;
        onlyWinnersKingMoves = true;
        onlyLosersKingMoves = true;
        diagonalChecks = false;
        straightChecks = false;
        winnersPiecesGuard = 0;
        losersPiecesGuard = 0;
        Wood wood = reach.wood;
        long visited = 0;
        for (int i = 0; i < wood.count; i++) {
            visited |= reach.squares[i];
        }
        emptyForGood = ~visited;
        for (int i = 0; i < wood.count - 2; i++) {
            long guarded = guardedForGood(i);
            guards[i] = guarded;
            boolean movable = reach.isMovable(i) || isHeldByKing(i);
            if (wood.isWinners[i]) {
                winnersPiecesGuard |= guarded;
                if (movable) {
                    onlyWinnersKingMoves = false;
                    boolean queen = wood.role[i] == Role.QUEEN || reach.promoted[i] != 0;
                    diagonalChecks |= queen || wood.role[i] == Role.BISHOP;
                    straightChecks |= queen || wood.role[i] == Role.ROOK;
                }
            } else {
                losersPiecesGuard |= guarded;
                onlyLosersKingMoves &= !movable;
            }
        }
        winnersKingGuards = guardedFromAll(wood.count - 2);
        losersKingGuards = guardedFromAll(wood.count - 1);
    }

    /** Whether only the other side's king stops a pawn: once that moves, so can the pawn. */
    private boolean isHeldByKing(int i) {
        Wood wood = reach.wood;
        boolean winners = wood.isWinners[i];
        long king = winners ? reach.losersKing : reach.winnersKing;
        return wood.role[i] == Role.PAWN
                && (Flood.pawnSteps(winners, 1L << wood.home[i]) & king) != 0;
    }

    /** The squares that a piece attacks for as long as the game lasts, wherever it goes. */
    private long guardedForGood(int i) {
        return reach.isCapturable(i) || reach.promoted[i] != 0 ? 0 : guardedFromAll(i);
    }

    private long guardedFromAll(int i) {
        Wood wood = reach.wood;
        long common = Bitboard.ALL;
        for (long rest = reach.squares[i]; rest != 0 && common != 0; rest &= rest - 1) {
            long from = Long.lowestOneBit(rest);
            common &=
                    wood.role[i] == Role.PAWN
                            ? Flood.pawnAttacks(wood.isWinners[i], from)
                            : Flood.attacks(wood.role[i], from, emptyForGood);
        }
        return common;
    }

    /** The squares on which no piece will ever stand. */
    long emptyForGood() {
        return emptyForGood;
    }

    /** The squares that the loser's pieces guard for good even without one of them. */
    long losersGuardWithout(int piece) {
        Wood wood = reach.wood;
        long guarded = losersKingGuards;
        for (int i = 0; i < wood.count - 2; i++) {
            guarded |= i == piece || wood.isWinners[i] ? 0 : guards[i];
        }
        return guarded;
    }

    /** The squares of a king with all that it might walk to. */
    long spread(boolean winners, long from, long barred) {
        long guarded =
                winners
                        ? losersPiecesGuard | losersKingGuards
                        : winnersPiecesGuard | winnersKingGuards;
        boolean mayStalemate = winners ? onlyLosersKingMoves : onlyWinnersKingMoves;
        long set = from;
        while (true) {
            long ring = Flood.king(set) & ~set & ~barred & ~guarded;
            if (mayStalemate) {
                ring &= ~stalemating(winners, set, ring);
            }
            if (ring == 0) {
                return set;
            }
            set |= ring;
        }
    }

    /**
     * The squares of the ring from which a king would leave the other side, that has only its king
     * to move, without a move: the line ends there without a mate, unless the winner's king
     * uncovers a check.
     *
     * <p>What the other king may do is asked of its present squares and of what pieces guard, not
     * of where either king is thought to go: the answer would be presuming itself.
     */
    private long stalemating(boolean winners, long set, long ring) {
        long other = winners ? reach.losersKing : reach.winnersKing;
        long closed =
                winners ? losersSteady | winnersPiecesGuard : winnersSteady | losersPiecesGuard;
        long stalemating = 0;
        for (long rest = ring; rest != 0; rest &= rest - 1) {
            long to = Long.lowestOneBit(rest);
            long near = Flood.king(to) | to;
            long far = other & ~near;
            boolean stuck = (Flood.king(far) & ~near & ~closed) == 0;
            if (stuck && (!winners || (Flood.king(to) & set & linesOfCheck(far)) == 0)) {
                stalemating |= to;
            }
        }
        return stalemating;
    }

    private long linesOfCheck(long kings) {
        long lines = diagonalChecks ? Flood.bishop(kings, ~reach.steady) : 0;
        return straightChecks ? lines | Flood.rook(kings, ~reach.steady) : lines;
    }
}
