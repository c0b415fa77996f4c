package org.jadoube.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.notation.FenException;

/** A file that cannot be read, with its faults; the message holds one line for each of them. */
public final class FormatException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<FormatFault> faults;

    /**
     * @param faults what is wrong with the file, from its top to its bottom; at least one fault
     */
    public FormatException(List<FormatFault> faults) {
        super(faults.stream().map(FormatFault::toString).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /**
     * The exception for a FEN within a file.
     *
     * @param column the column where the FEN begins, from 1
     */
    public static FormatException inFen(String file, int line, int column, FenException broken) {
        List<FormatFault> faults = new ArrayList<>();
        broken.textFaults()
                .forEach(fault ->
                        faults.add(
                                new FormatFault(
                                        file,
                                        line,
                                        column + fault.column() - 1,
                                        "FEN: " + fault.message())));
        broken.setupFaults()
                .forEach(fault ->
                        faults.add(new FormatFault(file, line, column, "FEN: " + fault.message())));
        return new FormatException(faults);
    }

    /** What is wrong with the file, from its top to its bottom; at least one fault. */
    public List<FormatFault> faults() {
        return faults;
    }
}
