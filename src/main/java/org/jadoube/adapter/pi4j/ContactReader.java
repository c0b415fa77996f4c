package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;

/** Reads the 64 contacts. */
interface ContactReader extends AutoCloseable {

    /**
     * Reads all contacts.
     *
     * @return the closed ones, bit 0 for the board's own a1
     * @throws IOException if that failed, or what was read cannot be trusted
     */
    long read() throws IOException;

    /** Leaves the lines at rest and lets them go. */
    @Override
    void close();

    /** Opens and sets up what a wiring names. */
    static ContactReader open(SensorWiring wiring, Wires wires) throws IOException {
        return switch (wiring) {
            case SensorWiring.GpioMatrix matrix -> GpioMatrixReader.open(matrix, wires);
            case SensorWiring.ExpanderMatrix matrix -> ExpanderReader.open(matrix, wires);
            case SensorWiring.ShiftRegisters chain -> ShiftRegisterReader.open(chain, wires);
        };
    }
}
