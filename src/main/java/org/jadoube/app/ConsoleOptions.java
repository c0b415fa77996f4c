package org.jadoube.app;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.adapter.web.Access;
import org.jadoube.app.configuration.ConsoleSettings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where the console is served, and to whom, as said on the command line. */
final class ConsoleOptions {

    private static final Pattern LISTEN = Pattern.compile("(.+):(\\d{1,5})");

    @Option(
            names = "--listen",
            paramLabel = "ADDRESS:PORT",
            description =
                    "Where the console is served (127.0.0.1:8080); none for no console. Any other"
                            + " address than this machine's own needs --password-file.")
    private @Nullable String listen;

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
     * What the options come to, where they say something, and else what was configured; empty for
     * no console.
     *
     * @throws ParameterException if they would let in others without a password, or make no sense
     */
    Optional<Access> access(ConsoleSettings configured, CommandLine command) {
        ConsoleSettings settings =
                listen == null ? configured : listening(listen, configured, command);
        try {
            return new ConsoleSettings(
                            settings.isServed(),
                            settings.host(),
                            settings.port(),
                            Optional.ofNullable(passwordFile).or(settings::passwordFile),
                            names.isEmpty() ? settings.names() : names)
                    .access();
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(command, "The console: " + refused.getMessage());
        }
    }

    private static ConsoleSettings listening(
            String place, ConsoleSettings configured, CommandLine command) {
        if (place.equals("none")) {
            return new ConsoleSettings(
                    false, configured.host(), configured.port(), Optional.empty(), Set.of());
        }
        Matcher parts = LISTEN.matcher(place);
        if (!parts.matches()) {
            throw new ParameterException(
                    command, "--listen is an address and a port, not " + place);
        }
        return new ConsoleSettings(
                true,
                parts.group(1),
                Integer.parseInt(parts.group(2)),
                configured.passwordFile(),
                configured.names());
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
