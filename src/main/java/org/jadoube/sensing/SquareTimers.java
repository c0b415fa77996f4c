package org.jadoube.sensing;

import org.jadoube.chess.Bitboard;

/**
 * Sixty-four timers on one clock, exact to the microsecond, advanced all at once.
 *
 * <p>The timers are bit-sliced: digit {@code k} of all of them lies in one {@code long}, so adding
 * the elapsed time to every timer is one binary addition of {@value #DIGITS} steps, however many of
 * them run. A timer starts so far below overflow as it has to run; overflow is its alarm, and no
 * comparison is needed. A timer that nobody waits for goes round and round and does no harm.
 */
final class SquareTimers {
    private static final int DIGITS = 17;
    private static final long OVERFLOW = 1L << DIGITS;

    private final long[] digits = new long[DIGITS];

    /**
     * Starts the timers of some squares, again if they ran.
     *
     * @param micros time to the alarm, 1 to 131 072
     */
    void start(long squares, int micros) {
        long value = OVERFLOW - micros;
        for (int k = 0; k < DIGITS; k++) {
            boolean one = (value >>> k & 1) != 0;
            digits[k] = one ? digits[k] | squares : digits[k] & ~squares;
        }
    }

    /**
     * Lets time pass.
     *
     * @param micros not negative
     * @return the squares whose timer went off; meaningless for timers that had gone off before
     */
    long elapse(long micros) {
        if (micros >= OVERFLOW) {
            return Bitboard.ALL;
        }
        long carry = 0;
        for (int k = 0; k < DIGITS; k++) {
            long digit = digits[k];
            long added = -(micros >>> k & 1);
            digits[k] = digit ^ added ^ carry;
            carry = (digit & added) | (carry & (digit ^ added));
        }
        return carry;
    }
}
