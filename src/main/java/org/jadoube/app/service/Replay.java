package org.jadoube.app.service;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.port.FinishedGame;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;
import org.jadoube.trace.JournalHead;
import org.jadoube.trace.JournalReading;

/**
 * A game played again from its journal.
 *
 * @param sitting as it was after the last input
 * @param plies which input brought which move
 * @param lastMicros the time of the last input, or of the beginning
 */
record Replay(JournalHead head, Sitting sitting, PlyLedger plies, long lastMicros) {

    /** Plays inputs again that were taken in after the beginning. */
    static Replay of(JournalHead head, List<Input> inputs) {
        Sitting sitting = head.sitting();
        PlyLedger plies = new PlyLedger(head.played());
        long lastMicros = head.atMicros();
        long sequence = 0;
        for (Input input : inputs) {
            sitting = sitting.step(input).sitting();
            plies.note(++sequence, moves(sitting));
            lastMicros = input.atMicros();
        }
        return new Replay(head, sitting, plies, lastMicros);
    }

    /** The moves of the game that is on. */
    static List<Move> moves(Sitting sitting) {
        return sitting.table().map(table -> table.game().moves()).orElse(List.of());
    }

    /**
     * Whether another journal goes on with this game: one was begun anew because this one had to
     * leave something out.
     */
    boolean isContinuedBy(Optional<JournalReading> follower) {
        List<Move> moves = moves(sitting);
        return follower.flatMap(JournalReading::head)
                .filter(next -> next.date().equals(head.date()))
                .filter(next -> next.plan().start().isSameAs(head.plan().start()))
                .map(JournalHead::played)
                .filter(played -> played.size() >= moves.size())
                .filter(played -> played.subList(0, moves.size()).equals(moves))
                .isPresent();
    }

    /** The game as it is kept, over or not; empty if there is nothing to be kept. */
    Optional<FinishedGame> game() {
        return ArchivedGame.of(head, sitting, lastMicros);
    }
}
