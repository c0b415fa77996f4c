package org.jadoube.app.service;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.table.Effect;

/** For each move of a game the number of the input that brought it. */
final class PlyLedger {
    private static final long BEFORE_ALL = 0;

    private final List<Long> sequences = new ArrayList<>();

    /**
     * @param played the moves made before the first input
     */
    PlyLedger(int played) {
        for (int ply = 0; ply < played; ply++) {
            sequences.add(BEFORE_ALL);
        }
    }

    /** Notes what an input has brought and taken back. */
    void note(long sequence, List<Effect> effects) {
        for (Effect effect : effects) {
            if (effect instanceof Effect.Played) {
                sequences.add(sequence);
            } else if (effect instanceof Effect.Withdrawn withdrawn) {
                sequences.subList(sequences.size() - withdrawn.plies(), sequences.size()).clear();
            }
        }
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
