package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One request over a plain connection, written as it goes over the wire. */
final class RawHttp {
    private static final int PATIENCE_MILLIS = 10_000;

    private final String line;
    private final List<String> headers = new ArrayList<>();
    private String body = "";

    /** An answer as it came: head and body. */
    record Answer(String head, String body) {
        int status() {
            return Integer.parseInt(head, "HTTP/1.1 ".length(), "HTTP/1.1 200".length(), 10);
        }

        Optional<String> header(String name) {
            return head.lines()
                    .filter(each -> each.regionMatches(true, 0, name + ":", 0, name.length() + 1))
                    .map(each -> each.substring(name.length() + 1).strip())
                    .findFirst();
        }
    }

    /**
     * @param line method and path, such as {@code GET /api/games}
     */
    RawHttp(String line) {
        this.line = line;
    }

    RawHttp with(String header) {
        headers.add(header);
        return this;
    }

    /** With a body, its length, and no other header. */
    RawHttp body(String text) {
        body = text;
        return with("Content-Length: " + text.getBytes(UTF_8).length);
    }

    /** As the console's own page posts. */
    RawHttp asOwnPage(WebConsole console, String json) {
        String host = host(console);
        return with("Host: " + host)
                .with("Origin: http://" + host)
                .with("Content-Type: application/json")
                .body(json);
    }

    static String host(WebConsole console) {
        return "127.0.0.1:" + console.address().getPort();
    }

    String text() {
        StringBuilder text = new StringBuilder(line).append(" HTTP/1.1\r\n");
        headers.forEach(header -> text.append(header).append("\r\n"));
        return text.append("Connection: close\r\n\r\n").append(body).toString();
    }

    static Socket connect(WebConsole console) throws IOException {
        Socket socket = new Socket();
        socket.connect(console.address());
        return socket;
    }

    Answer send(WebConsole console) throws IOException {
        try (Socket socket = connect(console)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(text().getBytes(UTF_8));
            String all = new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
            int end = all.indexOf("\r\n\r\n");
            return end < 0
                    ? new Answer(all, "")
                    : new Answer(all.substring(0, end), all.substring(end + 4));
        }
    }
}
