package org.jadoube.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.jadoube.adapter.web.Access;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where the console is served, and to whom, as said on the command line. */
final class ConsoleOptions {

    @Option(
            names = "--listen",
            paramLabel = "ADDRESS:PORT",
            description =
                    "Where the console is served (${DEFAULT-VALUE}); none for no console. Any other"
                            + " address than this machine's own needs --password-file.")
    private String listen = "127.0.0.1:8080";

    @Option(
            names = "--password-file",
            paramLabel = "FILE",
            description = "A file whose first line is the password of the console.")
    private @Nullable Path passwordFile;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description =
                    "A name by which browsers may call the console, besides addresses and"
                            + " localhost, such as board.local.")
    private Set<String> names = Set.of();

    /**
     * What the options come to; empty for no console.
     *
     * @throws ParameterException if they would let in others without a password, or make no sense
     */
    Optional<Access> access(CommandLine command) {
        if (listen.equals("none")) {
            return Optional.empty();
        }
        int colon = listen.lastIndexOf(':');
        if (colon < 1 || !listen.substring(colon + 1).matches("\\d{1,5}")) {
            throw new ParameterException(
                    command, "--listen is an address and a port, not " + listen);
        }
        int port = Integer.parseInt(listen.substring(colon + 1));
        try {
            InetSocketAddress address = new InetSocketAddress(listen.substring(0, colon), port);
            return Optional.of(new Access(address, names, password(command)));
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(
                    command, "--listen " + listen + ": " + refused.getMessage());
        }
    }

    private @Nullable String password(CommandLine command) {
        if (passwordFile == null) {
            return null;
        }
        try {
            return Files.readString(passwordFile).lines().findFirst().orElse("").strip();
        } catch (IOException unreadable) {
            throw new ParameterException(
                    command, "--password-file cannot be read: " + unreadable.getMessage());
        }
    }

    /** The address as a browser takes it. */
    static String address(InetSocketAddress served) {
        InetAddress address = served.getAddress();
        boolean isHere = address.isLoopbackAddress() || address.isAnyLocalAddress();
        String name = address.getHostAddress();
        String host = isHere ? "localhost" : name.contains(":") ? "[" + name + "]" : name;
        return "http://" + host + ":" + served.getPort() + "/";
    }
}
