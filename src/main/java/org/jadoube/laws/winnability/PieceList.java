package org.jadoube.laws.winnability;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/**
 * The pieces of a position, one by one, with the board turned so that the side that wants to mate,
 * the winner, plays up the board.
 */
final class PieceList {
    private static final Role[] ROLES = Role.values();
    private static final int MOST = 64;

    final int[] home = new int[MOST];
    final Role[] role = new Role[MOST];
    final boolean[] isWinners = new boolean[MOST];
    int count;
    long castlingRooks;
    int winnersKing;
    int losersKing;

    /** The winner's only piece besides the king; empty if there are more. */
    long lastPiece;

    void load(Position position, Color winner) {
        count = 0;
        for (Role each : ROLES) {
            add(each, WinnersView.of(position.pieces(winner, each), winner), true);
            add(each, WinnersView.of(position.pieces(winner.opposite(), each), winner), false);
        }
        castlingRooks = WinnersView.of(position.castlingRooks(), winner);
        winnersKing = home[count - 2];
        losersKing = home[count - 1];
        long others = position.occupied(winner) & ~position.pieces(Role.KING);
        lastPiece = Long.bitCount(others) == 1 ? WinnersView.of(others, winner) : 0;
    }

    private void add(Role each, long squares, boolean winners) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            home[count] = Long.numberOfTrailingZeros(rest);
            role[count] = each;
            isWinners[count] = winners;
            count++;
        }
    }
}
