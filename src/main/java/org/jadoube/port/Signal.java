package org.jadoube.port;

import java.util.function.LongFunction;
import org.jadoube.table.Input;

/**
 * What devices, panels and threads tell the loop unasked.
 *
 * <p>An adapter is given a {@code Consumer<Signal>} when it is made. It may be called by any
 * thread, never waits, and only queues: nothing is acted upon in a callback. Times are microseconds
 * on the monotonic clock of the service, which the adapter is given as well.
 */
public sealed interface Signal {

    /**
     * A button went down, bounce left out.
     *
     * @param atMicros the first edge, on the clock of the service: players are not to pay for what
     *     comes after it
     */
    record ButtonPressed(Button button, long atMicros) implements Signal {}

    /**
     * Something was entered on a panel.
     *
     * @param input the input that it is, given the time from which it counts: it may have to wait
     *     until contacts that changed before it are believed, and inputs never go back in time
     * @param atMicros when it was entered, on the clock of the service
     */
    record Entered(LongFunction<Input> input, long atMicros) implements Signal {}

    /** A part does not work as it should; told once, and again when the words change. */
    record FaultBegan(Fault fault) implements Signal {}

    /** A part works again. */
    record FaultEnded(String part) implements Signal {}
}
