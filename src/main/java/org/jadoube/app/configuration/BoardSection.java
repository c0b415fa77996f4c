package org.jadoube.app.configuration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.adapter.pi4j.wiring.PiModel;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.adapter.serial.BoardKind;
import org.jadoube.guidance.Language;

/** The tables {@code [board]}, {@code [serial]} and {@code [pi]}: which board there is. */
final class BoardSection {
    private static final Map<String, Which> BOARDS = new LinkedHashMap<>();

    static {
        BOARDS.put("virtual", Which.VIRTUAL);
        BOARDS.put("serial", Which.SERIAL);
        BOARDS.put(SensorSection.GPIO_MATRIX, Which.GPIO_MATRIX);
        BOARDS.put(SensorSection.EXPANDER, Which.EXPANDER);
        BOARDS.put(SensorSection.SHIFT_REGISTERS, Which.SHIFT_REGISTERS);
    }

    enum Which {
        VIRTUAL,
        SERIAL,
        GPIO_MATRIX,
        EXPANDER,
        SHIFT_REGISTERS
    }

    private static final int MOST_PORTS = 16;

    static final Key<Which> KIND =
            Key.standard(
                    "board",
                    "kind",
                    new Kind.Choice<>(BOARDS),
                    "virtual",
                    "a board on the console only, one on a serial line, or one wired to the Raspberry"
                            + " Pi, see [hardware](../hardware/README.md)");

    static final Key<Integer> SCANS =
            Key.standard(
                    "board",
                    "scans-per-second",
                    new Kind.Whole(1, 1000),
                    100L,
                    "how often the contacts are read; below 50 fast hands are missed");

    static final Key<Language> LANGUAGE =
            Key.standard(
                    "board",
                    "language",
                    new Kind.Choice<>(languages()),
                    "en",
                    "what the board itself speaks; each page of the console has its own");

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

    private static final Key<PiModel> MODEL =
            Key.optional(
                    "pi",
                    "model",
                    new Kind.Choice<>(Words.of(PiModel.values())),
                    PiModel.RP1,
                    "what the machine is to be taken for where it is not recognised: `up-to-4` for"
                            + " boards like a Raspberry Pi 4 or older, `rp1` for those like a 5");

    private static final Key<String> GPIO_CHIP =
            Key.optional(
                    "pi",
                    "gpio-chip",
                    new Kind.Text<>("a chip, such as \"gpiochip0\"", BoardSection::chip),
                    "gpiochip0",
                    "the chip of the header's lines; without it the first one that says it is");

    static final List<Key<?>> KEYS =
            List.of(KIND, SCANS, LANGUAGE, PORTS, PROTOCOL, MODEL, GPIO_CHIP);

    private BoardSection() {}

    private static Map<String, Language> languages() {
        Map<String, Language> languages = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            languages.put(language.code(), language);
        }
        return languages;
    }

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
            case GPIO_MATRIX -> wired(SensorSection.gpioMatrix(settings), settings);
            case EXPANDER -> wired(SensorSection.expander(settings), settings);
            case SHIFT_REGISTERS -> wired(SensorSection.shiftRegisters(settings), settings);
        };
    }

    private static HostedBoard wired(SensorWiring sensor, Settings settings) {
        Wiring wiring =
                new Wiring(
                        sensor,
                        LightsSection.read(settings),
                        PanelSection.read(settings),
                        settings.find(MODEL).orElse(null),
                        settings.find(GPIO_CHIP).orElse(null));
        new WiringCheck(settings).refuse(wiring);
        return new HostedBoard.Wired(wiring);
    }

    private static String port(String name) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("it is empty");
        }
        return name;
    }

    private static String chip(String name) {
        if (!name.matches("gpiochip\\d{1,3}")) {
            throw new IllegalArgumentException("gpiochip and a number");
        }
        return name;
    }
}
