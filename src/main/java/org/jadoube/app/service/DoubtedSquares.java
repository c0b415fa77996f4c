package org.jadoube.app.service;

import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.table.Input;
import org.jadoube.table.Sitting;

/**
 * The contacts that the board itself has had masked, so that it can have them counted again. What
 * people have masked, or have counted again, is none of its business.
 */
final class DoubtedSquares {
    private long squares;

    /** What becomes of a contact that the board no longer trusts; nothing where it is masked. */
    Optional<Input> doubt(Square square, Sitting sitting, long atMicros) {
        if (Bitboard.contains(sitting.masked(), square)) {
            return Optional.empty();
        }
        squares |= square.bit();
        return Optional.of(new Input.Masked(square, true, atMicros));
    }

    /** What becomes of a contact that the board trusts again. */
    Optional<Input> trust(Square square, long atMicros) {
        if (!Bitboard.contains(squares, square)) {
            return Optional.empty();
        }
        squares &= ~square.bit();
        return Optional.of(new Input.Masked(square, false, atMicros));
    }

    /** An entry of people, who may have decided about a contact. */
    Input entered(Input input) {
        if (input instanceof Input.Masked masked) {
            squares &= ~masked.square().bit();
        }
        return input;
    }
}
