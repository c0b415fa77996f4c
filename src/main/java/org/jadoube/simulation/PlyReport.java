package org.jadoube.simulation;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How one ply of a simulated game was played, and what the board made of it.
 *
 * @param manner null for a ply that was never played, since the players had given up
 * @param byOccupancy what came of it where only the contacts at rest count
 * @param byEvents what came of it where lifts and places are taken in order, the first fit
 * @param latencyMicros from the last motion of the move, or its press, until it stood in the record
 */
public record PlyReport(
        @Nullable Manner manner,
        Set<Incident> incidents,
        Verdict verdict,
        Verdict byOccupancy,
        Verdict byEvents,
        long latencyMicros) {
    public PlyReport {
        incidents = Set.copyOf(incidents);
    }
}
