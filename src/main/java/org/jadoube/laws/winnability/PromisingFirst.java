package org.jadoube.laws.winnability;

import java.util.Arrays;

/** Nodes to visit, those of least cost first; among equals the newest first. */
final class PromisingFirst {
    private static final int COSTS = 1024;

    private final int[] newest = new int[COSTS];
    private int[] older = new int[256];
    private int lowest = COSTS;

    PromisingFirst() {
        Arrays.fill(newest, -1);
    }

    void put(int node, int cost) {
        if (node >= older.length) {
            older = Arrays.copyOf(older, 2 * node);
        }
        int bucket = Math.min(cost, COSTS - 1);
        older[node] = newest[bucket];
        newest[bucket] = node;
        lowest = Math.min(lowest, bucket);
    }

    boolean isEmpty() {
        while (lowest < COSTS && newest[lowest] < 0) {
            lowest++;
        }
        return lowest == COSTS;
    }

    /** The next node, or -1. */
    int take() {
        if (isEmpty()) {
            return -1;
        }
        int node = newest[lowest];
        newest[lowest] = older[node];
        return node;
    }
}
