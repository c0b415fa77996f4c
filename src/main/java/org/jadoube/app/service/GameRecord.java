package org.jadoube.app.service;

import java.util.List;
import org.jadoube.adapter.file.JournalFile;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.trace.JournalHead;

/** How the game that is on is kept: its journal, and which of its moves are safe there. */
final class GameRecord {
    private final JournalHead head;
    private final JournalFile journal;
    private final JournalWatch watch;
    private final PlyLedger plies;

    GameRecord(JournalHead head, JournalFile journal, JournalWatch watch, PlyLedger plies) {
        this.head = head;
        this.journal = journal;
        this.watch = watch;
        this.plies = plies;
    }

    JournalHead head() {
        return head;
    }

    JournalFile journal() {
        return journal;
    }

    JournalWatch watch() {
        return watch;
    }

    /** Keeps an input and what came of it; never waits. */
    void keep(Input input, List<Effect> effects) {
        plies.note(journal.append(input), effects);
    }

    /** How many moves of the game, from its first, are safe. */
    int safePlies() {
        return plies.upTo(journal.durableSequence());
    }
}
