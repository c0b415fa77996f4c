package org.jadoube.app.service;

import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.port.FinishedGame;
import org.jadoube.table.Table;
import org.jadoube.trace.JournalHead;

/** A game as the archive wants it. */
final class ArchivedGame {
    private static final Outcome LEFT = new Outcome(Result.UNFINISHED, Termination.ABANDONED);

    private ArchivedGame() {}

    /**
     * The game of a table; one that is not over was left without a result.
     *
     * @param lastMicros the time of the last input, so that the same journal gives the same game
     */
    static FinishedGame of(JournalHead head, Table table, long lastMicros) {
        return new FinishedGame(
                head.date(),
                head.tags(),
                table.rules(),
                table.game(),
                table.clock().remainingMicros(table.game(), lastMicros),
                table.outcome().orElse(LEFT));
    }
}
