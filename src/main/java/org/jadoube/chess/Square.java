package org.jadoube.chess;

import java.util.Locale;
import java.util.Optional;

/** A square of the board; its ordinal is its index: a1 = 0, b1 = 1, … h8 = 63. */
public enum Square {
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    G1,
    H1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
    G2,
    H2,
    A3,
    B3,
    C3,
    D3,
    E3,
    F3,
    G3,
    H3,
    A4,
    B4,
    C4,
    D4,
    E4,
    F4,
    G4,
    H4,
    A5,
    B5,
    C5,
    D5,
    E5,
    F5,
    G5,
    H5,
    A6,
    B6,
    C6,
    D6,
    E6,
    F6,
    G6,
    H6,
    A7,
    B7,
    C7,
    D7,
    E7,
    F7,
    G7,
    H7,
    A8,
    B8,
    C8,
    D8,
    E8,
    F8,
    G8,
    H8;

    private static final Square[] ALL = values();

    private final String label = name().toLowerCase(Locale.ROOT);

    /**
     * The square of an index.
     *
     * @param index 0 (a1) to 63 (h8)
     */
    public static Square of(int index) {
        return ALL[index];
    }

    /**
     * The square of a file and a rank.
     *
     * @param file 0 (the a-file) to 7 (the h-file)
     * @param rank 0 (the first rank) to 7 (the eighth)
     */
    public static Square of(int file, int rank) {
        if (file < 0 || file > 7 || rank < 0 || rank > 7) {
            throw new IllegalArgumentException("no square at file " + file + ", rank " + rank);
        }
        return ALL[rank * 8 + file];
    }

    /** The square named by text such as {@code e4}; empty when the text names none. */
    public static Optional<Square> parse(CharSequence text) {
        if (text.length() != 2) {
            return Optional.empty();
        }
        int file = text.charAt(0) - 'a';
        int rank = text.charAt(1) - '1';
        return file >= 0 && file < 8 && rank >= 0 && rank < 8
                ? Optional.of(of(file, rank))
                : Optional.empty();
    }

    /** The index: a1 = 0 … h8 = 63. */
    public int index() {
        return ordinal();
    }

    /** The file: a = 0 … h = 7. */
    public int file() {
        return ordinal() & 7;
    }

    /** The rank: 0 for the first … 7 for the eighth. */
    public int rank() {
        return ordinal() >>> 3;
    }

    /** The bitboard with this square alone. */
    public long bit() {
        return 1L << ordinal();
    }

    /** Whether the square is a light one, as h1 is. */
    public boolean isLight() {
        return ((file() + rank()) & 1) != 0;
    }

    /** The name in algebraic notation, such as {@code e4}. */
    @Override
    public String toString() {
        return label;
    }
}
