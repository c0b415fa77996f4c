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
 * @param landedMicros when each ply landed
 */
record Explanation(
        List<Ply> plies,
        Position end,
        long missing,
        long extra,
        int cost,
        List<Long> landedMicros) {

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

    /** The last complete ply. */
    Ply lastPly() {
        return plies.getLast();
    }

    /** The same with another cost. */
    Explanation costing(int more) {
        return new Explanation(plies, end, missing, extra, cost + more, landedMicros);
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
