package org.jadoube.clock;

import java.math.BigDecimal;
import java.util.stream.Collectors;

/** Writes allotments: in the notation of {@link TimeControl} and for a PGN tag. */
final class TimeControlText {

    private static final long SECOND = 1_000_000;
    private static final long MINUTE = 60 * SECOND;

    private TimeControlText() {}

    static String notation(Allotment allotment) {
        return switch (allotment) {
            case Allotment.None none -> "none";
            case Allotment.Hourglass hourglass -> time(hourglass.baseMicros()) + "/hourglass";
            case Allotment.Periods periods ->
                    periods.periods().stream()
                            .map(TimeControlText::notation)
                            .collect(Collectors.joining(", "));
        };
    }

    private static String notation(Period period) {
        Bonus bonus = period.bonus();
        return moves(period)
                + time(period.baseMicros())
                + bonus.kind().sign()
                + seconds(bonus.micros());
    }

    static String pgn(Allotment allotment) {
        return switch (allotment) {
            case Allotment.None none -> "-";
            case Allotment.Hourglass hourglass -> "*" + seconds(hourglass.baseMicros());
            case Allotment.Periods periods -> pgn(periods);
        };
    }

    private static String pgn(Allotment.Periods periods) {
        boolean delayed = periods.periods().stream().anyMatch(p -> p.bonus().delayMicros() > 0);
        return delayed
                ? "?"
                : periods.periods().stream()
                        .map(TimeControlText::pgn)
                        .collect(Collectors.joining(":"));
    }

    private static String pgn(Period period) {
        long increment = period.bonus().micros();
        return moves(period)
                + seconds(period.baseMicros())
                + (increment == 0 ? "" : "+" + seconds(increment));
    }

    private static String moves(Period period) {
        return period.moves() == 0 ? "" : period.moves() + "/";
    }

    private static String time(long micros) {
        if (micros % SECOND != 0) {
            return seconds(micros) + "s";
        }
        long minutes = micros / MINUTE;
        long seconds = micros % MINUTE / SECOND;
        return seconds == 0 ? "" + minutes : minutes + (seconds < 10 ? ":0" : ":") + seconds;
    }

    private static String seconds(long micros) {
        return BigDecimal.valueOf(micros, 6).stripTrailingZeros().toPlainString();
    }
}
