package org.jadoube.laws.winnability;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/** What the pieces alone say, wherever they stand. */
final class Material {

    private Material() {}

    /**
     * Whether a side can never mate again with what is on the board, whatever is played.
     *
     * <p>Sound, not complete. Ask only where the other side is not mated already: two bishops of
     * one color may just have mated.
     */
    static boolean isHopeless(Position position, Color winner) {
        long own = position.occupied(winner);
        long strong =
                position.pieces(Role.PAWN)
                        | position.pieces(Role.ROOK)
                        | position.pieces(Role.QUEEN);
        if ((own & strong) != 0) {
            return false;
        }
        long knights = own & position.pieces(Role.KNIGHT);
        long bishops = own & position.pieces(Role.BISHOP);
        if (knights == 0) {
            return bishops == 0
                    || ((position.pieces(Role.PAWN) | position.pieces(Role.KNIGHT)) == 0
                            && isOneColored(position.pieces(Role.BISHOP)));
        }
        // A queen beside the king guards the square from which the knight would mate.
        long blockers =
                position.occupied(winner.opposite())
                        & ~position.pieces(Role.KING)
                        & ~position.pieces(Role.QUEEN);
        return bishops == 0 && Long.bitCount(knights) == 1 && blockers == 0;
    }

    /**
     * Whether a mate needs a piece of the loser's own to take a square from its king, and only a
     * promotion can bring the loser one that serves.
     */
    static boolean needsPromotionOfLoser(Position position, Color winner) {
        long own = position.occupied(winner);
        long enemy = position.occupied(winner.opposite());
        long strong =
                position.pieces(Role.PAWN)
                        | position.pieces(Role.ROOK)
                        | position.pieces(Role.QUEEN);
        if ((own & strong) != 0 || (enemy & position.pieces(Role.PAWN)) == 0) {
            return false;
        }
        long knights = own & position.pieces(Role.KNIGHT);
        long bishops = own & position.pieces(Role.BISHOP);
        long helpers = enemy & position.pieces(Role.KNIGHT);
        long bishopHelpers = enemy & position.pieces(Role.BISHOP);
        if (knights != 0) {
            return bishops == 0
                    && Long.bitCount(knights) == 1
                    && (helpers | bishopHelpers | (enemy & position.pieces(Role.ROOK))) == 0;
        }
        return isOneColored(bishops) && (helpers | (bishopHelpers & ~colorOf(bishops))) == 0;
    }

    private static boolean isOneColored(long squares) {
        return (squares & ~colorOf(squares)) == 0;
    }

    /** All squares of the color of the first. */
    private static long colorOf(long squares) {
        return (squares & Bitboard.LIGHT_SQUARES & Long.lowestOneBit(squares)) != 0
                ? Bitboard.LIGHT_SQUARES
                : ~Bitboard.LIGHT_SQUARES;
    }
}
