package org.jadoube.clock;

import java.util.Locale;

/**
 * A time as a chess clock shows it: {@code M:SS}, {@code H:MM:SS} from an hour on, and tenths of a
 * second up to {@code 0:09.9}.
 *
 * <p>Times are rounded up, so {@code 0:00} stands there only when nothing is left.
 */
public final class ClockText {

    private static final long SECOND = 1_000_000;
    private static final long TENTH = SECOND / 10;

    private ClockText() {}

    /**
     * The text of a time.
     *
     * @param micros 0 or more; {@link ChessClock#UNLIMITED} is shown as {@code -}
     */
    public static String of(long micros) {
        if (micros == ChessClock.UNLIMITED) {
            return "-";
        }
        long tenths = Math.ceilDiv(micros, TENTH);
        if (tenths > 0 && tenths < 100) {
            return String.format(Locale.ROOT, "0:%02d.%d", tenths / 10, tenths % 10);
        }
        long seconds = Math.ceilDiv(micros, SECOND);
        long minutes = seconds / 60;
        return minutes < 60
                ? String.format(Locale.ROOT, "%d:%02d", minutes, seconds % 60)
                : String.format(
                        Locale.ROOT, "%d:%02d:%02d", minutes / 60, minutes % 60, seconds % 60);
    }

    /** The next lower time that has another text, for a time above 0. */
    static long nextBelow(long micros) {
        long step = micros <= 10 * SECOND ? TENTH : SECOND;
        return (micros - 1) / step * step;
    }
}
