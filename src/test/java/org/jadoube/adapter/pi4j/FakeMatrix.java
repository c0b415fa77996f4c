package org.jadoube.adapter.pi4j;

import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.GpioMatrix;

/** A diode matrix on lines of the GPIO. */
final class FakeMatrix {
    private final GpioMatrix wiring;
    private final FakeWires wires;
    private long contacts;

    FakeMatrix(GpioMatrix wiring, FakeWires wires) {
        this.wiring = wiring;
        this.wires = wires;
        for (int file = 0; file < 8; file++) {
            int each = file;
            wires.wire(wiring.columns().get(file), () -> level(each));
        }
    }

    void set(long closed) {
        contacts = closed;
    }

    /** Without a pull to the other level, every contact reads closed. */
    private Level level(int file) {
        Level pulled = wires.pulls().get(wiring.columns().get(file));
        for (int rank = 0; rank < 8; rank++) {
            boolean isDriven = wires.driven().get(wiring.rows().get(rank)) == wiring.closed();
            if (isDriven && (contacts & 1L << (8 * rank + file)) != 0) {
                return wiring.closed();
            }
        }
        return pulled == wiring.closed().opposite() ? pulled : wiring.closed();
    }
}
