package org.jadoube.trace;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads files of scenarios, strictly: unknown keys, moves that are not legal, and contact changes
 * that change nothing are faults.
 *
 * <p>A {@code #} begins a comment at the start of a line and behind a blank, except in titles, ids
 * and sources, where it is a number's sign.
 */
public final class ScenarioReader {
    private final String file;
    private final List<Scenario> scenarios = new ArrayList<>();
    private final List<FormatFault> faults = new ArrayList<>();
    private @Nullable ScenarioAssembly assembly;
    private boolean passing;

    private ScenarioReader(String file) {
        this.file = file;
    }

    /**
     * Every scenario of a file, in order, at least one.
     *
     * @param file the name by which faults call the text
     * @throws FormatException with the first fault of each scenario that has one
     * @throws IOException if the text cannot be got at
     */
    public static List<Scenario> read(String file, Reader text)
            throws IOException, FormatException {
        return new ScenarioReader(file).read(new BufferedReader(text));
    }

    private List<Scenario> read(BufferedReader lines) throws IOException, FormatException {
        int line = 0;
        for (String text = lines.readLine(); text != null; text = lines.readLine()) {
            line++;
            readLine(new LineScanner(file, line, text));
        }
        finish();
        if (scenarios.isEmpty() && faults.isEmpty()) {
            faults.add(new FormatFault(file, line + 1, 1, "expected 'scenario: title'"));
        }
        if (!faults.isEmpty()) {
            throw new FormatException(faults);
        }
        return List.copyOf(scenarios);
    }

    private void readLine(LineScanner scanner) {
        try {
            if (scanner.startsWith("scenario:")) {
                finish();
                passing = false;
                scanner.key();
                assembly = new ScenarioAssembly(file, scanner);
            } else if (!scanner.isBlank() && !passing) {
                if (assembly == null) {
                    throw scanner.expected("'scenario: title'", 1, scanner.rest());
                }
                assembly.add(scanner);
            }
        } catch (FormatException fault) {
            passOver(fault);
        }
    }

    private void finish() {
        if (assembly != null) {
            try {
                scenarios.add(assembly.finish());
            } catch (FormatException fault) {
                passOver(fault);
            }
            assembly = null;
        }
    }

    /** Leaves out the rest of a scenario, where one fault would only bring forth others. */
    private void passOver(FormatException fault) {
        faults.addAll(fault.faults());
        passing = true;
        assembly = null;
    }
}
