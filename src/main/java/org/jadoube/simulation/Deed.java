package org.jadoube.simulation;

import java.util.function.LongConsumer;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.trace.PanelAction;

/** What hands do, and what a contact does of its own accord. */
sealed interface Deed {

    /** A deed upon one square. */
    sealed interface OnSquare extends Deed {
        Square square();
    }

    /** A piece leaves its square. */
    record Lift(Square square) implements OnSquare {}

    /** A piece is put on an empty square, perhaps too far off its centre for the contact. */
    record Put(Square square) implements OnSquare {}

    /** A piece that stands on a square is pushed off its contact. */
    record Shift(Square square) implements OnSquare {}

    /** A piece that stands on a square is put right. */
    record Seat(Square square) implements OnSquare {}

    /** A magnet passes over an empty square. */
    record Pass(Square square, boolean above) implements OnSquare {}

    /** A contact chatters after an edge; void if another edge has followed. */
    record Chatter(Square square, int edge) implements OnSquare {}

    /** The contact of a weak square drops out or comes back; void if an edge has followed. */
    record Flicker(Square square, int edge) implements OnSquare {}

    /** A contact shows the contrary of what stands there, or no longer does: the table shakes. */
    record Jolt(Square square) implements OnSquare {}

    record Press(Color color) implements Deed {}

    record Enter(PanelAction action) implements Deed {}

    /** The players look at the lights. */
    record Look(Occasion occasion) implements Deed {}

    /**
     * Something happens that the players have no hand in.
     *
     * @param event told when
     */
    record Befall(LongConsumer event) implements Deed {}

    /** When players look at the lights. */
    enum Occasion {
        /** The mover, after the move. */
        AFTER_MOVE,
        /** The mover, after the press of the clock. */
        AFTER_PRESS,
        /** The player who is to move, before touching anything. */
        BEFORE_MOVE,
        /** Both players, when all is said. */
        AFTER_GAME
    }
}
