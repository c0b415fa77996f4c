package org.jadoube.chess;

/** A piece: a color and a role. */
public enum Piece {
    WHITE_PAWN(Color.WHITE, Role.PAWN),
    WHITE_KNIGHT(Color.WHITE, Role.KNIGHT),
    WHITE_BISHOP(Color.WHITE, Role.BISHOP),
    WHITE_ROOK(Color.WHITE, Role.ROOK),
    WHITE_QUEEN(Color.WHITE, Role.QUEEN),
    WHITE_KING(Color.WHITE, Role.KING),
    BLACK_PAWN(Color.BLACK, Role.PAWN),
    BLACK_KNIGHT(Color.BLACK, Role.KNIGHT),
    BLACK_BISHOP(Color.BLACK, Role.BISHOP),
    BLACK_ROOK(Color.BLACK, Role.ROOK),
    BLACK_QUEEN(Color.BLACK, Role.QUEEN),
    BLACK_KING(Color.BLACK, Role.KING);

    private static final Piece[] ALL = values();

    private final Color color;
    private final Role role;

    Piece(Color color, Role role) {
        this.color = color;
        this.role = role;
    }

    /** The piece of this color and role. */
    public static Piece of(Color color, Role role) {
        return ALL[color.ordinal() * 6 + role.ordinal()];
    }

    public Color color() {
        return color;
    }

    public Role role() {
        return role;
    }
}
