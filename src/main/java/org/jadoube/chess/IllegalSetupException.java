package org.jadoube.chess;

import java.util.List;
import java.util.stream.Collectors;

/** A setup that is no position of chess, with every rule that it breaks. */
public final class IllegalSetupException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient List<SetupFault> faults;

    public IllegalSetupException(List<SetupFault> faults) {
        super(faults.stream().map(SetupFault::message).collect(Collectors.joining("; ")));
        this.faults = List.copyOf(faults);
    }

    /** Every broken rule, at least one. */
    public List<SetupFault> faults() {
        return faults;
    }
}
