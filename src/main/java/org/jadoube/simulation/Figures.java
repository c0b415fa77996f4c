package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How many plies came out how, and how long the board took. */
public final class Figures {
    private final int[] counts = new int[Verdict.values().length];
    private final int[] byOccupancy = new int[Verdict.values().length];
    private final int[] byEvents = new int[Verdict.values().length];
    private final List<Long> latencies = new ArrayList<>();

    /** Counts a ply. */
    public void add(PlyReport ply) {
        counts[ply.verdict().ordinal()]++;
        byOccupancy[ply.byOccupancy().ordinal()]++;
        byEvents[ply.byEvents().ordinal()]++;
        latencies.add(ply.latencyMicros());
    }

    /** How many came out so. */
    public int count(Verdict verdict) {
        return counts[verdict.ordinal()];
    }

    /** How many came out so where only the contacts at rest count. */
    public int countByOccupancy(Verdict verdict) {
        return byOccupancy[verdict.ordinal()];
    }

    /** How many came out so where lifts and places are taken in order. */
    public int countByEvents(Verdict verdict) {
        return byEvents[verdict.ordinal()];
    }

    /** How many there were. */
    public int plies() {
        return Arrays.stream(counts).sum();
    }

    /**
     * The time within which a share of the moves stood in the record, in milliseconds.
     *
     * @param share 0 to 1
     */
    public double latencyMillis(double share) {
        if (latencies.isEmpty()) {
            return 0;
        }
        long[] sorted = latencies.stream().mapToLong(Long::longValue).sorted().toArray();
        int place = (int) Math.ceil(share * sorted.length) - 1;
        return sorted[Math.max(0, place)] / 1_000.0;
    }
}
