package org.jadoube.simulation;

/** What the board made of a ply, from the best to the worst. */
public enum Verdict {
    /** Written as it was played, and nobody had to do a thing. */
    EXACT,
    /** The same after a piece that stood off its contact was put right. */
    PUT_RIGHT,
    /** The board asked which move it was. */
    ASKED,
    /** The board had it wrong or did not follow; the players saw it and played the move again. */
    CORRECTED,
    /** Another move stood in the record, marked as inferred. */
    MARKED,
    /** Another move stood in the record, and nobody was told. */
    WRONG
}
