package org.jadoube.adapter.pi4j;

import java.util.ArrayList;
import java.util.List;

/** A chain of MAX7219, each of which takes its last sixteen bits when chip select rises. */
final class FakeMax7219 implements SpiChip {
    private final byte[][] registers;
    private final List<byte[]> writes = new ArrayList<>();

    FakeMax7219(int chips) {
        registers = new byte[chips][16];
    }

    byte register(int chip, int register) {
        return registers[chip][register];
    }

    /** The transfers since the last time. */
    List<byte[]> takeWrites() {
        List<byte[]> taken = List.copyOf(writes);
        writes.clear();
        return taken;
    }

    @Override
    public void write(byte... bytes) {
        writes.add(bytes);
        byte[] shifted = new byte[2 * registers.length];
        for (byte each : bytes) {
            System.arraycopy(shifted, 0, shifted, 1, shifted.length - 1);
            shifted[0] = each;
        }
        for (int chip = 0; chip < registers.length; chip++) {
            int register = shifted[2 * chip + 1] & 0x0f;
            if (register != 0) {
                registers[chip][register] = shifted[2 * chip];
            }
        }
    }

    @Override
    public void read(byte[] into) {
        throw new AssertionError("nothing to read");
    }

    @Override
    public void close() {}
}
