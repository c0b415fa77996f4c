package org.jadoube.table;

/**
 * Whether something is so, and since when without a break.
 *
 * @param micros when it last became so; of no meaning while it is not
 */
record Since(boolean holds, long micros) {
    static final Since NEVER = new Since(false, Long.MAX_VALUE);

    /** After another look. */
    Since seen(boolean now, long nowMicros) {
        return now == holds ? this : now ? new Since(true, nowMicros) : NEVER;
    }

    /** Whether it has been so for a time. */
    boolean forMicros(long least, long nowMicros) {
        return holds && nowMicros - micros >= least;
    }

    /** When it will have been so for a time; {@code Long.MAX_VALUE} while it is not so. */
    long dueMicros(long least) {
        return holds ? micros + least : Long.MAX_VALUE;
    }
}
