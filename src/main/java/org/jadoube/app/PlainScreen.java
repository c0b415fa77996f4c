package org.jadoube.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/** Prints frames one after another, without colours and without waiting. */
final class PlainScreen implements Screen {
    private static final int WORDS_WIDTH = 48;

    private final PrintWriter out;
    private final Pieces pieces;
    private @Nullable DemoFrame shown;

    PlainScreen(PrintWriter out, Pieces pieces) {
        this.out = out;
        this.pieces = pieces;
    }

    @Override
    public void show(DemoFrame frame, long atMicros) {
        if (frame.equals(shown)) {
            return;
        }
        if (shown == null) {
            out.println(frame.title());
        }
        shown = frame;
        List<String> words = FrameWords.of(frame, WORDS_WIDTH);
        out.println();
        out.println(String.format(Locale.ROOT, "%.2f s", atMicros / 1e6));
        for (int line = 0; line < Math.max(9, words.size()); line++) {
            String side = line < words.size() ? words.get(line) : "";
            out.println((board(frame, line) + "   " + side).stripTrailing());
        }
        out.flush();
    }

    private String board(DemoFrame frame, int line) {
        if (line >= 8) {
            return line == 8 ? "   a  b  c  d  e  f  g  h  " : " ".repeat(27);
        }
        StringBuilder text = new StringBuilder().append(8 - line).append(' ');
        for (int file = 0; file < 8; file++) {
            Square square = Square.of(file, 7 - line);
            text.append(' ')
                    .append(frame.symbol(square, pieces, '.'))
                    .append(frame.light(square).map(Light::letter).orElse(' '));
        }
        return text.append(' ').toString();
    }
}
