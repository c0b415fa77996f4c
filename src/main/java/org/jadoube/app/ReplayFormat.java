package org.jadoube.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jadoube.trace.Pace;

/** What {@code jadoube replay} prints of a recording. */
enum ReplayFormat {
    /** One line with the moves in UCI and what stands open at the end. */
    UCI {
        @Override
        void print(Path file, Recording recording, Pace pace, PrintWriter results) {
            Replayed game = Replayed.of(recording, pace);
            results.println(file + "\t" + String.join(" ", game.uciMoves()) + "\t" + game.state());
        }
    },
    /** The game as PGN. */
    PGN {
        @Override
        void print(Path file, Recording recording, Pace pace, PrintWriter results) {
            results.print(Replayed.of(recording, pace).pgn(recording.tags()));
        }
    },
    /** One JSON object for everything that was taken in. */
    JSONL {
        @Override
        void print(Path file, Recording recording, Pace pace, PrintWriter results) {
            new JsonLines(file, results).print(recording, pace);
        }
    };

    abstract void print(Path file, Recording recording, Pace pace, PrintWriter results);
}
