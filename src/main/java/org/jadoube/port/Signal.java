package org.jadoube.port;

import java.util.function.LongFunction;
import org.jadoube.chess.Square;
import org.jadoube.guidance.LightTest;
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

    /**
     * The board no longer trusts a contact: it is stuck, flickers, or cannot be read. Play goes on
     * without it, as if somebody had masked it on the panel. Told once for each doubt; what there
     * is to say about it to people is a fault of its own.
     *
     * @param square as the board is wired
     * @param atMicros when it was noticed, on the clock of the service
     */
    record SquareDoubted(Square square, long atMicros) implements Signal {}

    /**
     * The board trusts a contact again that it doubted. It counts again as soon as it fits the
     * position, unless people have masked it.
     */
    record SquareTrusted(Square square, long atMicros) implements Signal {}

    /**
     * The lights are to be tested. Play goes on meanwhile, and the lights are the table's again
     * when the test is over or a piece is moved.
     *
     * @param atMicros when it began, on the clock of the service
     */
    record LightTestBegan(LightTest test, long atMicros) implements Signal {}

    /** The lights are not to be tested any longer. */
    record LightTestEnded() implements Signal {}

    /** A part does not work as it should; told once, and again when the words change. */
    record FaultBegan(Fault fault) implements Signal {}

    /** A part works again. */
    record FaultEnded(String part) implements Signal {}
}
