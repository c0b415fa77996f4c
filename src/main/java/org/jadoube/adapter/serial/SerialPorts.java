package org.jadoube.adapter.serial;

import java.util.List;
import java.util.Optional;

/** The serial ports of the machine. */
interface SerialPorts {

    /** Those of the names that are there, with patterns replaced by what fits them, in order. */
    List<String> present(List<String> names);

    /**
     * Opens a port for a kind of board.
     *
     * @return empty when that cannot be done
     */
    Optional<SerialLine> open(String path, BoardKind kind);
}
