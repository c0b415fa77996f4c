package org.jadoube.recognition;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * Recognises the gesture that ends a game: both kings are put on the centre squares.
 *
 * <p>Any two centre squares are neighbours, so the second king can never get there by a legal move;
 * the first one may, and then its move is part of the gesture.
 */
final class KingsInCentre {
    private static final long CENTRE = Bitboard.of(Square.D4, Square.E4, Square.D5, Square.E5);

    private KingsInCentre() {}

    /** The game without the gesture, and where the kings stand. */
    record Gesture(Line line, long squares) {}

    /**
     * The gesture, if the contacts show it; else null.
     *
     * @param shown the moves on the board
     */
    static @Nullable Gesture find(Line shown, Interval interval, Contacts board) {
        long lifted = new History(interval).opened();
        long masked = board.masked();
        Line line = shown;
        while (true) {
            Position position = line.position();
            long kings = position.pieces(Role.KING);
            long others = position.occupied() & ~kings & ~masked;
            long contacts = interval.contacts();
            long there = contacts & ~others;
            if ((kings & ~lifted & ~masked) == 0
                    && (others & ~contacts) == 0
                    && Long.bitCount(there) == 2
                    && (there & ~CENTRE) == 0) {
                return new Gesture(line, there);
            }
            Line before = line.before();
            if (before == null || !(line.lastMove() instanceof Move.Normal move)) {
                return null;
            }
            Color mover = before.position().turn();
            boolean kingToCentre =
                    before.position().king(mover) == move.from()
                            && Bitboard.contains(CENTRE, move.to());
            if (!kingToCentre) {
                return null;
            }
            lifted |= move.from().bit();
            line = before;
        }
    }
}
