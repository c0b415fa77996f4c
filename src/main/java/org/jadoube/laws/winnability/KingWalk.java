package org.jadoube.laws.winnability;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Role;

/**
 * Where the kings might go: not to squares that stay attacked for good, nor to where their arrival
 * would leave the other side without a move.
 */
final class KingWalk {
    private final Reach reach;
    private long emptyForGood;
    private long winnersGuard;
    private long losersGuard;
    private final long[] contacts = new long[64];
    private long winnersContacts;
    private long losersContacts;
    private long losersKingContacts;
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
        surveyGuards();
        surveyFreedom();
    }

    private void surveyGuards() {
        PieceList pieces = reach.pieces;
        long visited = 0;
        for (int i = 0; i < pieces.count; i++) {
            visited |= reach.squares[i];
        }
        emptyForGood = ~visited;
        winnersGuard = guardedFromAll(pieces.count - 2, 0);
        losersKingContacts = guardedFromAll(pieces.count - 1, 0);
        losersGuard = losersKingContacts;
        winnersContacts = 0;
        losersContacts = 0;
        for (int i = 0; i < pieces.count - 2; i++) {
            boolean lasts = !reach.isCapturable(i) && reach.promoted[i] == 0;
            contacts[i] = lasts ? guardedFromAll(i, 0) : 0;
            long guarded = lasts ? guardedFromAll(i, emptyForGood) : 0;
            if (pieces.isWinners[i]) {
                winnersGuard |= guarded;
                winnersContacts |= contacts[i];
            } else {
                losersGuard |= guarded;
                losersContacts |= contacts[i];
            }
        }
    }

    /** The squares that a piece attacks wherever it might stand. */
    private long guardedFromAll(int i, long open) {
        PieceList pieces = reach.pieces;
        long common = Bitboard.ALL;
        for (long rest = reach.squares[i]; rest != 0 && common != 0; rest &= rest - 1) {
            long from = Long.lowestOneBit(rest);
            common &=
                    pieces.role[i] == Role.PAWN
                            ? Flood.pawnAttacks(pieces.isWinners[i], from)
                            : Flood.attacks(pieces.role[i], from, open);
        }
        return common;
    }

    private void surveyFreedom() {
        PieceList pieces = reach.pieces;
        onlyWinnersKingMoves = true;
        onlyLosersKingMoves = true;
        diagonalChecks = false;
        straightChecks = false;
        for (int i = 0; i < pieces.count - 2; i++) {
            boolean movable = reach.isMovable(i) || isHeldByEnemyKing(i);
            if (!pieces.isWinners[i]) {
                onlyLosersKingMoves &= !movable;
                continue;
            }
            onlyWinnersKingMoves &= !movable;
            if (movable || isHeldByOwnKing(i)) {
                boolean queen = pieces.role[i] == Role.QUEEN || reach.promoted[i] != 0;
                diagonalChecks |= queen || pieces.role[i] == Role.BISHOP;
                straightChecks |= queen || pieces.role[i] == Role.ROOK;
            }
        }
    }

    /** Whether only the other side's king stops a pawn: once that moves, so can the pawn. */
    private boolean isHeldByEnemyKing(int i) {
        boolean winners = reach.pieces.isWinners[i];
        long king = winners ? reach.losersKing : reach.winnersKing;
        return reach.pieces.role[i] == Role.PAWN
                && (Flood.pawnSteps(winners, 1L << reach.pieces.home[i]) & king) != 0;
    }

    /** Whether the winner's king stands beside one of its sliding pieces: it might uncover it. */
    private boolean isHeldByOwnKing(int i) {
        return reach.pieces.role[i] != Role.PAWN
                && (Flood.attacks(reach.pieces.role[i], reach.squares[i], 0) & reach.winnersKing)
                        != 0;
    }

    /** The squares on which no piece will ever stand. */
    long emptyForGood() {
        return emptyForGood;
    }

    /**
     * The squares that the loser's pieces guard for good from beside them, or by a knight, even
     * without one of them: nothing can come between.
     */
    long losersContactsWithout(int piece) {
        PieceList pieces = reach.pieces;
        long guarded = losersKingContacts;
        for (int i = 0; i < pieces.count - 2; i++) {
            guarded |= i == piece || pieces.isWinners[i] ? 0 : contacts[i];
        }
        return guarded;
    }

    /** The squares of a king with all that it might walk to. */
    long spread(boolean winners, long from, long barred) {
        long guarded = winners ? losersGuard : winnersGuard;
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
     * <p>What the other king may do is asked of its present squares and of what pieces guard from
     * beside them, not of where either king is thought to go, nor of lines on which this king might
     * now stand: the answer would be presuming itself.
     */
    private long stalemating(boolean winners, long set, long ring) {
        long other = winners ? reach.losersKing : reach.winnersKing;
        long closed = winners ? losersSteady | winnersContacts : winnersSteady | losersContacts;
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
