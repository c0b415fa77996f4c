package org.jadoube.laws.winnability;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/** How far a position seems from the mate in a picture: an estimate in moves, to order a search. */
final class Promise {
    private static final int NONE = 64;
    private static final int NO_PIECE = 5;
    private static final int PROMOTION = 7;
    private static final int NO_BLOCKER = 20;

    private final Picture picture;
    private final Color winner;

    Promise(Picture picture, Color winner) {
        this.picture = picture;
        this.winner = winner;
    }

    /** The moves that the kings, a mating piece and a blocker still seem to need. */
    int movesLeft(Position position) {
        Color loser = winner.opposite();
        int kings =
                nearest(false, Role.KING, position.pieces(loser, Role.KING))
                        + nearest(true, Role.KING, position.pieces(winner, Role.KING));
        long own = position.occupied(winner);
        if ((own & (position.pieces(Role.ROOK) | position.pieces(Role.QUEEN))) != 0) {
            return kings;
        }
        return kings + matingPiece(position) + blocker(position, loser);
    }

    private int matingPiece(Position position) {
        int least =
                Math.min(
                        nearest(true, Role.KNIGHT, position.pieces(winner, Role.KNIGHT)),
                        nearest(true, Role.BISHOP, position.pieces(winner, Role.BISHOP)));
        long pawns = WinnersView.of(position.pieces(winner, Role.PAWN), winner);
        if (pawns != 0) {
            least = Math.min(least, 7 - ((63 - Long.numberOfLeadingZeros(pawns)) >> 3));
        }
        return least == NONE ? NO_PIECE : least;
    }

    private int blocker(Position position, Color loser) {
        long knights = position.pieces(winner, Role.KNIGHT);
        long bishops = position.pieces(winner, Role.BISHOP);
        if (position.pieces(winner, Role.PAWN) != 0
                || Long.bitCount(knights) > 1
                || (knights != 0 && bishops != 0)) {
            return 0;
        }
        int least =
                Math.min(
                        nearest(false, Role.KNIGHT, position.pieces(loser, Role.KNIGHT)),
                        nearest(false, Role.BISHOP, position.pieces(loser, Role.BISHOP)));
        if (knights != 0) {
            least = Math.min(least, nearest(false, Role.ROOK, position.pieces(loser, Role.ROOK)));
        }
        if (least < NONE) {
            return least;
        }
        long pawns = WinnersView.of(position.pieces(loser, Role.PAWN), winner);
        return pawns == 0 ? NO_BLOCKER : PROMOTION + (Long.numberOfTrailingZeros(pawns) >> 3);
    }

    private int nearest(boolean winners, Role role, long pieces) {
        int least = NONE;
        for (long rest = WinnersView.of(pieces, winner); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            least = Math.min(least, picture.distance(winners, role, square));
        }
        return least;
    }
}
