package org.jadoube.adapter.serial;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A cable between two serial ports that loses, doubles and flips bytes both ways. */
final class NoisyCable implements AutoCloseable {
    private final SerialLine one;
    private final SerialLine other;
    private final NoisyWire there;
    private final NoisyWire back;
    private final ExecutorService carriers = Executors.newFixedThreadPool(2);
    private volatile boolean closed;

    NoisyCable(String onePath, String otherPath, int oneIn, long seed) {
        one = open(onePath);
        other = open(otherPath);
        there = new NoisyWire(oneIn, seed);
        back = new NoisyWire(oneIn, ~seed);
        carriers.execute(() -> carry(one, there, other));
        carriers.execute(() -> carry(other, back, one));
    }

    private static SerialLine open(String path) {
        return new SystemPorts().open(path, BoardKind.JADOUBE).orElseThrow();
    }

    private void carry(SerialLine from, NoisyWire wire, SerialLine to) {
        byte[] bytes = new byte[1024];
        while (!closed) {
            int count = from.read(bytes);
            if (count > 0) {
                to.write(wire.carry(bytes, count));
            }
        }
    }

    /** How many bytes came out wrong. */
    long faults() {
        return there.faults() + back.faults();
    }

    @Override
    public void close() {
        closed = true;
        carriers.close();
        one.close();
        other.close();
    }
}
