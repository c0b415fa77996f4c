package org.jadoube.trace;

import java.util.List;
import org.jadoube.chess.Square;

/** What hands do to the contacts; squares are those of the board, which may stand turned. */
public sealed interface HandItem {

    /**
     * A piece is lifted or put down.
     *
     * @param down whether it is put down
     */
    record Change(Square square, boolean down) implements HandItem {}

    /** Changes within one scan of the board. */
    record Together(List<Change> changes) implements HandItem {
        public Together {
            changes = List.copyOf(changes);
        }
    }

    /** Items whose order must not matter, each of them a change or changes together. */
    record AnyOrder(List<HandItem> items) implements HandItem {
        public AnyOrder {
            items = List.copyOf(items);
        }
    }

    /** The time between two changes, in place of what usually passes. */
    record Pause(long micros) implements HandItem {}
}
