package org.jadoube.guidance;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.Termination;

/** Something that a message speaks of. */
public sealed interface Term {

    /** One square. */
    record At(Square square) implements Term {}

    /**
     * Several squares.
     *
     * @param squares a {@link Bitboard}, not empty
     */
    record AtAll(long squares) implements Term {}

    /** A piece. */
    record The(Piece piece) implements Term {}

    /** Several pieces of one kind and color. */
    record Several(Piece piece) implements Term {}

    /** The kind of a piece. */
    record Kind(Role role) implements Term {}

    /** The reason for which a game has ended. */
    record End(Termination termination) implements Term {}

    /**
     * How many.
     *
     * @param number not negative
     */
    record Count(int number) implements Term {}

    /** One of the players. */
    record Side(Color color) implements Term {}
}
