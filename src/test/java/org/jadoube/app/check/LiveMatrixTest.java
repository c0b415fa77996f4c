package org.jadoube.app.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.Test;

/** What the builder of a board sees of its contacts. */
class LiveMatrixTest {
    private final StringWriter terminal = new StringWriter();

    @Test
    void showsEachContactWhereItsSquareIs() {
        try (LiveMatrix matrix = new LiveMatrix(new PrintWriter(terminal))) {
            terminal.getBuffer().setLength(0);
            matrix.accept(Square.A1.bit() | Square.E4.bit() | Square.H8.bit());

            List<String> picture =
                    terminal.toString()
                            .replaceAll("\u001b(\\[[0-9;]*[A-Za-z]|[78])", "")
                            .lines()
                            .toList();
            assertEquals("  8 . . . . . . . o", picture.get(0));
            assertEquals("  4 . . . . o . . .", picture.get(4));
            assertEquals("  1 o . . . . . . .", picture.get(7));
            assertEquals("    a b c d e f g h", picture.get(8));
        }
    }

    @Test
    void givesTheTerminalBackAsItWas() {
        new LiveMatrix(new PrintWriter(terminal)).close();

        String scrollsBelowOnly = "\u001b[11r";
        String scrollsAll = "\u001b[r";
        assertTrue(terminal.toString().contains(scrollsBelowOnly));
        assertTrue(terminal.toString().indexOf(scrollsAll) > 0);
    }
}
