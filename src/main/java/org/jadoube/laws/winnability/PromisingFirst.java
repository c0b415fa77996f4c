package org.jadoube.laws.winnability;

import java.util.Arrays;
import java.util.NoSuchElementException;

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

    /**
     * Takes out the next node.
     *
     * @throws NoSuchElementException if there is none
     */
    int take() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        int node = newest[lowest];
        newest[lowest] = older[node];
        return node;
    }
}
