package org.jadoube.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.table.Table;
import org.jadoube.trace.Pace;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReplay;

/**
 * A game replayed from a trace and held against the moves that were really played.
 *
 * @param ply the first ply that differs, from 1; 0 if none does
 * @param played the move really played there, {@code -} for none
 * @param written the move written there, {@code -} for none
 * @param state what stood open at the end
 */
record ComparedGame(
        Path file, Verdict verdict, int ply, String played, String written, String state) {

    /** How good the game is. */
    enum Verdict {
        /** Every move is right. */
        EXACT,
        /**
         * A move is missing or wrong, and the players were told: a question about it was open, or
         * the board asked at the end for something to be put right.
         */
        FLAGGED,
        /** A wrong move was written, or moves were lost, and nothing said so. */
        WRONG
    }

    /** The file with the moves really played, beside a trace. */
    static Path expectFile(Path trace) {
        String name = String.valueOf(trace.getFileName()).replaceFirst("\\.trace$", "");
        return trace.resolveSibling(name + ".expect");
    }

    /** The moves in such a file: UCI, on one line, which is empty where no move was made. */
    static List<String> readMoves(String file, Reader text) throws IOException {
        String line = new BufferedReader(text).readLine();
        return line == null || line.isBlank() ? List.of() : List.of(line.strip().split(" +", -1));
    }

    /** Replays a trace and compares. */
    static ComparedGame of(Path file, Trace trace, List<String> played, Pace pace) {
        Set<Integer> asked = new HashSet<>();
        Table table =
                TraceReplay.play(trace, pace, turn -> noteQuestion(turn.step().table(), asked));
        Replayed game = new Replayed(table);
        List<String> written = game.uciMoves();
        String state = game.state();
        if (written.equals(played)) {
            return new ComparedGame(file, Verdict.EXACT, 0, "-", "-", state);
        }
        int same = 0;
        while (same < Math.min(written.size(), played.size())
                && written.get(same).equals(played.get(same))) {
            same++;
        }
        boolean wroteWrong = same < written.size();
        boolean flagged = asked.contains(same) || (!wroteWrong && !state.equals("ok"));
        return new ComparedGame(
                file,
                flagged ? Verdict.FLAGGED : Verdict.WRONG,
                same + 1,
                same < played.size() ? played.get(same) : "-",
                wroteWrong ? written.get(same) : "-",
                state);
    }

    private static void noteQuestion(Table table, Set<Integer> asked) {
        if (!table.alternatives().isEmpty()) {
            asked.add(table.game().plies());
        }
    }

    /** The difference in words; for games that are not exact. */
    @Override
    public String toString() {
        return file
                + ": ply "
                + ply
                + " was "
                + played
                + ", written "
                + written
                + ", at the end "
                + state;
    }
}
