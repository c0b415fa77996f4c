package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;

/** A viewer that reads server-sent events from a plain connection, or does not. */
final class EventStream implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 10_000;

    private final Socket socket;
    private final BufferedReader lines;

    /**
     * @param receiveBytes how much the connection holds for one who does not read; 0 for the usual
     */
    EventStream(WebConsole console, int receiveBytes) throws IOException {
        socket = new Socket();
        if (receiveBytes > 0) {
            socket.setReceiveBufferSize(receiveBytes);
        }
        socket.connect(console.address());
        socket.setSoTimeout(PATIENCE_MILLIS);
        String request = new RawHttp("GET /api/events").with("Host: localhost").text();
        socket.getOutputStream().write(request.getBytes(UTF_8));
        lines = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
    }

    /** Reads up to the next line that contains a text, and returns it. */
    String await(String text) throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.contains(text)) {
                return line;
            }
        }
        throw new IOException("the stream ended before " + text);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
