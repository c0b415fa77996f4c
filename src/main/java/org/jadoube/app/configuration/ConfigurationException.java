package org.jadoube.app.configuration;

import java.util.List;
import java.util.stream.Collectors;

/** A configuration file that cannot be used, with everything that is wrong in it. */
public final class ConfigurationException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<ConfigurationFault> faults;

    /**
     * @param source the name of the file
     * @param faults in the order of the file
     */
    ConfigurationException(String source, List<ConfigurationFault> faults) {
        super(faults.stream().map(fault -> source + ":" + fault).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /** All faults, in the order of the file. */
    public List<ConfigurationFault> faults() {
        return faults;
    }
}
