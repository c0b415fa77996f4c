package org.jadoube.trace;

import java.util.List;
import org.jadoube.chess.Position;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;

/**
 * What a board's sensors and buttons did, from a position on.
 *
 * @param start the position in which the pieces stand when the trace begins
 * @param tokens in order of time; every {@link TraceToken.Contact} changes its contact
 */
public record Trace(
        Position start, Completion completion, TouchMove touchMove, List<TraceToken> tokens) {
    public Trace {
        tokens = List.copyOf(tokens);
    }
}
