package org.jadoube.app.configuration;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.jadoube.adapter.web.Access;
import org.jspecify.annotations.Nullable;

/**
 * Where the console is to be served, and to whom; not yet looked at by the system.
 *
 * @param isServed whether there is one at all
 * @param host an address or name of this machine
 * @param port 0 for any free one
 * @param passwordFile a file whose first line is the password
 * @param names names besides addresses and {@code localhost} by which browsers may call it
 */
public record ConsoleSettings(
        boolean isServed, String host, int port, Optional<Path> passwordFile, Set<String> names) {

    public ConsoleSettings {
        names = Set.copyOf(names);
    }

    /**
     * What it comes to; empty for no console.
     *
     * @throws IllegalArgumentException if it would let in others without a password, or makes no
     *     sense; the message is for the one who runs it
     */
    public Optional<Access> access() {
        return isServed
                ? Optional.of(new Access(new InetSocketAddress(host, port), names, password()))
                : Optional.empty();
    }

    private @Nullable String password() {
        if (passwordFile.isEmpty()) {
            return null;
        }
        try {
            return Files.readString(passwordFile.get()).lines().findFirst().orElse("").strip();
        } catch (IOException unreadable) {
            throw new IllegalArgumentException(
                    "the password file cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
