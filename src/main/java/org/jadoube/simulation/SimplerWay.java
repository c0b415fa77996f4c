package org.jadoube.simulation;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.sensing.ContactEvent;

/**
 * A simpler way of recognising moves, for comparison.
 *
 * <p>It is told the true position before every move, so that one mistake does not spoil the next.
 */
interface SimplerWay {

    /**
     * Starts anew.
     *
     * @param truth the moves that are to be played, with which questions are answered
     */
    void begin(Position position, List<Move> truth);

    void sense(List<ContactEvent> events, long atMicros);

    /** What it has made of the moves by now, for each of them. */
    List<Verdict> verdicts(long atMicros);
}
