package org.jadoube.app.service;

import java.util.stream.Collectors;
import org.jadoube.port.Fault;
import org.jadoube.port.Snapshot;
import org.jadoube.table.Table;

/** How the service is, in one line for those who look after the machine. */
final class StatusLine {

    private StatusLine() {}

    /** Where the game stands, and before that the parts that are at fault. */
    static String of(Snapshot snapshot) {
        String game = snapshot.sitting().table().map(StatusLine::game).orElse("setting up");
        if (snapshot.faults().isEmpty()) {
            return game;
        }
        return snapshot.faults().stream()
                .map(Fault::part)
                .collect(Collectors.joining(", ", "at fault: ", "; " + game));
    }

    private static String game(Table table) {
        int plies = table.game().plies();
        return table.outcome()
                .map(outcome -> "game over, %s, %d plies".formatted(outcome.result().code(), plies))
                .orElseGet(() -> plies == 0 ? "ready to play" : "game on, " + plies + " plies");
    }
}
