package org.jadoube.laws.winnability;

import java.util.Comparator;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;

/** Which of the possible mating squares to steer for first. */
final class MatingOrder {

    private MatingOrder() {}

    /** Pictures of mates: first where the king has few squares, few to fill, and is near. */
    static Picture[] pictures(Reach reach, MatingSquares mating, int most) {
        Comparator<Square> order =
                Comparator.comparingInt((Square square) -> effort(reach, mating, square))
                        .thenComparing(Comparator.naturalOrder());
        return Bitboard.squares(mating.squares()).stream()
                .sorted(order)
                .limit(most)
                .map(square -> Picture.mate(reach, mating, square.bit()))
                .toArray(Picture[]::new);
    }

    private static int effort(Reach reach, MatingSquares mating, Square square) {
        Square king = Square.of(reach.pieces.losersKing);
        int way =
                Math.max(
                        Math.abs(king.file() - square.file()),
                        Math.abs(king.rank() - square.rank()));
        return 3 * Long.bitCount(Flood.king(square.bit()) & reach.losersKing)
                + 2 * Long.bitCount(mating.escapes(square.bit()))
                + way;
    }
}
