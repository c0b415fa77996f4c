package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.List;
import org.jadoube.adapter.pi4j.wiring.ExpanderPin;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ExpanderMatrix;

/**
 * A diode matrix on an MCP23017.
 *
 * <p>Registers and their numbers are those of data sheet DS20001952 with {@code IOCON.BANK} = 0.
 * Pins are bits of a number, port A in the lower byte.
 */
final class ExpanderReader implements ContactReader {
    private static final int IODIR = 0x00;
    private static final int IPOL = 0x02;
    private static final int IOCON = 0x0a;
    private static final int IOCON_IN_OTHER_BANKING = 0x05;
    private static final int GPPU = 0x0c;
    private static final int GPIO = 0x12;
    private static final int OLAT = 0x14;

    private final I2cChip chip;
    private final byte[][] drives = new byte[8][];
    private final byte[] rest;
    private final int inputs;
    private final int[] columns;
    private final int flipped;
    private final long settleNanos;
    private final byte[] ports = new byte[2];

    private ExpanderReader(ExpanderMatrix wiring, I2cChip chip) {
        this.chip = chip;
        boolean isLow = wiring.closed() == Level.LOW;
        int atRest = isLow ? bits(wiring.rows()) : 0;
        rest = twoBytes(OLAT, atRest);
        for (int rank = 0; rank < 8; rank++) {
            drives[rank] = twoBytes(OLAT, atRest ^ wiring.rows().get(rank).bit());
        }
        inputs = bits(wiring.columns());
        columns = wiring.columns().stream().mapToInt(ExpanderPin::bit).toArray();
        flipped = isLow ? inputs : 0;
        settleNanos = wiring.settleMicros() * 1_000L;
    }

    static ExpanderReader open(ExpanderMatrix wiring, Wires wires) throws IOException {
        I2cChip chip = wires.i2c(wiring.bus(), wiring.address());
        ExpanderReader reader = new ExpanderReader(wiring, chip);
        try {
            reader.setUp();
            return reader;
        } catch (IOException silent) {
            chip.close();
            throw silent;
        }
    }

    /** In an order in which no row glitches: levels first, then directions. */
    private void setUp() throws IOException {
        chip.write((byte) IOCON_IN_OTHER_BANKING, (byte) 0);
        chip.write((byte) IOCON, (byte) 0);
        chip.write(twoBytes(IPOL, 0));
        chip.write(rest);
        chip.write(twoBytes(IODIR, inputs));
        chip.write(twoBytes(GPPU, flipped));
    }

    /**
     * Reads row after row, and then whether the chip still has its setup: one whose power failed in
     * between has none, and would tell of open contacts.
     */
    @Override
    public long read() throws IOException {
        long contacts = 0;
        for (int rank = 0; rank < 8; rank++) {
            chip.write(drives[rank]);
            if (settleNanos > 0) {
                Settling.await(settleNanos);
            }
            int closed = pins(GPIO) ^ flipped;
            for (int file = 0; file < 8; file++) {
                if ((closed & columns[file]) != 0) {
                    contacts |= 1L << (8 * rank + file);
                }
            }
        }
        if (pins(IODIR) != inputs) {
            throw new IOException("the MCP23017 has lost its setup, as after a power failure");
        }
        return contacts;
    }

    private int pins(int register) throws IOException {
        chip.read(register, ports);
        return (ports[0] & 0xff) | (ports[1] & 0xff) << 8;
    }

    @Override
    public void close() {
        try {
            chip.write(rest);
        } catch (IOException beyondReach) {
            // A chip that does not answer keeps its rows, which its diodes keep harmless.
        }
        chip.close();
    }

    private static int bits(List<ExpanderPin> pins) {
        return pins.stream().mapToInt(ExpanderPin::bit).sum();
    }

    private static byte[] twoBytes(int register, int pins) {
        return new byte[] {(byte) register, (byte) pins, (byte) (pins >> 8)};
    }
}
