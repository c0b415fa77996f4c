package org.jadoube.clock;

/**
 * A number of moves and the time to make them in.
 *
 * <p>Time saved in a period is carried over into the next (Laws of Chess, 6.3.1).
 *
 * @param moves how many moves have to be made, 1 to 999; 0 for all that remain
 * @param baseMicros time added when the period begins, 0 to 100 hours
 * @param bonus time that comes with each move of the period
 */
public record Period(int moves, long baseMicros, Bonus bonus) {

    static final int MAX_MOVES = 999;
    static final long MAX_MINUTES = 6_000;

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException when a value is out of range, or base and bonus are both 0
     */
    public Period {
        if (moves < 0 || moves > MAX_MOVES) {
            throw new IllegalArgumentException("a period of " + moves + " moves");
        }
        if (baseMicros < 0 || baseMicros > MAX_MINUTES * 60_000_000) {
            throw new IllegalArgumentException("a period of " + baseMicros + " µs");
        }
        if (baseMicros + bonus.micros() == 0) {
            throw new IllegalArgumentException("a period without any time");
        }
    }
}
