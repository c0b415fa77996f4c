package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jadoube.guidance.Language;
import org.jspecify.annotations.Nullable;

/**
 * One page that looks on, and the thread that writes to it.
 *
 * <p>There is room for one frame: a viewer that is slow misses what came in between, and never what
 * came last. A page that reconnects is a new viewer, and is told everything.
 *
 * <p>The thread is one of the platform's: the JDK's server writes within a monitor, where on Java
 * 21 a virtual thread that waits keeps its carrier, so that a few stalled viewers would stop all.
 */
final class Viewer implements Runnable {
    private static final byte[] HEARTBEAT = ":\n\n".getBytes(UTF_8);
    private static final byte[] RECONNECT = "retry: 1000\n\n".getBytes(UTF_8);
    private static final long HEARTBEAT_NANOS = 15_000_000_000L;

    private final Language language;
    private final HttpExchange exchange;
    private final AtomicReference<@Nullable Frame> next = new AtomicReference<>();
    private volatile @Nullable Thread thread;
    private volatile long writingSinceNanos;
    private volatile boolean writing;
    private volatile boolean closed;

    Viewer(Language language, HttpExchange exchange) {
        this.language = language;
        this.exchange = exchange;
    }

    Language language() {
        return language;
    }

    boolean isClosed() {
        return closed;
    }

    /** Shows a frame as soon as the one before it has gone out; never waits. */
    void show(Frame frame) {
        next.set(frame);
        LockSupport.unpark(thread);
    }

    /** Whether the page has taken nothing for so long although there is something to take. */
    boolean isStalledFor(long nanos) {
        return writing && System.nanoTime() - writingSinceNanos > nanos;
    }

    /** Lets the connection go; harmless when that has been done already. */
    void close() {
        closed = true;
        exchange.close();
        LockSupport.unpark(thread);
    }

    /** Writes until the page goes away or the viewer is closed. */
    @Override
    public void run() {
        thread = Thread.currentThread();
        try {
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
            exchange.getResponseHeaders().set("X-Accel-Buffering", "no");
            exchange.sendResponseHeaders(200, 0);
            OutputStream out = exchange.getResponseBody();
            write(out, RECONNECT);
            Map<String, String> known = Map.of();
            while (!closed) {
                Frame frame = next.getAndSet(null);
                if (frame == null) {
                    long before = System.nanoTime();
                    LockSupport.parkNanos(this, HEARTBEAT_NANOS);
                    if (System.nanoTime() - before >= HEARTBEAT_NANOS) {
                        // Without it a page that has vanished is not noticed while nothing changes.
                        write(out, HEARTBEAT);
                    }
                    continue;
                }
                write(out, frame.events(known));
                known = frame.parts();
            }
        } catch (IOException gone) {
            // Pages come and go.
        } finally {
            close();
        }
    }

    private void write(OutputStream out, byte[] bytes) throws IOException {
        if (bytes.length == 0) {
            return;
        }
        writingSinceNanos = System.nanoTime();
        writing = true;
        out.write(bytes);
        out.flush();
        writing = false;
    }
}
