package org.jadoube.chess;

/** Where king and rook go when they castle, whatever files they come from. */
final class Castling {
    private static final int C_FILE = 2;
    private static final int D_FILE = 3;
    private static final int F_FILE = 5;
    private static final int G_FILE = 6;
    private static final int RANK = 0b111_000;

    private Castling() {}

    /** The square on which the king lands. */
    static int kingTarget(int king, int rook) {
        return (king & RANK) | (rook > king ? G_FILE : C_FILE);
    }

    /** The square on which the rook lands. */
    static int rookTarget(int king, int rook) {
        return (king & RANK) | (rook > king ? F_FILE : D_FILE);
    }

    /** The squares that must be empty but for the two themselves. */
    static long path(int king, int rook) {
        long both = (1L << king) | (1L << rook);
        return (way(king, kingTarget(king, rook)) | way(rook, rookTarget(king, rook))) & ~both;
    }

    /** The squares that must not be attacked: those that the king crosses, and its target. */
    static long kingWay(int king, int rook) {
        return way(king, kingTarget(king, rook));
    }

    private static long way(int from, int to) {
        return Attacks.between(from, to) | (1L << to);
    }
}
