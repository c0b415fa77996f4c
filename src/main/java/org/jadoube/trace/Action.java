package org.jadoube.trace;

import java.util.List;
import org.jadoube.chess.Color;

/** What happens in a step of a scenario. */
public sealed interface Action {

    /** Hands move pieces. */
    record Hand(List<HandItem> items) implements Action {
        public Hand {
            items = List.copyOf(items);
        }
    }

    /** A clock button is pressed. */
    record Press(Color color) implements Action {}

    /** Something is entered on the panel. */
    record Panel(PanelAction action) implements Action {}

    /** Time passes. */
    record Wait(long micros) implements Action {}

    /**
     * The process dies without warning and starts again from its journal; the pieces stay where
     * they are.
     */
    record Restart() implements Action {}
}
