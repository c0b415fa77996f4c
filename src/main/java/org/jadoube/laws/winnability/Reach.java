package org.jadoube.laws.winnability;

import java.util.Arrays;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Role;

/**
 * For every piece the squares on which it might ever stand, when all are given more freedom than
 * they have.
 *
 * <p>The sets grow until no move leads out of them. What is found then is an invariant of every
 * line of play that still hopes for a mate: each piece stands on a square of its set, has been
 * taken, or the line is over. So each rule need hold only in the final state. Sets only grow, and
 * what is thought steady or beyond capture only shrinks.
 */
final class Reach {
    final PieceList pieces;

    /** All squares on which the piece might stand. */
    final long[] squares = new long[64];

    /** Of a pawn: the squares it might reach by advances alone. */
    private final long[] advances = new long[64];

    /** Of a pawn: the squares it might reach after a capture, its own file included. */
    private final long[] strays = new long[64];

    /** Of a pawn: the squares on which it might stand promoted. */
    final long[] promoted = new long[64];

    private final boolean[] capturable = new boolean[64];

    private final long[] suspects = new long[4];
    private int suspectCount;

    /** Pieces that can neither move nor be taken. */
    long steady;

    long winnersKing;
    long losersKing;

    private final KingWalk kingWalk = new KingWalk(this);
    private final LastStand lastStand = new LastStand(this, kingWalk);
    private final CastlingReach castling = new CastlingReach(this);
    private long neverTaken;
    private long onlyTaken;
    private long winnersSteady;
    private long losersSteady;
    private long exempt;
    private long winnersOffered;
    private long losersOffered;

    Reach(PieceList pieces) {
        this.pieces = pieces;
    }

    /**
     * Grows the sets.
     *
     * @param neverTaken pieces assumed not to be taken before they move
     * @param onlyTaken pieces assumed to be taken before they move
     */
    void grow(long neverTaken, long onlyTaken) {
        this.neverTaken = neverTaken;
        this.onlyTaken = onlyTaken;
        suspectCount = 0;
        for (int i = 0; i < pieces.count; i++) {
            long home = 1L << pieces.home[i];
            squares[i] = home;
            advances[i] = home;
            strays[i] = 0;
            promoted[i] = 0;
            capturable[i] = (onlyTaken & home) != 0;
        }
        boolean changed = true;
        while (changed) {
            survey();
            changed = false;
            for (int i = 0; i < pieces.count; i++) {
                long before = squares[i];
                step(i);
                changed |= squares[i] != before;
            }
            changed |= findCapturable();
        }
    }

    boolean isMovable(int i) {
        return squares[i] != 1L << pieces.home[i];
    }

    boolean isCapturable(int i) {
        return capturable[i];
    }

    /** Whether the piece is assumed to be taken before it moves. */
    boolean isGoneAtTheEnd(int i) {
        return ((onlyTaken >>> pieces.home[i]) & 1) != 0;
    }

    /** The squares that a piece of the winner might attack. */
    long attacks(int i) {
        return attacks(i, ~steady);
    }

    /** The same where other squares let sliding pieces pass. */
    long attacks(int i, long open) {
        if (pieces.role[i] != Role.PAWN) {
            return Flood.attacks(pieces.role[i], squares[i], open);
        }
        long attacked = pawnAttacks(i);
        return promoted[i] == 0
                ? attacked
                : attacked
                        | Flood.knight(promoted[i])
                        | Flood.attacks(Role.QUEEN, promoted[i], open);
    }

    private long pawnAttacks(int i) {
        return Flood.pawnAttacks(pieces.isWinners[i], advances[i] | strays[i]);
    }

    private void survey() {
        winnersSteady = 0;
        losersSteady = 0;
        winnersOffered = 0;
        losersOffered = 0;
        for (int i = 0; i < pieces.count; i++) {
            long reached = squares[i];
            boolean isSteady = !capturable[i] && !isMovable(i);
            boolean isOffered =
                    pieces.role[i] != Role.KING && 1L << pieces.home[i] != pieces.lastPiece;
            if (pieces.isWinners[i]) {
                winnersSteady |= isSteady ? reached : 0;
                winnersOffered |= isOffered ? reached : 0;
            } else {
                losersSteady |= isSteady ? reached : 0;
                losersOffered |= isOffered ? reached : 0;
            }
        }
        steady = winnersSteady | losersSteady;
        exempt = steady & (neverTaken | pieces.lastPiece);
        winnersKing = squares[pieces.count - 2];
        losersKing = squares[pieces.count - 1];
        kingWalk.survey(winnersSteady, losersSteady);
    }

    private void step(int i) {
        if (isGoneAtTheEnd(i)) {
            return;
        }
        boolean winners = pieces.isWinners[i];
        long barred = exempt | (winners ? winnersSteady : losersSteady);
        if (pieces.castlingRooks != 0) {
            squares[i] |= castling.targets(i);
        }
        switch (pieces.role[i]) {
            case KING -> squares[i] = kingWalk.spread(winners, squares[i], barred);
            case PAWN -> {
                long mates = winners ? 0 : lastStand.mates(i, winnersSteady) & ~Bitboard.RANK_1;
                stepPawn(i, barred, mates, winners ? losersOffered : winnersOffered);
            }
            case KNIGHT, BISHOP, ROOK, QUEEN -> {
                long mates = winners ? 0 : lastStand.mates(i, winnersSteady);
                squares[i] = spread(pieces.role[i], squares[i], barred | mates);
            }
        }
    }

    private long spread(Role role, long from, long barred) {
        long set = from;
        while (true) {
            long next = set | (Flood.attacks(role, set, ~steady) & ~barred);
            if (next == set) {
                return set;
            }
            set = next;
        }
    }

    private void stepPawn(int i, long barred, long mates, long offered) {
        boolean winners = pieces.isWinners[i];
        long free = ~steady & ~mates;
        long run = advances[i];
        long limit = limitOfAdvance(i);
        for (long next = run; ; run = next) {
            next |= Flood.pawnSteps(winners, run) & free & limit;
            if (next == run) {
                break;
            }
        }
        advances[i] = run;
        long strayed = strays[i];
        for (long next = strayed; ; strayed = next) {
            next |= Flood.pawnAttacks(winners, run | strayed) & offered & ~barred & ~mates;
            next |= Flood.pawnSteps(winners, strayed) & free;
            if (next == strayed) {
                break;
            }
        }
        strays[i] = strayed;
        squares[i] |= run | strayed;
        long arrived = (run | strayed) & (winners ? Bitboard.RANK_8 : Bitboard.RANK_1);
        if ((promoted[i] | arrived) != 0) {
            promoted[i] = spreadPromoted(promoted[i] | arrived, barred);
            squares[i] |= promoted[i];
        }
    }

    private long spreadPromoted(long from, long barred) {
        long set = from;
        while (true) {
            long next = spread(Role.QUEEN, set, barred) | (Flood.knight(set) & ~barred);
            if (next == set) {
                return set;
            }
            set = next;
        }
    }

    /** The squares not ruled out by a piece ahead that can neither be taken nor leave the file. */
    private long limitOfAdvance(int i) {
        boolean winners = pieces.isWinners[i];
        int from = pieces.home[i];
        long otherFiles = ~(Bitboard.FILE_A << (from & 7));
        long limit = Bitboard.ALL;
        for (int k = 0; k < pieces.count; k++) {
            boolean ahead = winners ? pieces.home[k] > from : pieces.home[k] < from;
            if (ahead && !capturable[k] && (squares[k] & otherFiles) == 0) {
                limit &=
                        winners
                                ? Long.highestOneBit(squares[k]) - 1
                                : -Long.lowestOneBit(squares[k]) << 1;
            }
        }
        return limit;
    }

    /** Whether a piece has turned out to be capturable that was not thought so. */
    private boolean findCapturable() {
        long winnersTake = 0;
        long losersTake = 0;
        for (int i = 0; i < pieces.count; i++) {
            long takes = pieces.role[i] == Role.PAWN ? pawnAttacks(i) | promoted[i] : squares[i];
            if (pieces.isWinners[i]) {
                winnersTake |= takes;
            } else {
                losersTake |= takes;
            }
        }
        boolean changed = false;
        for (int i = 0; i < pieces.count - 2; i++) {
            long home = 1L << pieces.home[i];
            boolean hit = (squares[i] & (pieces.isWinners[i] ? losersTake : winnersTake)) != 0;
            if (hit && !capturable[i] && home != pieces.lastPiece) {
                if (!isMovable(i)) {
                    suspect(home);
                    if ((neverTaken & home) != 0) {
                        continue;
                    }
                }
                capturable[i] = true;
                changed = true;
            }
        }
        return changed;
    }

    private void suspect(long piece) {
        if (suspectCount < suspects.length && (neverTaken & piece) == 0) {
            suspects[suspectCount++] = piece;
        }
    }

    /** Pieces that cannot move and turned out to be capturable: the first four, in order. */
    long[] suspects() {
        return Arrays.copyOf(suspects, suspectCount);
    }
}
