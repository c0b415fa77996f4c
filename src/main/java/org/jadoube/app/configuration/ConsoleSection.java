package org.jadoube.app.configuration;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** The table {@code [console]}: where the console is served, and to whom. */
final class ConsoleSection {
    private static final int MOST_NAMES = 16;

    private static final Key<Boolean> SERVED =
            Key.standard("console", "served", new Kind.Flag(), true, "whether there is a console");

    private static final Key<String> ADDRESS =
            Key.standard(
                    "console",
                    "address",
                    new Kind.Text<>("an address of this machine", ConsoleSection::host),
                    "127.0.0.1",
                    "where it listens; any other than this machine's own, such as `\"0.0.0.0\"` for"
                            + " the whole network, needs a password");

    private static final Key<Integer> PORT =
            Key.standard(
                    "console",
                    "port",
                    new Kind.Whole(0, 65_535),
                    8080L,
                    "the port there; 0 for any that is free");

    private static final Key<Path> PASSWORD_FILE =
            Key.optional(
                    "console",
                    "password-file",
                    new Kind.Text<>("the path of a file", Path::of),
                    "/etc/jadoube/password",
                    "a file whose first line is the password, at least 8 characters");

    private static final Key<List<String>> NAMES =
            Key.standard(
                    "console",
                    "names",
                    new Kind.Several<>(
                            new Kind.Text<>("a name", ConsoleSection::host), 0, MOST_NAMES),
                    List.of(),
                    "names by which browsers may call it, besides addresses and `localhost`, such"
                            + " as `[\"board.local\"]`");

    static final List<Key<?>> KEYS = List.of(SERVED, ADDRESS, PORT, PASSWORD_FILE, NAMES);

    private ConsoleSection() {}

    static ConsoleSettings read(Settings settings) {
        ConsoleSettings console =
                new ConsoleSettings(
                        settings.get(SERVED),
                        settings.get(ADDRESS),
                        settings.get(PORT),
                        settings.find(PASSWORD_FILE),
                        Set.copyOf(settings.get(NAMES)));
        try {
            console.access();
        } catch (IllegalArgumentException refused) {
            settings.refuse(
                    settings.isSet(PASSWORD_FILE) ? PASSWORD_FILE : ADDRESS,
                    String.valueOf(refused.getMessage()));
        }
        return console;
    }

    private static String host(String name) {
        if (!name.matches("[A-Za-z0-9.:%_-]+")) {
            throw new IllegalArgumentException("letters, digits and . : - only");
        }
        return name;
    }
}
