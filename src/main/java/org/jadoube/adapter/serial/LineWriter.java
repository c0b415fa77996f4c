package org.jadoube.adapter.serial;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Writes to a line on a thread of its own: a line that nobody reads blocks the writer for ever, and
 * nobody else may wait for that.
 */
final class LineWriter implements AutoCloseable {
    private static final int MOST_WAITING = 64;

    private final SerialLine line;
    private final BlockingQueue<byte[]> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Thread thread;

    LineWriter(SerialLine line) {
        this.line = line;
        thread = Thread.ofPlatform().daemon().name("jadoube-serial-write").start(this::run);
    }

    /**
     * Has bytes written after those that wait.
     *
     * @return false when too many wait, so that the line must be taken to be blocked
     */
    boolean write(byte[] bytes) {
        return waiting.offer(bytes);
    }

    private void run() {
        try {
            while (true) {
                line.write(waiting.take());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the thread; the line is closed by its owner. */
    @Override
    public void close() {
        thread.interrupt();
    }
}
