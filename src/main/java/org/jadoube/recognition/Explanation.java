package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * One way in which the contacts of an interval can have come about.
 *
 * @param plies the moves that are complete, oldest first
 * @param end the position after them
 * @param missing squares that the position occupies and whose contact is open: pieces in the hand
 * @param extra squares that the position leaves empty and whose contact is closed: landings of a
 *     move that is not yet complete
 * @param cost what is left unexplained or assumed, by {@link Cost}
 * @param strain of the cost, what times and touches have against it
 * @param landedMicros when each ply landed
 * @param rivalled whether other moves fit hardly less
 */
record Explanation(
        List<Ply> plies,
        Position end,
        long missing,
        long extra,
        int cost,
        int strain,
        List<Long> landedMicros,
        boolean rivalled) {

    Explanation {
        plies = List.copyOf(plies);
        landedMicros = List.copyOf(landedMicros);
    }

    /** Whether the board shows the end position, with nothing in the hand. */
    boolean isComplete() {
        return missing == 0 && extra == 0;
    }

    /** The moves that are complete. */
    List<Move> moves() {
        return plies.stream().map(Ply::move).toList();
    }

    /** A line and the first complete moves, which are inferred where contacts leave doubts. */
    Line after(Line line, int count) {
        int inferred = Math.min(count, inferred());
        return line.inferring(moves().subList(0, inferred)).then(moves().subList(inferred, count));
    }

    /** How many moves are inferred: up to the last one that was not felt, and all of a poor fit. */
    private int inferred() {
        int inferred = plies.size();
        while (strain < Cost.POOR_FIT
                && !rivalled
                && inferred > 0
                && plies.get(inferred - 1).isFelt()) {
            inferred--;
        }
        return inferred;
    }

    /**
     * How many plies at the end can still be revised: the last one, and those before it whose piece
     * may only have stopped on its way while the reply was begun.
     */
    int openPlies(long nowMicros) {
        int last = plies.size() - 1;
        int first = last;
        while (first > 0
                && nowMicros - landedMicros.get(first - 1) < Cost.SLIDE_STOP_MICROS
                && Settling.isExtendable(plies.get(first - 1))) {
            first--;
        }
        return last - first + (plies.isEmpty() ? 0 : 1);
    }

    /** The last complete ply. */
    Ply lastPly() {
        return plies.getLast();
    }

    /** Whether the contacts show every complete move. */
    boolean isFelt() {
        return plies.stream().allMatch(Ply::isFelt);
    }

    /** The same beside another one that fits hardly less. */
    Explanation beingRivalled() {
        return new Explanation(plies, end, missing, extra, cost, strain, landedMicros, true);
    }

    /** The same with another cost. */
    Explanation costing(int more) {
        return new Explanation(
                plies, end, missing, extra, cost + more, strain, landedMicros, rivalled);
    }

    /** The permitted moves that what is up and begun after the complete ones can become. */
    List<Move> becoming(Demands demands, long masked) {
        List<Move> moves = new ArrayList<>();
        for (Move move : demands.permitted(end, plies.size())) {
            Signature signature = Signature.of(end, move).without(masked);
            if ((missing & ~signature.opening()) == 0 && (extra & ~signature.closing()) == 0) {
                moves.add(move);
            }
        }
        return moves;
    }
}
