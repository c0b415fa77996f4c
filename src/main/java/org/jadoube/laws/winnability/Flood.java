package org.jadoube.laws.winnability;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Role;

/**
 * Where pieces attack that stand on any of a set of squares, all at once.
 *
 * <p>The winner's pawns go up the board, the loser's down.
 */
final class Flood {
    private static final long NOT_A = ~Bitboard.FILE_A;
    private static final long NOT_H = ~Bitboard.FILE_H;
    private static final long NOT_AB = NOT_A & ~(Bitboard.FILE_A << 1);
    private static final long NOT_GH = NOT_H & ~(Bitboard.FILE_H >>> 1);

    private Flood() {}

    /**
     * The squares that a piece, no pawn, attacks from any of the squares.
     *
     * @param open the squares that let a sliding piece pass
     */
    static long attacks(Role role, long from, long open) {
        return switch (role) {
            case PAWN -> throw new IllegalArgumentException("a pawn attacks in one direction");
            case KNIGHT -> knight(from);
            case BISHOP -> bishop(from, open);
            case ROOK -> rook(from, open);
            case QUEEN -> bishop(from, open) | rook(from, open);
            case KING -> king(from);
        };
    }

    static long king(long from) {
        long beside = ((from & NOT_H) << 1) | ((from & NOT_A) >>> 1);
        long row = from | beside;
        return beside | (row << 8) | (row >>> 8);
    }

    static long knight(long from) {
        long one = ((from & NOT_H) << 1) | ((from & NOT_A) >>> 1);
        long two = ((from & NOT_GH) << 2) | ((from & NOT_AB) >>> 2);
        return (one << 16) | (one >>> 16) | (two << 8) | (two >>> 8);
    }

    static long pawnAttacks(boolean winner, long from) {
        long step = pawnSteps(winner, from);
        return ((step & NOT_H) << 1) | ((step & NOT_A) >>> 1);
    }

    static long pawnSteps(boolean winner, long from) {
        return winner ? from << 8 : from >>> 8;
    }

    static long bishop(long from, long open) {
        return up(from, open & NOT_A, 9, NOT_A)
                | up(from, open & NOT_H, 7, NOT_H)
                | down(from, open & NOT_H, 9, NOT_H)
                | down(from, open & NOT_A, 7, NOT_A);
    }

    static long rook(long from, long open) {
        return up(from, open, 8, Bitboard.ALL)
                | down(from, open, 8, Bitboard.ALL)
                | up(from, open & NOT_A, 1, NOT_A)
                | down(from, open & NOT_H, 1, NOT_H);
    }

    // Three doublings of the distance reach across the board (Kogge and Stone). No file can be
    // left by a step that enters the masked-out file on the other side.
    private static long up(long from, long open, int step, long enterable) {
        long reached = from;
        long way = open;
        reached |= way & (reached << step);
        way &= way << step;
        reached |= way & (reached << (2 * step));
        way &= way << (2 * step);
        reached |= way & (reached << (4 * step));
        return (reached << step) & enterable;
    }

    private static long down(long from, long open, int step, long enterable) {
        long reached = from;
        long way = open;
        reached |= way & (reached >>> step);
        way &= way >>> step;
        reached |= way & (reached >>> (2 * step));
        way &= way >>> (2 * step);
        reached |= way & (reached >>> (4 * step));
        return (reached >>> step) & enterable;
    }
}
