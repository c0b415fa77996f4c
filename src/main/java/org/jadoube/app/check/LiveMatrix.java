package org.jadoube.app.check;

import java.io.PrintWriter;
import java.util.function.LongConsumer;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;

/**
 * The contacts as a picture that stays at the top of a terminal, while what is said runs below it.
 *
 * @see <a href="https://ecma-international.org/publications-and-standards/standards/ecma-48/">ECMA
 *     48</a>
 */
public final class LiveMatrix implements LongConsumer, AutoCloseable {
    private static final String ESCAPE = "\u001b[";
    private static final String CLEAR_SCREEN = ESCAPE + "2J";
    private static final String TOP_LEFT = ESCAPE + "1;1H";
    private static final String REST_OF_LINE = ESCAPE + "K";
    private static final String KEEP_CURSOR = "\u001b7";
    private static final String CURSOR_BACK = "\u001b8";
    private static final String WHOLE_SCREEN = ESCAPE + "r";
    private static final String BOTTOM = ESCAPE + "999;1H";
    private static final String FILES = "    a b c d e f g h";

    /** The lines of the picture and an empty one are not scrolled. */
    private static final int FIRST_SCROLLED = 11;

    private final PrintWriter terminal;

    /** Clears the terminal and shows an empty board. */
    public LiveMatrix(PrintWriter terminal) {
        this.terminal = terminal;
        terminal.print(CLEAR_SCREEN + ESCAPE + FIRST_SCROLLED + "r");
        terminal.print(ESCAPE + FIRST_SCROLLED + ";1H");
        accept(Bitboard.EMPTY);
    }

    /** Shows which contacts are closed, bit 0 for the board's own a1. */
    @Override
    public void accept(long contacts) {
        StringBuilder picture = new StringBuilder(KEEP_CURSOR + TOP_LEFT);
        for (int rank = 8; rank >= 1; rank--) {
            picture.append("  ").append(rank);
            for (int file = 0; file < 8; file++) {
                boolean isClosed = Bitboard.contains(contacts, Square.of(8 * (rank - 1) + file));
                picture.append(isClosed ? " o" : " .");
            }
            picture.append(REST_OF_LINE).append("\r\n");
        }
        terminal.print(picture.append(FILES).append(CURSOR_BACK));
        terminal.flush();
    }

    /** Gives the whole terminal back. */
    @Override
    public void close() {
        terminal.print(WHOLE_SCREEN + BOTTOM);
        terminal.flush();
    }
}
