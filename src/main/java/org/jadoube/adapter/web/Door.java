package org.jadoube.adapter.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Set;

/** Lets requests in, or tells why not. */
final class Door {
    private static final Set<String> READING = Set.of("GET", "HEAD");
    private static final Set<String> CHANGING = Set.of("POST", "DELETE");

    /** Every hand, drag and repeated key is a request. */
    private final RateLimit requests = new RateLimit(400, 100);

    private final RateLimit passwords = new RateLimit(5, 0.1);
    private final Gate gate;
    private final Sessions sessions;
    private final Routes routes;

    Door(Access access, Routes routes) {
        this.gate = new Gate(access);
        this.sessions = new Sessions(access.password());
        this.routes = routes;
    }

    /** Answers, and closes the exchange unless it was taken over. */
    void serve(HttpExchange exchange) {
        boolean taken = false;
        try {
            Request request = new Request(exchange);
            try {
                taken = admit(request);
            } catch (RefusedException refused) {
                request.refuse(refused);
            }
        } catch (IOException gone) {
            // Whoever asked has gone away, or the disk has told its trouble to those who watch it.
        } finally {
            if (!taken) {
                exchange.close();
            }
        }
    }

    private boolean admit(Request request) throws IOException, RefusedException {
        if (!requests.allows(request.asker(), nowMicros())) {
            throw new RefusedException(429, "Too much is asked at once.");
        }
        gate.checkHost(request.header("Host"));
        boolean changing = CHANGING.contains(request.method());
        if (changing) {
            gate.checkOrigin(
                    request.header("Host"),
                    request.header("Origin"),
                    request.header("Content-Type"));
        } else if (!READING.contains(request.method())) {
            request.setHeader("Allow", "GET, HEAD, POST, DELETE");
            throw new RefusedException(405, "That is not done here.");
        }
        if (request.path().equals("/api/session") && changing) {
            keepSession(request);
            return false;
        }
        return sessions.admits(request.header("Cookie"))
                ? routes.serve(request)
                : routes.serveStranger(request);
    }

    private void keepSession(Request request) throws IOException, RefusedException {
        if (request.method().equals("DELETE")) {
            sessions.end(request.header("Cookie"));
            request.answer(204);
            return;
        }
        if (!passwords.allows(request.asker(), nowMicros())) {
            throw new RefusedException(429, "Too many passwords were tried. Wait a little.");
        }
        String password = request.fields().only("password").text("password");
        String token =
                sessions.begin(password)
                        .orElseThrow(() -> new RefusedException(403, "This is not the password."));
        request.setHeader(
                "Set-Cookie",
                Sessions.COOKIE + "=" + token + "; Path=/; HttpOnly; SameSite=Strict");
        request.answer(204);
    }

    private static long nowMicros() {
        return System.nanoTime() / 1_000;
    }
}
