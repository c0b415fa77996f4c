package org.jadoube.app;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/** Draws frames over one another on a terminal of 80 columns and 24 lines, in the hands' time. */
final class MovingScreen implements Screen {
    private static final int WORDS_WIDTH = 34;
    private static final int LINES = 22;
    private static final String ESCAPE = "\u001b[";
    private static final String PLAIN = ESCAPE + "0m";
    private static final String REST_OF_LINE = ESCAPE + "K";

    private static final int LIGHT_SQUARE = 187;
    private static final int DARK_SQUARE = 101;
    private static final int WHITE_INK = 231;
    private static final int BLACK_INK = 16;

    private final PrintWriter out;
    private final Pieces pieces;
    private final double speed;
    private @Nullable DemoFrame shown;
    private long shownMicros;

    /**
     * @param speed how much faster than the hands were
     */
    MovingScreen(PrintWriter out, Pieces pieces, double speed) {
        this.out = out;
        this.pieces = pieces;
        this.speed = speed;
    }

    @Override
    public void show(DemoFrame frame, long atMicros) {
        if (frame.equals(shown)) {
            return;
        }
        sleep(Duration.ofNanos(Math.round((atMicros - shownMicros) * 1_000 / speed)));
        StringBuilder picture = new StringBuilder();
        if (shown == null) {
            picture.append(ESCAPE).append("2J");
        }
        picture.append(ESCAPE).append("H").append(frame.title()).append(REST_OF_LINE).append('\n');
        List<String> words = FrameWords.of(frame, WORDS_WIDTH);
        for (int line = 0; line < LINES - 2; line++) {
            appendBoard(picture, frame, line);
            picture.append("   ").append(line < words.size() ? words.get(line) : "");
            picture.append(REST_OF_LINE).append('\n');
        }
        out.print(picture);
        out.flush();
        shown = frame;
        shownMicros = atMicros;
    }

    private void appendBoard(StringBuilder picture, DemoFrame frame, int line) {
        int rank = 7 - line / 2;
        if (rank < 0) {
            picture.append(
                    line == 16 ? "    a    b    c    d    e    f    g    h  " : " ".repeat(42));
            return;
        }
        boolean upper = line % 2 == 0;
        picture.append(upper ? rank + 1 + " " : "  ");
        for (int file = 0; file < 8; file++) {
            Square square = Square.of(file, rank);
            Light light = frame.light(square);
            int ground =
                    light != null ? light.ink() : square.isLight() ? LIGHT_SQUARE : DARK_SQUARE;
            boolean black =
                    frame.piece(square).map(piece -> piece.color() == Color.BLACK).orElse(true);
            colour(picture, black ? BLACK_INK : WHITE_INK, ground);
            picture.append(
                    upper
                            ? "  " + frame.solidSymbol(square, pieces) + "  "
                            : "   " + (light == null ? ' ' : light.letter()) + " ");
        }
        picture.append(PLAIN);
    }

    private static void colour(StringBuilder picture, int ink, int ground) {
        picture.append(ESCAPE)
                .append("38;5;")
                .append(ink)
                .append(";48;5;")
                .append(ground)
                .append('m');
    }

    private static void sleep(Duration duration) {
        try {
            Thread.sleep(duration);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
