package org.jadoube.adapter.web;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.clock.ChessClock;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.Fault;
import org.jadoube.port.Snapshot;
import org.jadoube.recognition.Reading;
import org.jadoube.sensing.BoardHealth;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Sitting;
import org.jadoube.table.Table;

/**
 * What the console shows of a board at one moment, in the squares of the game.
 *
 * @param raw the closed contacts as they were last read
 * @param health of the contacts, by the squares of the board
 * @param safePlies how many moves would survive a power cut
 * @param lightTest what the lights show while they are tested; empty when they are not
 * @param told what else people have been told
 */
record Picture(
        Sitting sitting,
        long raw,
        BoardHealth health,
        int safePlies,
        Optional<LightFrame> lightTest,
        List<Fault> faults,
        Told told) {

    static Picture of(Snapshot snapshot, Told told) {
        return new Picture(
                snapshot.sitting(),
                snapshot.sitting().board().turn(snapshot.contacts()),
                snapshot.health(),
                snapshot.safePlies(),
                snapshot.lightTest()
                        .map(frame ->
                                snapshot.sitting().board() == Orientation.STRAIGHT
                                        ? frame
                                        : frame.rotated()),
                snapshot.faults(),
                told);
    }

    /** The game; empty while pieces are set up. */
    Optional<Table> table() {
        return sitting.table();
    }

    /** The closed contacts that are believed. */
    long contacts() {
        return sitting.board().turn(sitting.contacts());
    }

    /** The position that the board shows, or is to show once it is set up. */
    Position position() {
        return table().map(table -> table.recognition().position()).orElse(sitting.plan().start());
    }

    /** What the contacts mean; empty while pieces are set up. */
    Optional<Reading> reading() {
        return table().map(table -> table.recognition().reading());
    }

    Optional<ChessClock> clock() {
        return table().flatMap(table -> table.clock().clock());
    }
}
