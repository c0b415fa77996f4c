package org.jadoube.clock;

/**
 * One side's time at the beginning of its turn, or of its wait.
 *
 * <p>Both delays keep the same books and differ only in what they show, so that a flag falls at the
 * same moment under either.
 *
 * @param mainMicros the time left, an increment for the move to come included, a delay left out
 * @param moves the moves completed
 */
record Ledger(Allotment allotment, long mainMicros, int moves) {

    static Ledger open(Allotment allotment) {
        return switch (allotment) {
            case Allotment.None none -> new Ledger(none, 0, 0);
            case Allotment.Hourglass glass -> new Ledger(glass, glass.baseMicros(), 0);
            case Allotment.Periods periods -> {
                Period first = periods.at(1);
                long main = first.baseMicros() + first.bonus().incrementMicros();
                yield new Ledger(periods, main, 0);
            }
        };
    }

    /** The bonus of the move that the side has to make. */
    private Bonus bonus() {
        return allotment instanceof Allotment.Periods periods
                ? periods.at(moves + 1).bonus()
                : Bonus.NONE;
    }

    /** How long the side may think in this turn before its flag falls. */
    long allowedMicros() {
        return isTimed() ? mainMicros + bonus().delayMicros() : ChessClock.UNLIMITED;
    }

    /** What the clock shows of this turn, at most all of it used. */
    long shownMicros(long usedMicros) {
        if (!isTimed()) {
            return ChessClock.UNLIMITED;
        }
        long left = allowedMicros() - usedMicros;
        return bonus().kind() == Bonus.Kind.DELAY ? Math.min(mainMicros, left) : left;
    }

    boolean isTimed() {
        return !(allotment instanceof Allotment.None);
    }

    /** Whether a turn that has used so much leaves main time, and time before the flag. */
    boolean isSolvent(long usedMicros) {
        return !isTimed() || (mainAfterMicros(usedMicros) >= 0 && usedMicros < allowedMicros());
    }

    private long mainAfterMicros(long usedMicros) {
        return mainMicros - Math.max(0, usedMicros - bonus().delayMicros());
    }

    Ledger complete(long usedMicros) {
        return switch (allotment) {
            case Allotment.None none -> new Ledger(none, 0, moves + 1);
            case Allotment.Hourglass glass -> new Ledger(glass, mainMicros - usedMicros, moves + 1);
            case Allotment.Periods periods -> {
                int next = moves + 2;
                Period period = periods.at(next);
                long base = periods.beginsAt(next) ? period.baseMicros() : 0;
                long main = mainAfterMicros(usedMicros) + base + period.bonus().incrementMicros();
                yield new Ledger(periods, main, moves + 1);
            }
        };
    }

    /** A move that was not timed: it costs nothing, and its own increment is not kept either. */
    Ledger completeUntimed() {
        return complete(bonus().micros());
    }

    /** The opponent's turn has ended: an hourglass gains what it used. */
    Ledger waited(long usedMicros) {
        return allotment instanceof Allotment.Hourglass ? add(usedMicros) : this;
    }

    Ledger add(long micros) {
        return new Ledger(allotment, mainMicros + micros, moves);
    }

    Ledger withMoves(int completed) {
        return new Ledger(allotment, mainMicros, completed);
    }
}
