package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.Level;

/** A line of the GPIO that is driven. It stays as it is after it is closed. */
interface OutputLine extends AutoCloseable {

    void drive(Level level) throws IOException;

    @Override
    void close();
}
