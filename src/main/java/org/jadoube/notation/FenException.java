package org.jadoube.notation;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.SetupFault;

/** Text that is no FEN of a playable position, with everything that is wrong with it. */
public final class FenException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient List<TextFault> textFaults;
    private final transient List<SetupFault> setupFaults;

    /**
     * A place where the text is no FEN.
     *
     * @param column where the fault stands, from 1; one past the end for what is missing
     */
    public record TextFault(int column, String message) {}

    FenException(List<TextFault> textFaults, List<SetupFault> setupFaults) {
        super(describe(inOrder(textFaults), setupFaults));
        this.textFaults = inOrder(textFaults);
        this.setupFaults = List.copyOf(setupFaults);
    }

    private static List<TextFault> inOrder(List<TextFault> faults) {
        return faults.stream().sorted(Comparator.comparingInt(TextFault::column)).toList();
    }

    private static String describe(List<TextFault> textFaults, List<SetupFault> setupFaults) {
        return Stream.concat(
                        textFaults.stream()
                                .map(fault -> "column " + fault.column() + ": " + fault.message()),
                        setupFaults.stream().map(SetupFault::message))
                .collect(Collectors.joining("; "));
    }

    /** Where the text cannot be read, from left to right. */
    public List<TextFault> textFaults() {
        return textFaults;
    }

    /**
     * The rules of chess that the described diagram breaks.
     *
     * <p>They are looked for only where the pieces and the side to move could be read.
     */
    public List<SetupFault> setupFaults() {
        return setupFaults;
    }
}
