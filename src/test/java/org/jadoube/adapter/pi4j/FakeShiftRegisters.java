package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ShiftRegisters;

/** A chain of eight 74HC165, which takes in its contacts while the load line is low. */
final class FakeShiftRegisters implements SpiChip {
    private final ShiftRegisters wiring;
    private final FakeWires wires;
    private long contacts;
    private boolean isDataHigh;
    private boolean isRefusing;

    FakeShiftRegisters(ShiftRegisters wiring, FakeWires wires) {
        this.wiring = wiring;
        this.wires = wires;
    }

    void set(long closed) {
        contacts = closed;
    }

    /** The data line hangs on nothing but a pull-up, or on the chain again. */
    void breakData(boolean isBroken) {
        isDataHigh = isBroken;
    }

    void refuse() {
        isRefusing = true;
    }

    @Override
    public void write(byte... bytes) {
        throw new AssertionError("the chain is only read");
    }

    @Override
    public void read(byte[] into) throws IOException {
        if (isRefusing) {
            throw new IOException("refused");
        }
        if (wires.driven().get(wiring.loadLine()) != Level.HIGH) {
            throw new AssertionError("the chain shifts only while load is high");
        }
        for (int i = 0; i < into.length; i++) {
            into[i] = isDataHigh ? -1 : i < 8 ? rank(wiring.ranks().get(i) - 1) : 0;
        }
    }

    private byte rank(int rank) {
        int levels = 0;
        for (int bit = 0; bit < 8; bit++) {
            int file = wiring.files().charAt(bit) - 'a';
            boolean isClosed = (contacts & 1L << (8 * rank + file)) != 0;
            boolean isHigh = isClosed == (wiring.closed() == Level.HIGH);
            levels = levels << 1 | (isHigh ? 1 : 0);
        }
        return (byte) levels;
    }

    @Override
    public void close() {}
}
