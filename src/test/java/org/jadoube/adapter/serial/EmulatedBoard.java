package org.jadoube.adapter.serial;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A board at the far end of a terminal: a thread that writes what the board says unasked or asked.
 */
abstract class EmulatedBoard implements AutoCloseable {
    private final SerialLine line;
    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private volatile boolean closed;

    EmulatedBoard(String path, BoardKind speed) {
        line = new SystemPorts().open(path, speed).orElseThrow();
    }

    /** Begins to live. */
    final void start() {
        thread.execute(() -> {
            byte[] bytes = new byte[256];
            while (!closed) {
                int count = line.read(bytes);
                for (int i = 0; i < count; i++) {
                    receive(bytes[i]);
                }
                tick();
            }
        });
    }

    /** Takes in a byte from the host. */
    abstract void receive(byte next);

    /** Does what is due, ten times a second and after each read. */
    abstract void tick();

    final void write(byte[] bytes) {
        line.write(bytes);
    }

    @Override
    public void close() {
        closed = true;
        thread.close();
        line.close();
    }
}
