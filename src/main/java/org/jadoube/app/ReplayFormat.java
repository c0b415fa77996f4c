package org.jadoube.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import org.jadoube.trace.Pace;
import org.jadoube.trace.Trace;

/** What {@code jadoube replay} prints of a trace. */
enum ReplayFormat {
    /** One line with the moves in UCI and what stands open at the end. */
    UCI {
        @Override
        void print(Path file, Trace trace, Pace pace, PrintWriter results) {
            Replayed game = Replayed.of(trace, pace);
            results.println(file + "\t" + String.join(" ", game.uciMoves()) + "\t" + game.state());
        }
    },
    /** The game as PGN. */
    PGN {
        @Override
        void print(Path file, Trace trace, Pace pace, PrintWriter results) {
            results.print(Replayed.of(trace, pace).pgn(new LinkedHashMap<>()));
        }
    },
    /** One JSON object for everything that the table took in. */
    JSONL {
        @Override
        void print(Path file, Trace trace, Pace pace, PrintWriter results) {
            new JsonLines(file, results).print(trace, pace);
        }
    };

    abstract void print(Path file, Trace trace, Pace pace, PrintWriter results);
}
