package org.jadoube.adapter.pi4j;

/**
 * Notices contacts that open and close again and again, as no hand has them do for long.
 *
 * <p>For each contact it counts changes, and lets the count leak: {@value #LEAK_PER_SECOND} a
 * second. Used by one thread.
 */
final class FlickerWatch {
    private static final int LEAK_PER_SECOND = 5;
    private static final long LEAK_MICROS = 1_000_000 / LEAK_PER_SECOND;

    /** A contact that flickers at every scan gets there in a third of a second, a hand never. */
    private static final int MOST_CHANGES = 30;

    /** For each contact, when its count will have leaked away. */
    private final long[] calmMicros = new long[64];

    private long seen;
    private boolean isBegun;
    private long flickering;

    /**
     * Takes in a scan.
     *
     * @return the contacts that flicker, until they have been calm for some seconds
     */
    long accept(long contacts, long atMicros) {
        long changed = isBegun ? contacts ^ seen : 0;
        isBegun = true;
        seen = contacts;
        for (long rest = changed; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long calm = Math.max(calmMicros[square], atMicros) + LEAK_MICROS;
            calmMicros[square] = Math.min(calm, atMicros + MOST_CHANGES * LEAK_MICROS);
            if (calm >= atMicros + MOST_CHANGES * LEAK_MICROS) {
                flickering |= Long.lowestOneBit(rest);
            }
        }
        for (long rest = flickering; rest != 0; rest &= rest - 1) {
            if (calmMicros[Long.numberOfTrailingZeros(rest)] <= atMicros) {
                flickering &= ~Long.lowestOneBit(rest);
            }
        }
        return flickering;
    }
}
