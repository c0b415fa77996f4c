package org.jadoube.simulation;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How one ply of a simulated game was played, and what the board made of it.
 *
 * @param manner null for a ply that was never played, since the players had given up
 * @param latencyMicros from the last motion of the move, or its press, until it stood in the record
 */
public record PlyReport(
        @Nullable Manner manner, Set<Incident> incidents, Verdict verdict, long latencyMicros) {
    public PlyReport {
        incidents = Set.copyOf(incidents);
    }
}
