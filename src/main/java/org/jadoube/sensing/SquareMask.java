package org.jadoube.sensing;

/**
 * Squares known to be dead, whose contact tells nothing.
 *
 * @param squares the dead squares as a bitboard, in the orientation of the sets given to the
 *     methods
 */
public record SquareMask(long squares) {
    /** All contacts are sound. */
    public static final SquareMask NONE = new SquareMask(0);

    /** The contacts with the dead ones held open, so that debouncing them gives no events. */
    public long silence(long contacts) {
        return contacts & ~squares;
    }

    /**
     * The occupancy with the dead squares filled in.
     *
     * @param expected the occupied squares of the position that the board is held against
     */
    public long complete(long occupancy, long expected) {
        return (occupancy & ~squares) | (expected & squares);
    }
}
