package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ShiftRegisters;

/** A chain of eight 74HC165: all contacts are taken in at one stroke, and shifted out. */
final class ShiftRegisterReader implements ContactReader {
    private final SpiChip chain;
    private final OutputLine load;
    private final long flipped;

    /** Squares by arrival: rank by byte, file by bit, the highest bit first. */
    private final int[] ranks;

    private final int[] files;

    /** One byte more than there are contacts: what the first chip takes from ground. */
    private final byte[] bytes = new byte[9];

    private ShiftRegisterReader(ShiftRegisters wiring, SpiChip chain, OutputLine load) {
        this.chain = chain;
        this.load = load;
        flipped = wiring.closed() == Level.LOW ? -1L : 0;
        ranks = wiring.ranks().stream().mapToInt(rank -> rank - 1).toArray();
        files = wiring.files().chars().map(letter -> letter - 'a').toArray();
    }

    static ShiftRegisterReader open(ShiftRegisters wiring, Wires wires) throws IOException {
        OutputLine load = wires.output(wiring.loadLine(), Level.HIGH);
        try {
            SpiChip chain = wires.spi(wiring.bus(), wiring.chipSelect(), wiring.baud());
            return new ShiftRegisterReader(wiring, chain, load);
        } catch (IOException missing) {
            load.close();
            throw missing;
        }
    }

    /** A data line that hangs free or is stuck shows in the zeros that must end the chain. */
    @Override
    public long read() throws IOException {
        load.drive(Level.LOW);
        load.drive(Level.HIGH);
        chain.read(bytes);
        if (bytes[8] != 0) {
            throw new IOException(
                    "the chain of 74HC165 does not end in zeros, as it does with its data line"
                            + " connected and the serial input of its first chip at ground");
        }
        long contacts = 0;
        for (int i = 0; i < 8; i++) {
            for (int bit = 0; bit < 8; bit++) {
                if ((bytes[i] & (0x80 >> bit)) != 0) {
                    contacts |= 1L << (8 * ranks[i] + files[bit]);
                }
            }
        }
        return contacts ^ flipped;
    }

    @Override
    public void close() {
        chain.close();
        load.close();
    }
}
