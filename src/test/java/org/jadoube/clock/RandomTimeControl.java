package org.jadoube.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Time controls of every kind, drawn from a seeded source. */
final class RandomTimeControl {

    private static final long SECOND = 1_000_000;

    private RandomTimeControl() {}

    static TimeControl next(Random random) {
        ClockStart start = random.nextInt(4) == 0 ? ClockStart.FIRST_MOVE : ClockStart.PRESS;
        boolean hourglass = random.nextInt(5) == 0;
        Allotment white = allotment(random, hourglass);
        Allotment black = random.nextBoolean() ? white : allotment(random, hourglass);
        return new TimeControl(white, black, start);
    }

    private static Allotment allotment(Random random, boolean hourglass) {
        if (hourglass) {
            return new Allotment.Hourglass(micros(random, 1, 3_600));
        }
        if (random.nextInt(8) == 0) {
            return new Allotment.None();
        }
        int count = random.nextInt(1, 4);
        List<Period> periods = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            boolean rest = i == count && random.nextBoolean();
            periods.add(period(random, rest ? 0 : random.nextInt(1, 30)));
        }
        return new Allotment.Periods(periods);
    }

    private static Period period(Random random, int moves) {
        Bonus.Kind kind = Bonus.Kind.values()[random.nextInt(3)];
        Bonus bonus = random.nextInt(4) == 0 ? Bonus.NONE : new Bonus(kind, micros(random, 0, 60));
        return new Period(moves, micros(random, 1, 7_200), bonus);
    }

    /** Mostly whole minutes and seconds, at times any number of microseconds. */
    private static long micros(Random random, long fromSeconds, long toSeconds) {
        long seconds = random.nextLong(fromSeconds, toSeconds);
        return switch (random.nextInt(3)) {
            case 0 -> (seconds + 59) / 60 * 60 * SECOND;
            case 1 -> seconds * SECOND;
            default -> seconds * SECOND + random.nextLong(SECOND);
        };
    }
}
