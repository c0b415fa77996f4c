package org.jadoube.chess;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counts the sequences of legal moves from a position, the usual test of a move generator.
 *
 * <p>Only the rules of movement count: draws, claimable or automatic, end nothing. The last ply is
 * counted without being played.
 */
public final class Perft {
    private final MoveGenerator generator = new MoveGenerator();
    private final int[][] moves;

    private Perft(int depth) {
        moves = new int[depth + 1][MoveGenerator.MOST_MOVES];
    }

    /**
     * The number of sequences of legal moves.
     *
     * @param depth the length of the sequences in plies; 1 for 0
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long count(Position position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth " + depth + " is negative");
        }
        return depth == 0 ? 1 : new Perft(depth).countBelow(position, depth);
    }

    /**
     * For each legal move, the number of sequences that begin with it.
     *
     * @param depth the length of the sequences in plies, the first move included; at least 1
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static Map<Move, Long> divide(Position position, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("depth " + depth + " leaves nothing to divide");
        }
        Map<Move, Long> counts = new LinkedHashMap<>();
        for (Move move : position.legalMoves()) {
            counts.put(move, count(position.playUnchecked(move), depth - 1));
        }
        return counts;
    }

    private long countBelow(Position position, int depth) {
        if (depth == 1) {
            return generator.count(position);
        }
        int[] list = moves[depth];
        int size = generator.list(position, list);
        long count = 0;
        for (int i = 0; i < size; i++) {
            count += countBelow(position.playUnchecked(list[i]), depth - 1);
        }
        return count;
    }
}
