package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/** Finds what has to be put right when no permitted move explains the contacts. */
final class Wrongness {
    private Wrongness() {}

    /**
     * The squares to clear and to fill.
     *
     * <p>A piece put where no move puts it has to go back whence it came, with everything else that
     * is up. Where pieces are only lifted, the move under way keeps the ones that it needs, and the
     * others go back.
     */
    static Reading.PutRight of(Position position, List<Move> permitted, Contacts contacts) {
        long expected = contacts.expected(position);
        long missing = expected & ~contacts.counting();
        long extra = contacts.counting() & ~expected;
        long needed = 0;
        for (Move move : permitted) {
            Signature signature = Signature.of(position, move).without(contacts.masked());
            long opening = missing & signature.opening();
            boolean explains =
                    (extra & ~signature.closing()) == 0 && (missing & signature.emptied()) != 0;
            if (explains && Long.bitCount(opening) > Long.bitCount(needed)) {
                needed = opening;
            }
        }
        if (needed == 0) {
            Reason reason = extra == 0 ? Reason.WRONG_LIFT : Reason.WRONG_LANDING;
            return new Reading.PutRight(reason, extra, missing);
        }
        return new Reading.PutRight(Reason.WRONG_LIFT, 0, missing & ~needed);
    }
}
