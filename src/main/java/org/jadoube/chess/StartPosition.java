package org.jadoube.chess;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The positions from which games of Chess960 begin, by their usual numbers (Laws, Guidelines II).
 *
 * <p>The numbering is Reinhard Scharnagl's: bishops first, then queen, knights, and the king
 * between the rooks. Number {@value #STANDARD} is the start position of chess.
 */
public final class StartPosition {
    /** How many there are; they are numbered from 0. */
    public static final int COUNT = 960;

    /** The number of the one from which games of chess begin. */
    public static final int STANDARD = 518;

    /** Where two knights stand among the five files that are left for them. */
    private static final int[][] KNIGHTS = {
        {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
    };

    private StartPosition() {}

    /**
     * The position of a number.
     *
     * @param number 0 to 959
     * @throws IllegalArgumentException if it is none of these
     */
    public static Position of(int number) {
        if (number < 0 || number >= COUNT) {
            throw new IllegalArgumentException("there is no start position " + number);
        }
        Map<Square, Piece> board = new EnumMap<>(Square.class);
        long rooks = 0;
        List<Role> back = back(number);
        for (int file = 0; file < back.size(); file++) {
            board.put(Square.of(file, 0), Piece.of(Color.WHITE, back.get(file)));
            board.put(Square.of(file, 1), Piece.WHITE_PAWN);
            board.put(Square.of(file, 6), Piece.BLACK_PAWN);
            board.put(Square.of(file, 7), Piece.of(Color.BLACK, back.get(file)));
            if (back.get(file) == Role.ROOK) {
                rooks |= Square.of(file, 0).bit() | Square.of(file, 7).bit();
            }
        }
        return Position.of(new Setup(board, Color.WHITE, rooks, null, 0, 1));
    }

    private static List<Role> back(int number) {
        Map<Integer, Role> files = new TreeMap<>();
        files.put(2 * (number % 4) + 1, Role.BISHOP);
        files.put(2 * (number / 4 % 4), Role.BISHOP);
        files.put(free(files).get(number / 16 % 6), Role.QUEEN);
        List<Integer> left = free(files);
        for (int knight : KNIGHTS[number / 96]) {
            files.put(left.get(knight), Role.KNIGHT);
        }
        List<Integer> last = free(files);
        files.put(last.get(0), Role.ROOK);
        files.put(last.get(1), Role.KING);
        files.put(last.get(2), Role.ROOK);
        return List.copyOf(files.values());
    }

    private static List<Integer> free(Map<Integer, Role> files) {
        List<Integer> free = new ArrayList<>();
        for (int file = 0; file < 8; file++) {
            if (!files.containsKey(file)) {
                free.add(file);
            }
        }
        return free;
    }
}
