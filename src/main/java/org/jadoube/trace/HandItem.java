package org.jadoube.trace;

import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.chess.Square;

/**
 * What hands do to the contacts; squares are those of the board, which may stand turned.
 *
 * <p>As text an item is what a scenario says.
 */
public sealed interface HandItem {

    /**
     * A piece is lifted or put down.
     *
     * @param down whether it is put down
     */
    record Change(Square square, boolean down) implements HandItem {
        @Override
        public String toString() {
            return square + (down ? " down" : " up");
        }
    }

    /** Changes within one scan of the board. */
    record Together(List<Change> changes) implements HandItem {
        public Together {
            changes = List.copyOf(changes);
        }

        @Override
        public String toString() {
            return "{" + join(changes) + "}";
        }
    }

    /** Items whose order must not matter, each of them a change or changes together. */
    record AnyOrder(List<HandItem> items) implements HandItem {
        public AnyOrder {
            items = List.copyOf(items);
        }

        @Override
        public String toString() {
            return "[" + join(items) + "]";
        }
    }

    /** The time between two changes, in place of what usually passes. */
    record Pause(long micros) implements HandItem {
        @Override
        public String toString() {
            return "wait " + micros / 1000 + "ms";
        }
    }

    /** The items as a scenario says them one after another. */
    static String join(List<? extends HandItem> items) {
        return items.stream().map(HandItem::toString).collect(Collectors.joining(", "));
    }
}
