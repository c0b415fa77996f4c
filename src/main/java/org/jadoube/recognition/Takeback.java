package org.jadoube.recognition;

import org.jspecify.annotations.Nullable;

/**
 * Recognises moves taken back: the contacts are those of an earlier position, and the squares of
 * every undone move were touched the other way round.
 */
final class Takeback {
    private Takeback() {}

    /**
     * The squares on which the undoing of the last move can begin without a contact to show for it:
     * the victim is back, and its captor is in the hand.
     */
    static long hiddenBeginning(Line shown) {
        Line before = shown.before();
        return before == null || shown.lastMove() == null
                ? 0
                : Signature.of(before.position(), shown.lastMove()).swapped();
    }

    /**
     * The line that is left when the contacts undo its last moves; null when they do not.
     *
     * @param shown the moves on the board
     */
    static @Nullable Line find(Line shown, Interval interval, Contacts contacts) {
        History history = new History(interval);
        boolean felt = false;
        Line line = shown;
        while (line.before() != null && line.lastMove() != null) {
            Line before = line.before();
            Signature undone =
                    Signature.of(before.position(), line.lastMove()).without(contacts.masked());
            if ((undone.closing() & ~history.opened()) != 0
                    || (undone.opening() & ~history.closed()) != 0) {
                return null;
            }
            felt |= undone.opening() != 0;
            if (felt && interval.contacts() == contacts.expected(before.position())) {
                return before;
            }
            line = before;
        }
        return null;
    }
}
