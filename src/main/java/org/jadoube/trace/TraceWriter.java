package org.jadoube.trace;

import java.math.BigDecimal;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;

/** Writes traces so that reading them gives the same again. */
public final class TraceWriter {
    private TraceWriter() {}

    /**
     * The text of a trace.
     *
     * @throws IllegalArgumentException if it holds a choice of promotion that no pawn can become
     */
    public static String format(Trace trace) {
        StringBuilder text = new StringBuilder("trace: 1\n");
        text.append("fen: ").append(Fen.format(trace.start(), Variant.STANDARD)).append('\n');
        text.append("completion: ")
                .append(trace.completion() == Completion.AUTO ? "auto" : "press")
                .append('\n');
        text.append("touch-move: ")
                .append(trace.touchMove() == TouchMove.TOLERANT ? "tolerant" : "strict")
                .append("\n---\n");
        for (TraceToken token : trace.tokens()) {
            text.append(millis(token.atMicros())).append(' ').append(TraceTokens.format(token));
            text.append('\n');
        }
        return text.toString();
    }

    private static String millis(long micros) {
        return BigDecimal.valueOf(micros, 3).stripTrailingZeros().toPlainString();
    }
}
