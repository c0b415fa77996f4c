package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.jr.ob.JSON;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One request and the answer to it. */
final class Request {
    private static final int LARGEST_BODY = 8 * 1024;
    private static final JSON STRICT = JSON.std.with(JSON.Feature.FAIL_ON_DUPLICATE_MAP_KEYS);

    /** Nothing but the console's own files, and in nobody's frame. */
    private static final String CONTENT_SECURITY_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
                    + "connect-src 'self'; base-uri 'none'; form-action 'none'; "
                    + "frame-ancestors 'none'";

    private final HttpExchange exchange;

    Request(HttpExchange exchange) {
        this.exchange = exchange;
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Security-Policy", CONTENT_SECURITY_POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
        headers.set("Cache-Control", "no-store");
    }

    HttpExchange exchange() {
        return exchange;
    }

    String method() {
        return exchange.getRequestMethod();
    }

    /** The path as it was sent: nothing is decoded, so nothing can hide in it. */
    String path() {
        return exchange.getRequestURI().getRawPath();
    }

    String query() {
        String query = exchange.getRequestURI().getRawQuery();
        return query == null ? "" : query;
    }

    @Nullable String header(String name) {
        return exchange.getRequestHeaders().getFirst(name);
    }

    /** Who asks. */
    String asker() {
        return exchange.getRemoteAddress().getAddress().getHostAddress();
    }

    /** The object that was sent. */
    Fields fields() throws IOException, RefusedException {
        byte[] body = exchange.getRequestBody().readNBytes(LARGEST_BODY + 1);
        if (body.length > LARGEST_BODY) {
            throw new RefusedException(413, "That is too long.");
        }
        try {
            return new Fields(STRICT.mapFrom(new String(body, UTF_8)));
        } catch (IOException broken) {
            throw RefusedException.bad("That is no JSON object.");
        }
    }

    void setHeader(String name, String value) {
        exchange.getResponseHeaders().set(name, value);
    }

    void answer(int status) throws IOException {
        exchange.sendResponseHeaders(status, -1);
    }

    void answer(int status, String type, byte[] bytes) throws IOException {
        setHeader("Content-Type", type);
        if (method().equals("HEAD")) {
            setHeader("Content-Length", Integer.toString(bytes.length));
            answer(status);
            return;
        }
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    void answer(Object json) throws IOException {
        answer(200, "application/json; charset=utf-8", JSON.std.asBytes(json));
    }

    void refuse(RefusedException refused) throws IOException {
        Map<String, Object> why = Map.of("refused", String.valueOf(refused.getMessage()));
        answer(refused.status(), "application/json; charset=utf-8", JSON.std.asBytes(why));
    }
}
