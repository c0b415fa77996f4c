package org.jadoube.sensing;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;

/**
 * How the board stands before the players.
 *
 * <p>The initial contacts look the same after half a turn, so contacts cannot tell; it is set.
 */
public enum Orientation {
    /** The contact called a1 lies under the square a1 of the game. */
    STRAIGHT,

    /** The board stands turned by 180 degrees: the contact called a1 lies under h8. */
    ROTATED;

    /** A set of the board's squares as squares of the game, or the other way round. */
    public long turn(long squares) {
        return switch (this) {
            case STRAIGHT -> squares;
            case ROTATED -> Bitboard.rotated(squares);
        };
    }

    /** A square of the board as a square of the game, or the other way round. */
    public Square turn(Square square) {
        return switch (this) {
            case STRAIGHT -> square;
            case ROTATED -> Square.of(63 - square.index());
        };
    }

    /** What happened on a square of the board as happening on that of the game. */
    public ContactEvent turn(ContactEvent event) {
        Square square = turn(event.square());
        return switch (event) {
            case ContactEvent.Lift lift -> new ContactEvent.Lift(square, lift.atMicros());
            case ContactEvent.Place place -> new ContactEvent.Place(square, place.atMicros());
            case ContactEvent.Blip blip ->
                    new ContactEvent.Blip(
                            square, blip.opened(), blip.atMicros(), blip.lastedMicros());
        };
    }

    /** The other way round. */
    public Orientation opposite() {
        return this == STRAIGHT ? ROTATED : STRAIGHT;
    }
}
