package org.jadoube.clock;

import java.util.List;

/** The time allotted to one player. */
public sealed interface Allotment {

    /** All the time in the world. */
    record None() implements Allotment {}

    /**
     * What one player uses, the other gains.
     *
     * @param baseMicros what the player begins with, more than 0, at most 100 hours
     */
    record Hourglass(long baseMicros) implements Allotment {
        public Hourglass {
            if (baseMicros <= 0 || baseMicros > Period.MAX_MINUTES * 60_000_000) {
                throw new IllegalArgumentException("an hourglass of " + baseMicros + " µs");
            }
        }
    }

    /**
     * One period after the other; the last one begins again and again when it has a number of
     * moves.
     *
     * @param periods at least one; only the last may be for all moves that remain
     */
    record Periods(List<Period> periods) implements Allotment {
        public Periods {
            periods = List.copyOf(periods);
            if (periods.isEmpty()) {
                throw new IllegalArgumentException("no period");
            }
            if (periods.subList(0, periods.size() - 1).stream().anyMatch(p -> p.moves() == 0)) {
                throw new IllegalArgumentException("a period after one without a number of moves");
            }
        }

        /**
         * The period that a move belongs to.
         *
         * @param move the player's move number, from 1
         */
        Period at(int move) {
            int end = 0;
            for (Period period : periods) {
                end += period.moves();
                if (period.moves() == 0 || move <= end) {
                    return period;
                }
            }
            return periods.getLast();
        }

        /**
         * Whether a period begins with a move.
         *
         * @param move the player's move number, from 1
         */
        boolean beginsAt(int move) {
            int begin = 1;
            for (Period period : periods) {
                if (move == begin) {
                    return true;
                }
                if (period.moves() == 0 || move < begin + period.moves()) {
                    return false;
                }
                begin += period.moves();
            }
            return (move - begin) % periods.getLast().moves() == 0;
        }
    }
}
