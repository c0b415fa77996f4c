package org.jadoube.clock;

/**
 * The class of play, by the time that a player has for a game of sixty moves (Laws of Chess, A.1
 * and B.1).
 */
public enum TimeClass {
    /** Sixty minutes and more, or no limit. */
    STANDARD,
    /** More than ten and less than sixty minutes. */
    RAPID,
    /** Ten minutes or less. */
    BLITZ;

    private static final int MOVES = 60;
    private static final long MINUTE = 60_000_000;

    static TimeClass of(Allotment allotment) {
        return switch (allotment) {
            case Allotment.None none -> STANDARD;
            case Allotment.Hourglass hourglass -> of(hourglass.baseMicros());
            case Allotment.Periods periods -> of(sixtyMovesMicros(periods));
        };
    }

    private static TimeClass of(long micros) {
        if (micros >= 60 * MINUTE) {
            return STANDARD;
        }
        return micros > 10 * MINUTE ? RAPID : BLITZ;
    }

    private static long sixtyMovesMicros(Allotment.Periods periods) {
        long micros = 0;
        for (int move = 1; move <= MOVES; move++) {
            Period period = periods.at(move);
            micros += period.bonus().micros() + (periods.beginsAt(move) ? period.baseMicros() : 0);
        }
        return micros;
    }
}
