package org.jadoube.chess;

/**
 * The squares that a piece attacks, looked up in small tables.
 *
 * <p>Attacked are the squares on which the piece could take an enemy, those of its own side's
 * pieces included (it guards them). For the pieces that slide, {@code occupied} says where they are
 * stopped; the stopping square is attacked too.
 *
 * <p>Sliding uses the obstruction difference: on one line, subtracting the nearest blocker below
 * from twice the nearest blocker above leaves the squares from one to the other. It needs 4 KB of
 * masks and no instruction that is slow on a Raspberry Pi.
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

    /** The masks of a square's four lines, each as its part below the square and that above. */
    private static final int MASKS = 8;

    private static final int FILE = 0;
    private static final int RANK = 2;
    private static final int DIAGONAL = 4;
    private static final int ANTIDIAGONAL = 6;
    private static final long[] LINES = lines();

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
        return along(from, DIAGONAL, occupied) | along(from, ANTIDIAGONAL, occupied);
    }

    static long rook(int from, long occupied) {
        return along(from, FILE, occupied) | along(from, RANK, occupied);
    }

    static long king(int from) {
        return KING[from];
    }

    static long between(int a, int b) {
        return BETWEEN[(a << 6) | b];
    }

    private static long along(int from, int line, long occupied) {
        long below = LINES[from * MASKS + line];
        long above = LINES[from * MASKS + line + 1];
        // Without a blocker below, a1 stands in: everything below lies above it.
        long nearestBelow = Long.MIN_VALUE >>> Long.numberOfLeadingZeros((below & occupied) | 1L);
        long nearestAbove = Long.lowestOneBit(above & occupied);
        return (below | above) & ((nearestAbove << 1) - nearestBelow);
    }

    private static long[] leaps(int[][] steps) {
        long[] table = new long[64];
        for (int from = 0; from < 64; from++) {
            for (int[] step : steps) {
                table[from] |= ray(from, step[0], step[1], 1);
            }
        }
        return table;
    }

    private static long[] lines() {
        int[][] upwards = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        long[] table = new long[64 * MASKS];
        for (int from = 0; from < 64; from++) {
            for (int line = 0; line < upwards.length; line++) {
                int[] step = upwards[line];
                table[from * MASKS + 2 * line] = ray(from, -step[0], -step[1], 7);
                table[from * MASKS + 2 * line + 1] = ray(from, step[0], step[1], 7);
            }
        }
        return table;
    }

    private static long[] betweens() {
        long[] table = new long[64 * 64];
        for (int from = 0; from < 64; from++) {
            for (int[] step : KING_STEPS) {
                for (int length = 2; length <= 7; length++) {
                    long reached = ray(from, step[0], step[1], length);
                    long inside = ray(from, step[0], step[1], length - 1);
                    if (reached != inside) {
                        table[(from << 6) | Long.numberOfTrailingZeros(reached & ~inside)] = inside;
                    }
                }
            }
        }
        return table;
    }

    /** The squares met on the way from a square, without it, as far as the board reaches. */
    private static long ray(int from, int fileStep, int rankStep, int length) {
        long squares = 0;
        int file = (from & 7) + fileStep;
        int rank = (from >>> 3) + rankStep;
        for (int i = 0; i < length && file >= 0 && file < 8 && rank >= 0 && rank < 8; i++) {
            squares |= Square.of(file, rank).bit();
            file += fileStep;
            rank += rankStep;
        }
        return squares;
    }
}
