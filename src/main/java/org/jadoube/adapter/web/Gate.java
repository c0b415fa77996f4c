package org.jadoube.adapter.web;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lets through what a browser asks for the page of this console, and nothing that another page had
 * it ask for.
 *
 * <p>A page elsewhere can have its own name point to this machine (DNS rebinding), so a request is
 * to call the console by an address or a name that is known. It can also send forms here, so what
 * changes anything is to come from the console's own page: with its {@code Origin}, and as JSON,
 * which browsers send nowhere else unasked.
 */
final class Gate {
    private static final Pattern HOST =
            Pattern.compile("(?<name>\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9.-]+)(?::(?<port>\\d{1,5}))?");
    private static final Pattern IP_LITERAL = Pattern.compile("\\[.*]|\\d+(?:\\.\\d+){3}");
    private static final String HTTP = "http://";

    private final Access access;

    Gate(Access access) {
        this.access = access;
    }

    /** Checks by what name the console was called. */
    void checkHost(@Nullable String host) throws RefusedException {
        Matcher called = HOST.matcher(host == null ? "" : host);
        if (!called.matches()) {
            throw RefusedException.bad("The request does not say whom it calls.");
        }
        String name = called.group("name").toLowerCase(Locale.ROOT);
        boolean known =
                IP_LITERAL.matcher(name).matches()
                        || name.equals("localhost")
                        || access.names().contains(name);
        if (!known) {
            throw new RefusedException(421, "The console is not known by this name.");
        }
    }

    /** Checks that what changes something comes from the console's own page. */
    void checkOrigin(@Nullable String host, @Nullable String origin, @Nullable String type)
            throws RefusedException {
        if (!(HTTP + host).equalsIgnoreCase(origin)) {
            throw new RefusedException(403, "Only the console's own page may ask for this.");
        }
        String media = type == null ? "" : type.replaceFirst(";.*", "").strip();
        if (!media.equalsIgnoreCase("application/json")) {
            throw new RefusedException(415, "JSON is wanted here.");
        }
    }
}
