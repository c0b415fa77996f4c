package org.jadoube.app;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.simulation.GameFate;
import org.jadoube.simulation.GameFate.End;

/** What became of games in chaos; threads may add to it at the same time. */
final class ChaosTally {
    private final Map<End, Integer> ends = new EnumMap<>(End.class);
    private final List<String> broken = new ArrayList<>();
    private int games;
    private long plies;
    private long inputs;
    private long powerCuts;

    synchronized void add(String name, GameFate fate) {
        games++;
        ends.merge(fate.end(), 1, Integer::sum);
        plies += fate.plies();
        inputs += fate.inputs();
        powerCuts += fate.powerCuts();
        if (fate.end() == End.WRONG) {
            broken.add(name + ": another game stands in the record, and nobody was told");
        }
    }

    synchronized void add(String name, RuntimeException thrown) {
        games++;
        broken.add(name + ": " + thrown);
    }

    /** The promises that were not kept, a line for each game. */
    synchronized List<String> broken() {
        return broken.stream().sorted().toList();
    }

    private int count(End end) {
        return ends.getOrDefault(end, 0);
    }

    @Override
    public synchronized String toString() {
        return """
        %d games, %d plies, %d inputs, %d power cuts: %d exact, %d exact after a question or \
        something put right, %d flagged in the end, %d ended by others, %d given up, \
        %d failed\
        """
                .formatted(
                        games,
                        plies,
                        inputs,
                        powerCuts,
                        count(End.EXACT),
                        count(End.FLAGGED),
                        count(End.OPEN),
                        count(End.ENDED_BY_OTHERS),
                        count(End.GIVEN_UP),
                        broken.size());
    }
}
