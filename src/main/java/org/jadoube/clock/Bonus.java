package org.jadoube.clock;

/**
 * Time that a player gets with every move, the first one included.
 *
 * @param micros 0 to one hour
 */
public record Bonus(Kind kind, long micros) {

    /** No bonus at all. */
    public static final Bonus NONE = new Bonus(Kind.INCREMENT, 0);

    static final long MAX_SECONDS = 3_600;

    /** How the bonus reaches the player. */
    public enum Kind {
        /** Added to the clock before the move and kept when unused (Fischer). */
        INCREMENT("+"),
        /**
         * Added to the clock before the move; what the move leaves of it is taken away again, so a
         * clock never shows more after a move than before it.
         */
        BRONSTEIN("b"),
        /** Runs off first while the clock stands still (simple delay, also called US delay). */
        DELAY("d");

        private final String sign;

        Kind(String sign) {
            this.sign = sign;
        }

        String sign() {
            return sign;
        }
    }

    public Bonus {
        if (micros < 0 || micros > MAX_SECONDS * 1_000_000) {
            throw new IllegalArgumentException("a bonus of " + micros + " µs");
        }
    }

    /** What is added to the clock before each move, to be kept. */
    long incrementMicros() {
        return kind == Kind.INCREMENT ? micros : 0;
    }

    /** What each move may use before it costs main time. */
    long delayMicros() {
        return kind == Kind.INCREMENT ? 0 : micros;
    }
}
