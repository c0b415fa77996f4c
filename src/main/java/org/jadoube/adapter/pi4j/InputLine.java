package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.Level;

/** A line of the GPIO that is read. */
interface InputLine extends AutoCloseable {

    Level level() throws IOException;

    @Override
    void close();
}
