package org.jadoube.sensing;

import org.jadoube.chess.Square;

/**
 * What a contact did, after debouncing.
 *
 * <p>Times are in microseconds on the caller's monotonic clock and are those of the edge: the first
 * scan that saw the change, not the later one that confirmed it. Events with the same time were
 * seen in one scan, and nothing is known about their order.
 */
public sealed interface ContactEvent {

    /** The square whose contact changed. */
    Square square();

    /** When the change was first seen. */
    long atMicros();

    /** A contact opened and stayed open: a piece was lifted. */
    record Lift(Square square, long atMicros) implements ContactEvent {}

    /** A contact closed and stayed closed: a piece was placed. */
    record Place(Square square, long atMicros) implements ContactEvent {}

    /**
     * A contact left its state and came back to it before the change could be believed: bounce, a
     * graze, or a swap faster than the debounce time. Toggles that follow each other so fast that
     * the contact settles in between neither way are one blip.
     *
     * @param opened whether the contact was closed and opened for a moment, else the other way
     *     round
     * @param lastedMicros time from the first scan that saw it away to the one that saw it back for
     *     good
     */
    record Blip(Square square, boolean opened, long atMicros, long lastedMicros)
            implements ContactEvent {}
}
