package org.jadoube.app.service;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.port.FinishedGame;
import org.jadoube.table.Input;
import org.jadoube.table.Step;
import org.jadoube.table.Table;
import org.jadoube.trace.JournalHead;
import org.jadoube.trace.JournalReading;

/**
 * A game played again from its journal.
 *
 * @param table as it was after the last input
 * @param plies which input brought which move
 * @param lastMicros the time of the last input, or of the beginning
 */
record Replay(JournalHead head, Table table, PlyLedger plies, long lastMicros) {

    /** Plays inputs again that were taken in after the beginning. */
    static Replay of(JournalHead head, List<Input> inputs) {
        Table table = head.table();
        PlyLedger plies = new PlyLedger(head.played().size());
        long lastMicros = head.atMicros();
        long sequence = 0;
        for (Input input : inputs) {
            Step step = table.step((Input.InGame) input);
            table = step.table();
            plies.note(++sequence, step.effects());
            lastMicros = input.atMicros();
        }
        return new Replay(head, table, plies, lastMicros);
    }

    /**
     * Whether another journal goes on with this game: one was begun anew because this one had to
     * leave something out.
     */
    boolean isContinuedBy(Optional<JournalReading> follower) {
        List<Move> moves = table.game().moves();
        return follower.flatMap(JournalReading::head)
                .filter(next -> next.date().equals(head.date()))
                .filter(next -> next.start().equals(head.start()))
                .map(JournalHead::played)
                .filter(played -> played.size() >= moves.size())
                .filter(played -> played.subList(0, moves.size()).equals(moves))
                .isPresent();
    }

    /** The game as it is kept, over or not. */
    FinishedGame game() {
        return ArchivedGame.of(head, table, lastMicros);
    }
}
