package org.jadoube.trace;

/**
 * Numbers that look like chance and are always the same.
 *
 * <p>The mixing function is that of SplitMix64 (Steele, Lea and Flood, 2014).
 */
final class Chance {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private Chance() {}

    /** The number of a place in the sequence of a seed, 0 to bound - 1. */
    static long below(long bound, long place, long seed) {
        return Long.remainderUnsigned(mix(mix(seed) + place * GOLDEN_GAMMA), bound);
    }

    private static long mix(long bits) {
        long mixed = bits + GOLDEN_GAMMA;
        mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
        return mixed ^ (mixed >>> 31);
    }
}
