package org.jadoube.adapter.pi4j.wiring;

import java.util.List;
import java.util.stream.Collectors;

/** A wiring that cannot be, with everything that is wrong in it. */
public final class IllegalWiringException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient List<WiringFault> faults;

    public IllegalWiringException(List<WiringFault> faults) {
        super(faults.stream().map(WiringFault::toString).collect(Collectors.joining("; ")));
        this.faults = List.copyOf(faults);
    }

    /** All that is wrong, at least one fault. */
    public List<WiringFault> faults() {
        return faults;
    }
}
