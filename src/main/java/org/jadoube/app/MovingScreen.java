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
    private static final int LINES = 20;
    private static final int FILES_LINE = 16;
    private static final String FILES = "    a    b    c    d    e    f    g    h  ";
    private static final String ESCAPE = "\u001b[";
    private static final String PLAIN = ESCAPE + "0m";
    private static final String REST_OF_LINE = ESCAPE + "K";

    private static final int LIGHT_SQUARE = 246;
    private static final int DARK_SQUARE = 241;
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
        for (int line = 0; line < LINES; line++) {
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
            picture.append(line == FILES_LINE ? FILES : " ".repeat(FILES.length()));
            return;
        }
        boolean upper = line % 2 == 0;
        picture.append(upper ? rank + 1 + " " : "  ");
        for (int file = 0; file < 8; file++) {
            Square square = Square.of(file, rank);
            appendColours(picture, frame, square);
            picture.append(
                    upper
                            ? "  " + frame.symbol(square, pieces, ' ') + "  "
                            : "   " + frame.light(square).map(Light::letter).orElse(' ') + " ");
        }
        picture.append(PLAIN);
    }

    private static void appendColours(StringBuilder picture, DemoFrame frame, Square square) {
        int bare = square.isLight() ? LIGHT_SQUARE : DARK_SQUARE;
        int ground = frame.light(square).map(Light::ink).orElse(bare);
        boolean white =
                frame.piece(square).map(piece -> piece.color() == Color.WHITE).orElse(false);
        int ink = white ? WHITE_INK : BLACK_INK;
        picture.append(ESCAPE).append("38;5;").append(ink);
        picture.append(";48;5;").append(ground).append('m');
    }

    private static void sleep(Duration duration) {
        try {
            Thread.sleep(duration);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
