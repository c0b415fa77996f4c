package org.jadoube.trace;

import java.util.List;
import java.util.stream.Collectors;

/** A file that cannot be read, with its faults; the message holds one line for each of them. */
public final class FormatException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<FormatFault> faults;

    FormatException(List<FormatFault> faults) {
        super(faults.stream().map(FormatFault::toString).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /** What is wrong with the file, from its top to its bottom; at least one fault. */
    public List<FormatFault> faults() {
        return faults;
    }
}
