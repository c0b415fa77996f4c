package org.jadoube.sensing;

import java.util.List;
import org.jadoube.chess.Bitboard;

/**
 * Squares known to be dead: nothing is concluded from their contacts.
 *
 * <p>They are masked behind the debouncer, not before it, so that {@link BoardHealth} still hears
 * them and notices when one comes back to life.
 *
 * @param squares the dead squares as a bitboard, in the orientation of what the methods are given
 */
public record SquareMask(long squares) {
    /** All contacts are sound. */
    public static final SquareMask NONE = new SquareMask(Bitboard.EMPTY);

    /** The events of the sound squares, in their order. */
    public List<ContactEvent> without(List<ContactEvent> events) {
        return events.stream()
                .filter(event -> !Bitboard.contains(squares, event.square()))
                .toList();
    }

    /**
     * The occupancy with the dead squares as expected.
     *
     * @param expected the occupied squares of the position that the board is held against
     */
    public long complete(long occupancy, long expected) {
        return (occupancy & ~squares) | (expected & squares);
    }
}
