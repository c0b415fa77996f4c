package org.jadoube.chess;

/** One of the two sides. */
public enum Color {
    WHITE,
    BLACK;

    /** The other side. */
    public Color opposite() {
        return this == WHITE ? BLACK : WHITE;
    }
}
