package org.jadoube.simulation;

/**
 * What became of a game in chaos.
 *
 * @param end how it ended
 * @param plies of the record
 * @param inputs taken in
 * @param powerCuts survived
 */
public record GameFate(End end, int plies, int inputs, int powerCuts) {

    /** How a game in chaos can end, from the best to the worst. */
    public enum End {
        /** The record is what was played, and the board had asked for nothing. */
        EXACT,
        /** The same, after a piece was put right, a question answered, or moves played again. */
        FLAGGED,
        /** The record is not what was played, and the board said so in the end. */
        OPEN,
        /** Others have ended it by a word; or the clock, or penalties for their presses. */
        ENDED_BY_OTHERS,
        /** The players found no way to go on, and the board said what was wrong. */
        GIVEN_UP,
        /** Another game stands in the record, and nobody was told. */
        WRONG
    }
}
