package org.jadoube.app.configuration;

import java.util.List;
import java.util.Optional;
import org.jadoube.adapter.serial.BoardKind;

/** The tables {@code [board]} and {@code [serial]}: which board there is. */
final class BoardSection {
    private enum Which {
        VIRTUAL,
        SERIAL
    }

    private static final int MOST_PORTS = 16;

    private static final Key<Which> KIND =
            Key.standard(
                    "board",
                    "kind",
                    new Kind.Choice<>(Words.of(Which.values())),
                    "virtual",
                    "a board on the console only, or one on a serial line (see `[serial]`)");

    static final Key<Integer> SCANS =
            Key.standard(
                    "board",
                    "scans-per-second",
                    new Kind.Whole(1, 1000),
                    100L,
                    "how often the contacts are read; below 50 fast hands are missed");

    private static final Key<List<String>> PORTS =
            Key.optional(
                    "serial",
                    "ports",
                    new Kind.Several<>(
                            new Kind.Text<>("the name of a port", BoardSection::port),
                            1,
                            MOST_PORTS),
                    List.of("/dev/serial/by-id/usb-*"),
                    "where to look for the board; the last part of a name may be a pattern");

    private static final Key<BoardKind> PROTOCOL =
            Key.optional(
                    "serial",
                    "protocol",
                    new Kind.Choice<>(Words.of(BoardKind.values())),
                    "jadoube",
                    "what the board speaks; without it `jadoube` and `sentio` are looked for, which"
                            + " are recognised by listening");

    static final List<Key<?>> KEYS = List.of(KIND, SCANS, PORTS, PROTOCOL);

    private BoardSection() {}

    static HostedBoard read(Settings settings) {
        List<String> ports = settings.find(PORTS).orElse(List.of());
        Optional<BoardKind> protocol = settings.find(PROTOCOL);
        return switch (settings.get(KIND)) {
            case VIRTUAL -> new HostedBoard.Virtual();
            case SERIAL -> {
                if (!settings.isSet(PORTS)) {
                    settings.refuse(
                            KIND, "a serial board needs " + PORTS + ", where it is looked for");
                }
                yield new HostedBoard.Serial(
                        ports, protocol.map(List::of).orElse(BoardKind.SPEAKING_UNASKED));
            }
        };
    }

    private static String port(String name) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("it is empty");
        }
        return name;
    }
}
