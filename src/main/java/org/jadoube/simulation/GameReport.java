package org.jadoube.simulation;

import java.util.List;
import org.jadoube.table.Table;

/**
 * What a board made of one simulated game.
 *
 * @param failures what went wrong, once for each ply
 * @param table the table at the end
 * @param stuck whether the players found no way to go on and gave up
 */
public record GameReport(
        List<PlyReport> plies, List<Failure> failures, Table table, boolean stuck) {
    public GameReport {
        plies = List.copyOf(plies);
        failures = List.copyOf(failures);
    }
}
