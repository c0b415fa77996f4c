package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Move;

/** What the contacts mean at this moment, beside the moves already made. */
public sealed interface Reading {

    /** Why. */
    Reason reason();

    /** The board shows the position; the reason tells how the last move was recognised. */
    record Settled(Reason reason) implements Reading {}

    /**
     * A move is under way.
     *
     * @param lifted squares whose piece is up
     * @param landed squares where part of the move has already landed
     * @param candidates the moves that it can become; of promotions, the chosen one
     */
    record UnderWay(Reason reason, long lifted, long landed, List<Move> candidates)
            implements Reading {
        public UnderWay {
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * Two or more moves explain what was seen, and the move is complete, but nothing is asked yet:
     * the reply is likely to tell.
     */
    record Awaiting(Reason reason) implements Reading {}

    /**
     * Two or more moves explain what was seen, and the move is complete.
     *
     * @param alternatives the moves, for the first ply in which they differ
     */
    record Question(Reason reason, List<Move> alternatives) implements Reading {
        public Question {
            alternatives = List.copyOf(alternatives);
        }
    }

    /**
     * No permitted move explains the contacts.
     *
     * @param clear squares whose piece must go away
     * @param fill squares that must get their piece back
     */
    record PutRight(Reason reason, long clear, long fill) implements Reading {}

    /**
     * Both kings stand in the centre: the players have agreed on the result.
     *
     * @param squares the two squares: both light, White has won; both dark, Black has won; one of
     *     each, a draw
     */
    record Kings(Reason reason, long squares) implements Reading {}
}
