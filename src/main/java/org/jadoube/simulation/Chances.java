package org.jadoube.simulation;

import java.util.List;

/**
 * Chance that comes from a seed: the same seed gives the same play on any machine.
 *
 * <p>The generator is SplitMix64 (Steele, Lea and Flood, 2014). Not thread-safe.
 */
final class Chances {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;
    private static final double UNIT = 0x1.0p-53;

    private long state;

    Chances(long seed) {
        state = mix(seed);
    }

    /** Another sequence, which tells nothing about this one. */
    Chances branch(long label) {
        return new Chances(state ^ mix(label));
    }

    private static long mix(long bits) {
        long mixed = bits + GOLDEN_GAMMA;
        mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
        return mixed ^ (mixed >>> 31);
    }

    private long next() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** A number from 0 to below 1. */
    double unit() {
        return (next() >>> 11) * UNIT;
    }

    /** Whether something of a probability from 0 to 1 happens. */
    boolean happens(double probability) {
        return unit() < probability;
    }

    /** A whole number from 0 to below the bound, which is positive. */
    int below(int bound) {
        return (int) (unit() * bound);
    }

    /** A number within two bounds. */
    double uniform(double least, double most) {
        return least + unit() * (most - least);
    }

    /** {@code median * exp(sigma * z)} with z from the standard normal distribution. */
    double lognormal(double median, double sigma) {
        double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - unit()));
        double normal = radius * StrictMath.cos(2 * Math.PI * unit());
        return median * StrictMath.exp(sigma * normal);
    }

    /** One of some things, of which there is at least one. */
    <T> T oneOf(List<T> things) {
        return things.get(below(things.size()));
    }

    /** The place of one of some weights, which are not all 0. */
    int weighted(double... weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        double left = unit() * sum;
        for (int i = 0; i < weights.length; i++) {
            left -= weights[i];
            if (left < 0) {
                return i;
            }
        }
        return weights.length - 1;
    }
}
