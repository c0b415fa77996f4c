package org.jadoube.diagnosis;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Square;

/**
 * All that was seen while a builder went through a board.
 *
 * @param idle the closed contacts of the empty board, as a bitboard
 * @param trials of single pieces, no more than one a square
 * @param lifts of single pieces between others that stand on whole ranks: whether the square then
 *     read as empty
 */
public record Observations(long idle, List<Trial> trials, Map<Square, Boolean> lifts) {
    public Observations {
        trials = List.copyOf(trials);
        Map<Square, Boolean> copy = new EnumMap<>(Square.class);
        copy.putAll(lifts);
        lifts = Collections.unmodifiableMap(copy);
    }
}
