package org.jadoube.app;

import org.jadoube.chess.Piece;

/** How pieces are drawn in text. */
enum Pieces {
    /** English letters, capitals for White. */
    LETTERS("PNBRQKpnbrqk", 'o'),
    /** Chess symbols, outlined for White. */
    SYMBOLS("♙♘♗♖♕♔♟♞♝♜♛♚", '●'),
    /**
     * The filled chess symbols for both sides, for where the colour of the ink tells them apart.
     */
    SOLID_SYMBOLS("♟♞♝♜♛♚♟♞♝♜♛♚", '●');

    private final String drawn;
    private final char unknown;

    Pieces(String drawn, char unknown) {
        this.drawn = drawn;
        this.unknown = unknown;
    }

    char of(Piece piece) {
        return drawn.charAt(piece.ordinal());
    }

    /** Something of which no more is known than where it stands. */
    char unknown() {
        return unknown;
    }
}
