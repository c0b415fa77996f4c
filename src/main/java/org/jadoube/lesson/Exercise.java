package org.jadoube.lesson;

import java.util.List;
import org.jadoube.laws.Game;

/**
 * A task on the board.
 *
 * @param id the name that progress is kept under, such as {@code rook-1}; unique in a course
 * @param game the position to set up, with the moves that led to it where they matter
 * @param moves how many moves the learner has, from 1
 * @param task what to do, in a sentence
 * @param rule what the exercise teaches; said after a wrong try
 * @param solution the tries by which its author solves it
 */
public record Exercise(
        String id, Game game, Goal goal, int moves, Texts task, Texts rule, List<Try> solution) {
    public Exercise {
        solution = List.copyOf(solution);
    }
}
