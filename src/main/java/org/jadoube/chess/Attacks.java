package org.jadoube.chess;

/**
 * The squares that a piece attacks, looked up in tables.
 *
 * <p>Attacked are the squares on which the piece could take an enemy, those of its own side's
 * pieces included (it guards them). For the pieces that slide, {@code occupied} says where they are
 * stopped; the stopping square is attacked too.
 */
public final class Attacks {
    private static final int[][] KNIGHT_STEPS = {
        {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };
    private static final int[][] KING_STEPS = {
        {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}
    };

    private static final long[] KNIGHT = leaps(KNIGHT_STEPS);
    private static final long[] KING = leaps(KING_STEPS);
    private static final long[] WHITE_PAWN = leaps(new int[][] {{-1, 1}, {1, 1}});
    private static final long[] BLACK_PAWN = leaps(new int[][] {{-1, -1}, {1, -1}});

    private static final long[] BETWEEN = betweens();

    private Attacks() {}

    /** The squares that a pawn of one side attacks; where it could walk is another question. */
    public static long pawn(Color color, Square from) {
        return pawn(color, from.index());
    }

    /** The squares that a knight attacks. */
    public static long knight(Square from) {
        return knight(from.index());
    }

    /** The squares that a bishop attacks. */
    public static long bishop(Square from, long occupied) {
        return bishop(from.index(), occupied);
    }

    /** The squares that a rook attacks. */
    public static long rook(Square from, long occupied) {
        return rook(from.index(), occupied);
    }

    /** The squares that a queen attacks. */
    public static long queen(Square from, long occupied) {
        return bishop(from, occupied) | rook(from, occupied);
    }

    /** The squares that a king attacks; castling takes nothing and is not among them. */
    public static long king(Square from) {
        return king(from.index());
    }

    /** The squares that a piece attacks. */
    public static long of(Piece piece, Square from, long occupied) {
        return switch (piece.role()) {
            case PAWN -> pawn(piece.color(), from);
            case KNIGHT -> knight(from);
            case BISHOP -> bishop(from, occupied);
            case ROOK -> rook(from, occupied);
            case QUEEN -> queen(from, occupied);
            case KING -> king(from);
        };
    }

    /**
     * The squares strictly between two squares of one rank, file or diagonal; empty when they share
     * none.
     */
    public static long between(Square a, Square b) {
        return between(a.index(), b.index());
    }

    static long pawn(Color color, int from) {
        return (color == Color.WHITE ? WHITE_PAWN : BLACK_PAWN)[from];
    }

    static long knight(int from) {
        return KNIGHT[from];
    }

    static long bishop(int from, long occupied) {
        return Sliders.bishop(from, occupied);
    }

    static long rook(int from, long occupied) {
        return Sliders.rook(from, occupied);
    }

    static long king(int from) {
        return KING[from];
    }

    static long between(int a, int b) {
        return BETWEEN[(a << 6) | b];
    }

    private static long[] leaps(int[][] steps) {
        long[] table = new long[64];
        for (int from = 0; from < 64; from++) {
            for (int[] step : steps) {
                int file = (from & 7) + step[0];
                int rank = (from >>> 3) + step[1];
                if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                    table[from] |= Square.of(file, rank).bit();
                }
            }
        }
        return table;
    }

    private static long[] betweens() {
        long[] table = new long[64 * 64];
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                long ends = (1L << a) | (1L << b);
                if (((rook(a, 0) >>> b) & 1) != 0) {
                    table[(a << 6) | b] = rook(a, ends) & rook(b, ends);
                } else if (((bishop(a, 0) >>> b) & 1) != 0) {
                    table[(a << 6) | b] = bishop(a, ends) & bishop(b, ends);
                }
            }
        }
        return table;
    }
}
