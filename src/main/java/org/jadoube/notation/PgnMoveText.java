package org.jadoube.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;

/** The moves of one game as words, and the words as lines. */
final class PgnMoveText {
    private static final int WIDTH = 79;
    private static final String NEVER_AT_LINE_START = "%[";

    /** Blanks of a command such as {@code [%clk 0:05:00]} do not part words. */
    private static final Pattern COMMENT_WORD = Pattern.compile("(?:\\[%[^\\]]*\\]|\\S)+");

    private final List<String> words = new ArrayList<>();
    private String prefix = "";

    void line(PgnLine line, Position start) {
        line.preface().forEach(this::comment);
        Position position = start;
        boolean needsNumber = true;
        for (PgnMove move : line.moves()) {
            if (position.turn() == Color.WHITE) {
                word(position.fullmoveNumber() + ".");
            } else if (needsNumber) {
                word(position.fullmoveNumber() + "...");
            }
            word(San.format(move.move(), position));
            needsNumber = false;
            for (PgnRemark remark : move.remarks()) {
                needsNumber |= !(remark instanceof PgnRemark.Glyph);
                remark(remark, position);
            }
            position = position.playUnchecked(move.move());
        }
    }

    void word(String word) {
        words.add(prefix + word);
        prefix = "";
    }

    /** The words in lines, each with its end. */
    String wrapped() {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : words) {
            if (column > 0 && column + 1 + word.length() <= WIDTH) {
                text.append(' ');
                column++;
            } else if (column > 0) {
                text.append('\n');
                column = 0;
            }
            text.append(word);
            column += word.length();
        }
        return text.append('\n').toString();
    }

    private void remark(PgnRemark remark, Position before) {
        switch (remark) {
            case PgnRemark.Comment comment -> comment(comment);
            case PgnRemark.Glyph glyph -> word("$" + glyph.code());
            case PgnRemark.Variation variation -> {
                prefix = "(";
                line(variation.line(), before);
                attach(")");
            }
        }
    }

    private void comment(PgnRemark.Comment comment) {
        prefix += "{";
        int first = words.size();
        for (String word :
                COMMENT_WORD.matcher(comment.text()).results().map(MatchResult::group).toList()) {
            if (words.size() > first && NEVER_AT_LINE_START.indexOf(word.charAt(0)) >= 0) {
                attach(" " + word);
            } else {
                word(word);
            }
        }
        if (words.size() == first) {
            word("");
        }
        attach("}");
    }

    private void attach(String ending) {
        words.set(words.size() - 1, words.getLast() + ending);
    }
}
