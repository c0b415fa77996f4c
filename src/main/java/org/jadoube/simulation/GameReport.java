package org.jadoube.simulation;

import java.util.List;

/**
 * What a board made of one simulated game.
 *
 * @param stuck whether the players found no way to go on and gave up
 */
public record GameReport(List<PlyReport> plies, boolean stuck) {
    public GameReport {
        plies = List.copyOf(plies);
    }
}
