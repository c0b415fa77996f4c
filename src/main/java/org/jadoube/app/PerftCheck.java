package org.jadoube.app;

import java.io.PrintWriter;
import org.jadoube.chess.Perft;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;

/** Holds the move generator against the known counts of a suite and keeps the score. */
final class PerftCheck {
    private final long maxNodes;
    private final PrintWriter results;
    private final PrintWriter talk;
    private long nodes;
    private int passed;
    private int failed;

    /**
     * @param maxNodes the largest count that is checked
     * @param results where failures go
     * @param talk where remarks go
     */
    PerftCheck(long maxNodes, PrintWriter results, PrintWriter talk) {
        this.maxNodes = maxNodes;
        this.results = results;
        this.talk = talk;
    }

    /**
     * Checks a position at every depth whose count is not too large, up to the first wrong one.
     *
     * <p>Suites hold positions that no game can reach. As long as moves are possible there, they
     * are counted, with a remark; else the position fails with the reason.
     */
    void run(PerftSuite.Entry entry) {
        try {
            Position position = Fen.parseComposed(entry.fen());
            remarkIfNoGameLeadsTo(entry);
            if (isRight(entry, position)) {
                passed++;
            } else {
                failed++;
            }
        } catch (FenException refused) {
            results.println("refused " + entry.name() + ": " + refused.getMessage());
            failed++;
        }
    }

    private void remarkIfNoGameLeadsTo(PerftSuite.Entry entry) {
        try {
            Fen.parse(entry.fen());
        } catch (FenException broken) {
            talk.println("no game leads to " + entry.name() + ": " + broken.getMessage());
        }
    }

    private boolean isRight(PerftSuite.Entry entry, Position position) {
        for (var known : entry.nodes().entrySet()) {
            if (known.getValue() > maxNodes) {
                continue;
            }
            long counted = Perft.count(position, known.getKey());
            nodes += counted;
            if (counted != known.getValue()) {
                results.printf(
                        "failed %s: depth %d has %d, counted %d%n",
                        entry.name(), known.getKey(), known.getValue(), counted);
                return false;
            }
        }
        return true;
    }

    /** Every sequence counted so far. */
    long nodes() {
        return nodes;
    }

    /** Positions with all counts right. */
    int passed() {
        return passed;
    }

    /** Positions refused or with a wrong count. */
    int failed() {
        return failed;
    }
}
