package org.jadoube.laws.winnability;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/**
 * A mate to steer for: how many moves each kind of piece is from its place in it.
 *
 * <p>Squares are as the winner sees them. On an open board the loser's king goes to a corner, a
 * piece of its own beside it, the winner's king opposite.
 */
final class Picture {
    private static final int FAR = 64;
    private static final int H8 = 63;
    private static final int MIRROR = 7;
    private static final int G8 = 62;
    private static final int H7 = 55;
    private static final int G6 = 46;
    private static final int E5 = 36;
    private static final Picture CORNER_H8 = corner(0);
    private static final Picture CORNER_A8 = corner(MIRROR);

    private final byte[] distances = new byte[2 * 8 * 64];

    private Picture() {}

    /** The mate in the corner that the bishops on the board fit. */
    static Picture corner(Position position, Color winner) {
        long dark = WinnersView.of(~Bitboard.LIGHT_SQUARES, winner);
        long bishops = position.pieces(Role.BISHOP);
        long own = bishops & position.occupied(winner);
        boolean onH8 = bishops == 0 || (own & dark) != 0 || (own == 0 && (bishops & ~dark) != 0);
        return onH8 ? CORNER_H8 : CORNER_A8;
    }

    private static Picture corner(int mirror) {
        Picture picture = new Picture();
        long all = Bitboard.ALL;
        long corner = 1L << (H8 ^ mirror);
        long beside = 1L << (G8 ^ mirror);
        picture.measure(false, Role.KING, corner, all, all);
        picture.measure(false, Role.KNIGHT, beside, all, all);
        picture.measure(false, Role.BISHOP, beside | (1L << (H7 ^ mirror)), all, all);
        picture.measure(false, Role.ROOK, beside, all, all);
        picture.measure(true, Role.KING, 1L << (G6 ^ mirror), all, all);
        picture.measure(true, Role.KNIGHT, 1L << (E5 ^ mirror), all, all);
        picture.measure(true, Role.BISHOP, Flood.bishop(corner, all), all, all);
        return picture;
    }

    /** A mate on one of the squares that the static proof could not rule out. */
    static Picture mate(Reach reach, MatingSquares mating, long king) {
        Picture picture = new Picture();
        long open = ~reach.steady;
        long near = Flood.king(king);
        long escapes = mating.escapes(king);
        long filled = escapes == 0 ? near : escapes;
        picture.measure(false, Role.KING, king, open, reach.losersKing);
        picture.measure(false, Role.KNIGHT, filled, open, open);
        picture.measure(false, Role.BISHOP, filled, open, open);
        picture.measure(false, Role.ROOK, filled, open, open);
        long opposite = Flood.king(near) & ~near & ~king & reach.winnersKing;
        picture.measure(true, Role.KING, opposite, open, reach.winnersKing);
        picture.measure(true, Role.KNIGHT, Flood.knight(king | near), open, open);
        picture.measure(true, Role.BISHOP, Flood.bishop(king, open), open, open);
        return picture;
    }

    private void measure(boolean winners, Role role, long goals, long open, long within) {
        for (int square = 0; square < 64; square++) {
            distances[index(winners, role, square)] = FAR;
        }
        long seen = 0;
        long ring = goals;
        for (byte moves = 0; ring != 0; moves++) {
            for (long rest = ring; rest != 0; rest &= rest - 1) {
                distances[index(winners, role, Long.numberOfTrailingZeros(rest))] = moves;
            }
            seen |= ring;
            ring = Flood.attacks(role, ring, open) & within & ~seen;
        }
    }

    /** Moves of the piece to its place; {@value #FAR} when it has none or finds no way. */
    int distance(boolean winners, Role role, int square) {
        return distances[index(winners, role, square)];
    }

    private static int index(boolean winners, Role role, int square) {
        return (winners ? 512 : 0) | (role.ordinal() << 6) | square;
    }
}
