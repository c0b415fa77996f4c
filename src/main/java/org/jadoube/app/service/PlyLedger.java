package org.jadoube.app.service;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;

/** For each move of a game the number of the input that brought it. */
final class PlyLedger {
    private static final long BEFORE_ALL = 0;

    private final List<Long> sequences = new ArrayList<>();
    private List<Move> moves;

    /**
     * @param played the moves made before the first input
     */
    PlyLedger(List<Move> played) {
        moves = played;
        played.forEach(move -> sequences.add(BEFORE_ALL));
    }

    /**
     * Notes what a game has become.
     *
     * @param sequence the number of the input that made it so
     */
    void note(long sequence, List<Move> after) {
        int same = 0;
        while (same < Math.min(moves.size(), after.size())
                && moves.get(same).equals(after.get(same))) {
            same++;
        }
        sequences.subList(same, sequences.size()).clear();
        while (sequences.size() < after.size()) {
            sequences.add(sequence);
        }
        moves = after;
    }

    /** How many moves, from the first, were brought by no later input than this. */
    int upTo(long sequence) {
        int plies = sequences.size();
        while (plies > 0 && sequences.get(plies - 1) > sequence) {
            plies--;
        }
        return plies;
    }
}
