package org.jadoube.adapter.serial;

import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.guidance.LightFrame;

/**
 * How one kind of board talks, from the opening of its port to its closing.
 *
 * <p>Bytes and times come in, {@link BoardEvents} go out; nothing waits or reads a clock. Times are
 * microseconds on the host's monotonic clock. Not thread-safe.
 */
interface BoardProtocol {

    /** Takes in bytes as they arrive. */
    void receive(byte[] bytes, int count, long nowMicros);

    /** Does what is due. To be called every 100 ms at least. */
    void elapse(long nowMicros);

    /** Has the lights show this from now on. */
    void show(LightFrame frame, long nowMicros);

    /** Whether it has heard what only a board of this kind says. */
    boolean isRecognised();

    /**
     * When the last thing was heard that makes sense.
     *
     * @return the time of the start when nothing was
     */
    long heardMicros();

    /** Whether the contacts still are as they were told last, as far as can be known. */
    boolean isUnchanged();

    /** Whether it has heard that there is nothing to talk about, which it has told as a fault. */
    default boolean isHopeless() {
        return false;
    }

    /** The pieces by the board's own squares; empty when it does not know. */
    default Optional<Map<Square, Piece>> pieces() {
        return Optional.empty();
    }
}
