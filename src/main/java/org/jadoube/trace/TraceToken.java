package org.jadoube.trace;

import org.jadoube.chess.Color;
import org.jadoube.chess.Square;

/** Something that a board's sensors or buttons did, and when. */
public sealed interface TraceToken {

    /** Microseconds since the trace began. */
    long atMicros();

    /**
     * One contact changes, bounce and all.
     *
     * @param closed whether it closed, so that a piece is there, or else opened
     */
    record Contact(Square square, boolean closed, long atMicros) implements TraceToken {}

    /**
     * All contacts at once.
     *
     * @param closed the closed ones, bit 0 = a1
     */
    record AllContacts(long closed, long atMicros) implements TraceToken {}

    /** A clock button is pressed. */
    record Press(Color color, long atMicros) implements TraceToken {}

    /** Something is entered on the panel. */
    record Panel(PanelAction action, long atMicros) implements TraceToken {}

    /** The recording ends, after a rest that belongs to it. */
    record End(long atMicros) implements TraceToken {}
}
