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
     * The process dies without warning and starts again from its journal.
     *
     * @param unseen what hands do before it runs again; nothing, as a rule
     */
    record Restart(List<HandItem> unseen) implements Action {
        public Restart {
            unseen = List.copyOf(unseen);
        }
    }
}
