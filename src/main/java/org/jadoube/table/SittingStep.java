package org.jadoube.table;

import java.util.List;

/** The sitting after an input, and what the world is to do. */
public record SittingStep(Sitting sitting, List<Effect> effects) {
    public SittingStep {
        effects = List.copyOf(effects);
    }
}
