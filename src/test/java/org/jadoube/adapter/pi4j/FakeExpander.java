package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.ExpanderPin;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ExpanderMatrix;

/** An MCP23017 with its registers, and a diode matrix at its pins. */
final class FakeExpander implements I2cChip {
    private static final int REGISTERS = 0x16;
    private static final int IODIR = 0x00;
    private static final int IPOL = 0x02;
    private static final int GPPU = 0x0c;
    private static final int GPIO = 0x12;
    private static final int OLAT = 0x14;

    private final ExpanderMatrix wiring;
    private byte[] registers = new byte[REGISTERS];
    private boolean isInOtherBanking;
    private boolean isUnplugged;
    private int failures;
    private long contacts;
    private int mostRowsDriven;
    private int setUps;

    FakeExpander(ExpanderMatrix wiring) {
        this.wiring = wiring;
        losePower();
    }

    synchronized void set(long closed) {
        contacts = closed;
    }

    /** All as after power-on. */
    synchronized void losePower() {
        registers = new byte[REGISTERS];
        registers[IODIR] = (byte) 0xff;
        registers[IODIR + 1] = (byte) 0xff;
    }

    /** What some other program may have left behind. */
    synchronized void leaveInOtherBanking() {
        isInOtherBanking = true;
        registers[IPOL] = 0x55;
    }

    synchronized void unplug() {
        isUnplugged = true;
    }

    synchronized void plug() {
        isUnplugged = false;
        losePower();
    }

    /** The next transfers fail. */
    synchronized void fail(int transfers) {
        failures = transfers;
    }

    /** How many rows were ever driven at once to where contacts show. */
    synchronized int mostRowsDriven() {
        return mostRowsDriven;
    }

    /** How often directions were written. */
    synchronized int setUps() {
        return setUps;
    }

    @Override
    public synchronized void write(byte... bytes) throws IOException {
        transfer();
        if (isInOtherBanking) {
            isInOtherBanking = bytes[0] != 0x05 || (bytes[1] & 0x80) != 0;
            return;
        }
        setUps += bytes[0] == IODIR ? 1 : 0;
        for (int i = 1; i < bytes.length; i++) {
            registers[(bytes[0] + i - 1) % REGISTERS] = bytes[i];
        }
        long rows = wiring.rows().stream().filter(this::isDrivenToClosed).count();
        mostRowsDriven = Math.max(mostRowsDriven, (int) rows);
    }

    @Override
    public synchronized void read(int register, byte[] into) throws IOException {
        transfer();
        int levels = levels() ^ both(IPOL);
        registers[GPIO] = (byte) levels;
        registers[GPIO + 1] = (byte) (levels >> 8);
        for (int i = 0; i < into.length; i++) {
            into[i] = registers[(register + i) % REGISTERS];
        }
    }

    private void transfer() throws IOException {
        if (isUnplugged || failures > 0) {
            failures = Math.max(0, failures - 1);
            throw new IOException("no answer");
        }
    }

    /** Columns follow the rows that are driven; without a pull-up they read low. */
    private int levels() {
        int levels = both(OLAT) & ~both(IODIR);
        for (int file = 0; file < 8; file++) {
            int column = wiring.columns().get(file).bit();
            boolean isClosed = false;
            for (int rank = 0; rank < 8; rank++) {
                isClosed |=
                        (contacts & 1L << (8 * rank + file)) != 0
                                && isDrivenToClosed(wiring.rows().get(rank));
            }
            boolean rests = wiring.closed() == Level.LOW && (both(GPPU) & column) != 0;
            if (isClosed ? wiring.closed() == Level.HIGH : rests) {
                levels |= column;
            }
        }
        return levels;
    }

    private boolean isDrivenToClosed(ExpanderPin pin) {
        boolean isOutput = (both(IODIR) & pin.bit()) == 0;
        boolean isHigh = (both(OLAT) & pin.bit()) != 0;
        return isOutput && isHigh == (wiring.closed() == Level.HIGH);
    }

    private int both(int register) {
        return (registers[register] & 0xff) | ((registers[register + 1] & 0xff) << 8);
    }

    @Override
    public void close() {}
}
