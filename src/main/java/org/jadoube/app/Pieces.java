package org.jadoube.app;

import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;

/** How pieces are drawn in text. */
enum Pieces {
    /** Letters of the English language; capitals for White. */
    LETTERS("PNBRQKpnbrqk", 'o'),
    /** The chess symbols of Unicode. */
    FIGURINES("♙♘♗♖♕♔♟♞♝♜♛♚", '●');

    private final String symbols;
    private final char unknown;

    Pieces(String symbols, char unknown) {
        this.symbols = symbols;
        this.unknown = unknown;
    }

    char of(Piece piece) {
        return symbols.charAt(piece.ordinal());
    }

    /** The same for both colors, where the color of the ink tells them apart. */
    char solid(Piece piece) {
        return this == LETTERS
                ? of(Piece.of(Color.WHITE, piece.role()))
                : of(Piece.of(Color.BLACK, piece.role()));
    }

    /** A piece of which nothing is known but where it stands. */
    char unknown() {
        return unknown;
    }
}
