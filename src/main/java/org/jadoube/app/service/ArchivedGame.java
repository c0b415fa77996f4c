package org.jadoube.app.service;

import java.util.Optional;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.port.FinishedGame;
import org.jadoube.table.Sitting;
import org.jadoube.table.Table;
import org.jadoube.trace.JournalHead;

/** A game as the archive wants it. */
final class ArchivedGame {
    private static final Outcome LEFT = new Outcome(Result.UNFINISHED, Termination.ABANDONED);

    private ArchivedGame() {}

    /**
     * The game that is on; one that is not over was left without a result. Empty if nothing was
     * played.
     *
     * @param lastMicros the time of the last input, so that the same journal gives the same game
     */
    static Optional<FinishedGame> of(JournalHead head, Sitting sitting, long lastMicros) {
        return sitting.table()
                .filter(table -> table.game().plies() > 0 || table.outcome().isPresent())
                .map(table -> of(head, sitting, table, lastMicros));
    }

    private static FinishedGame of(
            JournalHead head, Sitting sitting, Table table, long lastMicros) {
        return new FinishedGame(
                head.date(),
                sitting.plan().tags(),
                table.rules(),
                table.game(),
                table.clock().remainingMicros(table.game(), lastMicros),
                table.inferredPlies(),
                table.undecided(),
                table.outcome().orElse(LEFT));
    }
}
