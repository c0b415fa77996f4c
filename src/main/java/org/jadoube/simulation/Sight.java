package org.jadoube.simulation;

import org.jadoube.recognition.Reading;
import org.jadoube.table.Table;

/**
 * What players see who look at the board.
 *
 * @param table the table as it is now
 * @param common how many plies of the record are what was played
 * @param played how many plies were played
 */
record Sight(Table table, int common, int played) {

    static Sight of(Table table, Course course) {
        return new Sight(table, course.common(table.game().moves()), course.played());
    }

    boolean hasEnded() {
        return table.outcome().isPresent();
    }

    /** How many plies the record has. */
    int written() {
        return table.game().plies();
    }

    /** Whether the board asks which move it was, and the record is right until then. */
    boolean isAsked() {
        return !table.alternatives().isEmpty() && common == written() && written() < played;
    }

    /** Whether the board says that it waits for what may come, and writes the move then. */
    boolean isAwaiting() {
        return table.recognition().reading() instanceof Reading.Awaiting;
    }

    /** Whether something is to be put right. */
    boolean isFlashing() {
        return table.recognition().reading() instanceof Reading.PutRight;
    }

    /** Whether the record has another move than was played. */
    boolean showsOtherMove() {
        return common < written();
    }

    /** Whether the record says of a ply that it is inferred. */
    boolean isMarked(int ply) {
        return table.inferredPlies().contains(ply);
    }

    /** Whether touched pieces forbid the move that was played. */
    boolean isBound() {
        return written() < played && table.obligation().isPresent();
    }

    /** Whether the record has all that was played, right or wrong. */
    boolean isComplete() {
        return written() == played;
    }
}
