package org.jadoube.app.service;

import java.util.List;
import org.jadoube.adapter.file.JournalFile;
import org.jadoube.chess.Move;
import org.jadoube.table.Input;
import org.jadoube.trace.JournalHead;

/**
 * How a game is kept: its journal, and which of its moves are safe there.
 *
 * @param watch what the journal has told
 * @param plies which input of the journal brought which move
 */
record GameRecord(JournalHead head, JournalFile journal, JournalWatch watch, PlyLedger plies) {

    /** Keeps an input and the moves that there are after it; never waits. */
    void keep(Input input, List<Move> moves) {
        plies.note(journal.append(input), moves);
    }

    /** How many moves of the game, from its first, are safe. */
    int safePlies() {
        return plies.upTo(journal.durableSequence());
    }
}
