package org.jadoube.laws.winnability;

import java.util.Arrays;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

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
    final Wood wood;

    /** All squares on which the piece might stand. */
    final long[] squares = new long[64];

    /** Of a pawn: the squares it might reach by advances alone. */
    private final long[] advances = new long[64];

    /** Of a pawn: the squares it might reach after a capture, its own file included. */
    private final long[] strays = new long[64];

    /** Of a pawn: the squares on which it might stand promoted. */
    final long[] promoted = new long[64];

    private final boolean[] capturable = new boolean[64];

    /** Pieces that cannot move and turned out to be capturable, the first found first. */
    final long[] suspects = new long[4];

    int suspectCount;

    /** Pieces that can neither move nor be taken. */
    long steady;

    long winnersKing;
    long losersKing;

    private final KingWalk kingWalk = new KingWalk(this);
    private final LastStand lastStand = new LastStand(this, kingWalk);
    private long neverTaken;
    private long onlyTaken;
    private long winnersSteady;
    private long losersSteady;
    private long exempt;
    private long winnersOffered;
    private long losersOffered;

    Reach(Wood wood) {
        this.wood = wood;
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
        for (int i = 0; i < wood.count; i++) {
            long home = 1L << wood.home[i];
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
            for (int i = 0; i < wood.count; i++) {
                long before = squares[i];
                step(i);
                changed |= squares[i] != before;
            }
            changed |= findCapturable();
        }
    }

    boolean isMovable(int i) {
        return squares[i] != 1L << wood.home[i];
    }

    boolean isCapturable(int i) {
        return capturable[i];
    }

    /** Whether the piece is assumed to be taken before it moves. */
    boolean isGoneAtTheEnd(int i) {
        return ((onlyTaken >>> wood.home[i]) & 1) != 0;
    }

    /** The squares that a piece of the winner might attack. */
    long attacks(int i) {
        return attacks(i, ~steady);
    }

    /** The same where other squares let sliding pieces pass. */
    long attacks(int i, long open) {
        if (wood.role[i] != Role.PAWN) {
            return Flood.attacks(wood.role[i], squares[i], open);
        }
        long attacked = pawnAttacks(i);
        return promoted[i] == 0
                ? attacked
                : attacked
                        | Flood.knight(promoted[i])
                        | Flood.attacks(Role.QUEEN, promoted[i], open);
    }

    private long pawnAttacks(int i) {
        return Flood.pawnAttacks(wood.isWinners[i], advances[i] | strays[i]);
    }

    private void survey() {
        winnersSteady = 0;
        losersSteady = 0;
        winnersOffered = 0;
        losersOffered = 0;
        for (int i = 0; i < wood.count; i++) {
            long reached = squares[i];
            boolean isSteady = !capturable[i] && !isMovable(i);
            boolean isOffered = wood.role[i] != Role.KING && 1L << wood.home[i] != wood.lastPiece;
            if (wood.isWinners[i]) {
                winnersSteady |= isSteady ? reached : 0;
                winnersOffered |= isOffered ? reached : 0;
            } else {
                losersSteady |= isSteady ? reached : 0;
                losersOffered |= isOffered ? reached : 0;
            }
        }
        steady = winnersSteady | losersSteady;
        exempt = steady & (neverTaken | wood.lastPiece);
        winnersKing = squares[wood.count - 2];
        losersKing = squares[wood.count - 1];
        kingWalk.survey(winnersSteady, losersSteady);
    }

    private void step(int i) {
        if (isGoneAtTheEnd(i)) {
            return;
        }
        boolean winners = wood.isWinners[i];
        long barred = exempt | (winners ? winnersSteady : losersSteady);
        if (wood.castlingRooks != 0) {
            squares[i] |= castled(i);
        }
        switch (wood.role[i]) {
            case KING -> squares[i] = kingWalk.spread(winners, squares[i], barred);
            case PAWN -> {
                long mates = winners ? 0 : lastStand.mates(i, winnersSteady) & ~Bitboard.RANK_1;
                stepPawn(i, barred, mates, winners ? losersOffered : winnersOffered);
            }
            case KNIGHT, BISHOP, ROOK, QUEEN -> {
                long mates = winners ? 0 : lastStand.mates(i, winnersSteady);
                squares[i] = spread(wood.role[i], squares[i], barred | mates);
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
        boolean winners = wood.isWinners[i];
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
        boolean winners = wood.isWinners[i];
        int from = wood.home[i];
        long otherFiles = ~(Bitboard.FILE_A << (from & 7));
        long limit = Bitboard.ALL;
        for (int k = 0; k < wood.count; k++) {
            boolean ahead = winners ? wood.home[k] > from : wood.home[k] < from;
            if (ahead && !capturable[k] && (squares[k] & otherFiles) == 0) {
                limit &=
                        winners
                                ? Long.highestOneBit(squares[k]) - 1
                                : -Long.lowestOneBit(squares[k]) << 1;
            }
        }
        return limit;
    }

    /** Where the piece might stand after castling. */
    private long castled(int i) {
        boolean winners = wood.isWinners[i];
        int king = winners ? wood.winnersKing : wood.losersKing;
        int rank = king & 56;
        long targets = 0;
        for (long rest = wood.castlingRooks & (Bitboard.RANK_1 << rank);
                rest != 0;
                rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            int kingTarget = rank + (rook > king ? 6 : 2);
            int rookTarget = rank + (rook > king ? 5 : 3);
            long path = way(king, kingTarget) | way(rook, rookTarget);
            boolean possible = (path & steady & ~(1L << king) & ~(1L << rook)) == 0;
            if (possible && wood.home[i] == king) {
                targets |= 1L << kingTarget;
            } else if (possible && wood.home[i] == rook) {
                targets |= 1L << rookTarget;
            }
        }
        return targets;
    }

    private static long way(int from, int to) {
        return Attacks.between(Square.of(from), Square.of(to)) | (1L << to);
    }

    /** Whether a piece has turned out to be capturable that was not thought so. */
    private boolean findCapturable() {
        long winnersTake = 0;
        long losersTake = 0;
        for (int i = 0; i < wood.count; i++) {
            long takes = wood.role[i] == Role.PAWN ? pawnAttacks(i) | promoted[i] : squares[i];
            if (wood.isWinners[i]) {
                winnersTake |= takes;
            } else {
                losersTake |= takes;
            }
        }
        boolean changed = false;
        for (int i = 0; i < wood.count - 2; i++) {
            long home = 1L << wood.home[i];
            boolean hit = (squares[i] & (wood.isWinners[i] ? losersTake : winnersTake)) != 0;
            if (hit && !capturable[i] && home != wood.lastPiece) {
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

    /** The pieces found suspect, at most four. */
    long[] suspects() {
        return Arrays.copyOf(suspects, suspectCount);
    }
}
