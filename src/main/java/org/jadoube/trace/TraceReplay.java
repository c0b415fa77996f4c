package org.jadoube.trace;

import java.util.function.Consumer;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Table;
import org.jadoube.trace.SimulatedLoop.Turn;

/** Plays traces back through the loop of the service, in simulated time. */
public final class TraceReplay {
    /** The rest that a trace without an end is given; a recorded end brings its own. */
    private static final long REST_MICROS = 3_000_000;

    private TraceReplay() {}

    /**
     * The table as it stands when the trace has ended.
     *
     * <p>Scanning begins when the trace does, with the pieces in its start position.
     *
     * @param onTurn told of everything that the table takes in, in order
     */
    public static Table play(Trace trace, Pace pace, Consumer<Turn> onTurn) {
        SimulatedLoop loop =
                new SimulatedLoop(
                        Tables.of(trace, pace, 0),
                        pace,
                        Orientation.STRAIGHT,
                        trace.start().occupied(),
                        0,
                        onTurn);
        trace.tokens().forEach(loop::add);
        loop.runTo(endMicros(trace));
        return loop.table();
    }

    private static long endMicros(Trace trace) {
        if (trace.tokens().isEmpty()) {
            return 0;
        }
        TraceToken last = trace.tokens().getLast();
        return last instanceof TraceToken.End ? last.atMicros() : last.atMicros() + REST_MICROS;
    }
}
