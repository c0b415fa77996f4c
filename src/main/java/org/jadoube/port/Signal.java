package org.jadoube.port;

import org.jadoube.table.Entry;

/**
 * What devices, panels and threads tell the loop unasked.
 *
 * <p>An adapter is given a {@code Consumer<Signal>} when it is made. It may be called by any
 * thread, never waits, and only queues: nothing is acted upon in a callback.
 */
public sealed interface Signal {

    /**
     * A button went down, bounce left out.
     *
     * @param atMicros the first edge, on the monotonic clock of the host: players are not to pay
     *     for what comes after it
     */
    record ButtonPressed(Button button, long atMicros) implements Signal {}

    /** Something was entered on a panel. */
    record Entered(Entry entry) implements Signal {}

    /** A part does not work as it should; told once, and again when the words change. */
    record FaultBegan(Fault fault) implements Signal {}

    /** A part works again. */
    record FaultEnded(String part) implements Signal {}
}
