package org.jadoube.adapter.web;

import java.util.Locale;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;

/** Names of things in what is sent to the page. */
final class Letters {
    private Letters() {}

    /** The letter of a piece as in FEN: upper case for White. */
    static char of(Piece piece) {
        char letter =
                switch (piece.role()) {
                    case PAWN -> 'P';
                    case KNIGHT -> 'N';
                    case BISHOP -> 'B';
                    case ROOK -> 'R';
                    case QUEEN -> 'Q';
                    case KING -> 'K';
                };
        return piece.color() == Color.WHITE ? letter : Character.toLowerCase(letter);
    }

    /** A position as one letter a square, from a1 to h8; a dot for an empty one. */
    static String of(Position position) {
        StringBuilder text = new StringBuilder(64);
        for (Square square : Square.values()) {
            text.append(position.pieceAt(square).map(Letters::of).orElse('.'));
        }
        return text.toString();
    }

    /** The name of a constant, such as {@code under-way}. */
    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
