package org.jadoube.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** Sets of squares, held in the bits of a {@code long}: bit 0 is a1, bit 7 is h1, bit 63 is h8. */
public final class Bitboard {
    public static final long EMPTY = 0;
    public static final long ALL = -1L;
    public static final long FILE_A = 0x0101010101010101L;
    public static final long FILE_H = FILE_A << 7;
    public static final long RANK_1 = 0xFFL;
    public static final long RANK_8 = RANK_1 << 56;
    public static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

    private Bitboard() {}

    /** The set of the given squares. */
    public static long of(Square... squares) {
        long set = 0;
        for (Square square : squares) {
            set |= square.bit();
        }
        return set;
    }

    /** Whether the square is in the set. */
    public static boolean contains(long set, Square square) {
        return (set & square.bit()) != 0;
    }

    /** The lowest square of a set that is not empty. */
    public static Square first(long set) {
        return Square.of(Long.numberOfTrailingZeros(set));
    }

    /** The squares of the set, from a1 to h8. */
    public static List<Square> squares(long set) {
        List<Square> squares = new ArrayList<>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) {
            squares.add(first(rest));
        }
        return squares;
    }

    /** The set seen from the other side of the board: every square turned by 180 degrees. */
    public static long rotated(long set) {
        return Long.reverse(set);
    }

    /** The names of the squares, such as {@code e2 e4}; {@code -} for none. */
    public static String toString(long set) {
        if (set == 0) {
            return "-";
        }
        StringJoiner names = new StringJoiner(" ");
        squares(set).forEach(square -> names.add(square.toString()));
        return names.toString();
    }
}
