package org.jadoube.table;

import java.util.List;

/** The table after an input, and what the world is to do. */
public record Step(Table table, List<Effect> effects) {
    public Step {
        effects = List.copyOf(effects);
    }

    /** Whether the input was not accepted. */
    boolean isRefused() {
        return effects.stream().anyMatch(Effect.Refused.class::isInstance);
    }
}
