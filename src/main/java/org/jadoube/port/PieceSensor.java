package org.jadoube.port;

import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;

/** A sensor of a board that may know its pieces. */
public interface PieceSensor extends Sensor {

    /**
     * Which piece stands where, by the squares of the board as it is wired.
     *
     * @return empty when the board does not know its pieces, or nothing is known of the board
     */
    Optional<Map<Square, Piece>> pieces();
}
