package org.jadoube.adapter.web;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where the console is served, and to whom.
 *
 * @param address where to listen; port 0 for any free one
 * @param names names besides addresses and {@code localhost} by which browsers may call it
 * @param password asked for before anything is shown; null for none, which only the machine itself
 *     may do without
 */
public record Access(InetSocketAddress address, Set<String> names, @Nullable String password) {
    private static final int SHORTEST_PASSWORD = 8;

    /** This machine alone, on port 8080. */
    public static final Access LOCAL = local(8080);

    /**
     * Checks that nobody else is let in without a password.
     *
     * @throws IllegalArgumentException if somebody is; the message is for the one who runs it
     */
    public Access {
        names = Set.copyOf(names);
        if (address.isUnresolved()) {
            throw new IllegalArgumentException(
                    address.getHostString() + " is no address of this machine");
        }
        if (password == null && !address.getAddress().isLoopbackAddress()) {
            throw new IllegalArgumentException(
                    "the console can be opened to the network only with a password");
        }
        if (password != null && password.length() < SHORTEST_PASSWORD) {
            throw new IllegalArgumentException(
                    "the password needs at least " + SHORTEST_PASSWORD + " characters");
        }
    }

    /** This machine alone. */
    public static Access local(int port) {
        return new Access(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), port), Set.of(), null);
    }

    boolean isProtected() {
        return password != null;
    }

    @Override
    public String toString() {
        return address + " " + names + (isProtected() ? ", with a password" : "");
    }
}
