package org.jadoube.diagnosis;

import org.jadoube.chess.Square;

/** What a builder is asked to do next. */
public sealed interface Step {

    /** Take everything off the board, and say so. */
    record Empty() implements Step {}

    /** Put one piece on a square, and take it away again; or say that nothing happens. */
    record Touch(Square square) implements Step {}

    /** Put pieces on all squares of four ranks, from one on, and say so. */
    record Crowd(int firstRank) implements Step {}

    /** Lift the piece of a square between the others, and say so; then put it back. */
    record Lift(Square square) implements Step {}

    /** Watch the lights, and say whether each square was lit in turn. */
    record Lights() implements Step {}

    /** Press every button there is, and say so. */
    record Buttons() implements Step {}

    /** Nothing more: the end. */
    record Done() implements Step {}
}
