package org.jadoube.notation;

import java.util.List;

/**
 * Moves that follow one another: the game itself, or a variation.
 *
 * @param preface comments before the first move
 */
public record PgnLine(List<PgnRemark.Comment> preface, List<PgnMove> moves) {
    public PgnLine {
        preface = List.copyOf(preface);
        moves = List.copyOf(moves);
    }
}
