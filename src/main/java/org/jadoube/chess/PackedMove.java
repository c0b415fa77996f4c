package org.jadoube.chess;

import org.jspecify.annotations.Nullable;

/**
 * Moves in the bits of an {@code int}, for searches that cannot afford an object a move.
 *
 * <p>Bits 0 to 5 hold {@link Move#from()}, bits 6 to 11 {@link Move#to()}, bits 12 to 14 the role
 * of a promotion (else 0), bit 15 marks an en passant capture, bit 16 a castling. A packed move
 * means what {@link #unpack} makes of it and is as good for tables and comparison as a {@link
 * Move}.
 */
public final class PackedMove {
    static final int PROMOTION_SHIFT = 12;
    static final int TO_KNIGHT = Role.KNIGHT.ordinal() << PROMOTION_SHIFT;
    static final int TO_BISHOP = Role.BISHOP.ordinal() << PROMOTION_SHIFT;
    static final int TO_ROOK = Role.ROOK.ordinal() << PROMOTION_SHIFT;
    static final int TO_QUEEN = Role.QUEEN.ordinal() << PROMOTION_SHIFT;
    static final int EN_PASSANT = 1 << 15;
    static final int CASTLE = 1 << 16;

    private static final Role[] ROLES = Role.values();

    private PackedMove() {}

    /** The move, packed. */
    public static int pack(Move move) {
        int squares = move.from().index() | (move.to().index() << 6);
        return switch (move) {
            case Move.Normal(Square from, Square to, @Nullable Role promotion) ->
                    promotion == null
                            ? squares
                            : squares | (promotion.ordinal() << PROMOTION_SHIFT);
            case Move.EnPassant enPassant -> squares | EN_PASSANT;
            case Move.Castle castle -> squares | CASTLE;
        };
    }

    /** The move that was packed. */
    public static Move unpack(int move) {
        Square from = Square.of(from(move));
        Square to = Square.of(to(move));
        if (isEnPassant(move)) {
            return new Move.EnPassant(from, to);
        }
        return isCastle(move)
                ? new Move.Castle(from, to)
                : new Move.Normal(from, to, promotion(move));
    }

    /** The index of {@link Move#from()}. */
    public static int from(int move) {
        return move & 63;
    }

    /** The index of {@link Move#to()}: where the piece lands; for a castling, the rook's square. */
    public static int to(int move) {
        return (move >>> 6) & 63;
    }

    /** The role that a pawn takes on, else null. */
    public static @Nullable Role promotion(int move) {
        int role = (move >>> PROMOTION_SHIFT) & 7;
        return role == 0 ? null : ROLES[role];
    }

    /** Whether the move is an en passant capture. */
    public static boolean isEnPassant(int move) {
        return (move & EN_PASSANT) != 0;
    }

    /** Whether the move is a castling. */
    public static boolean isCastle(int move) {
        return (move & CASTLE) != 0;
    }
}
