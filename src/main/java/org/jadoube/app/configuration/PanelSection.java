package org.jadoube.app.configuration;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.port.Button;

/** The tables {@code [buttons]} and {@code [buzzer]}: what is wired beside the board. */
final class PanelSection {
    private static final Map<Button, Key<Integer>> BUTTONS = buttons();

    private static final Key<Level> PRESSED =
            Key.standard(
                    "buttons",
                    "pressed",
                    Lines.LEVEL,
                    Level.LOW,
                    "the level while a button is down: `low` for buttons to ground");

    private static final Key<Integer> BUZZER =
            Key.optional("buzzer", "line", Lines.GPIO, 18, "its GPIO; without it there is none");

    private static final Key<Level> SOUNDING =
            Key.standard(
                    "buzzer", "sounding", Lines.LEVEL, Level.HIGH, "the level at which it sounds");

    static final List<Key<?>> KEYS =
            Stream.concat(BUTTONS.values().stream(), Stream.of(PRESSED, BUZZER, SOUNDING))
                    .<Key<?>>map(key -> key)
                    .toList();

    private PanelSection() {}

    static PanelWiring read(Settings settings) {
        Map<Button, Integer> wired = new EnumMap<>(Button.class);
        BUTTONS.forEach(
                (button, key) -> settings.find(key).ifPresent(line -> wired.put(button, line)));
        Optional<PanelWiring.Buzzer> buzzer =
                settings.find(BUZZER)
                        .map(line -> new PanelWiring.Buzzer(line, settings.get(SOUNDING)));
        return new PanelWiring(wired, settings.get(PRESSED), buzzer.orElse(null));
    }

    /** The key that sets each field of a wiring's panel. */
    static Map<String, Key<?>> fields() {
        Map<String, Key<?>> fields = new LinkedHashMap<>();
        BUTTONS.forEach((button, key) -> fields.put("panel.buttons[" + button + "]", key));
        fields.put("panel.buzzer.line", BUZZER);
        return fields;
    }

    private static Map<Button, Key<Integer>> buttons() {
        Map<Button, Key<Integer>> keys = new EnumMap<>(Button.class);
        int example = 2;
        for (Button button : Button.values()) {
            Integer usual = PanelWiring.DEFAULT.buttons().get(button);
            keys.put(
                    button,
                    Key.optional(
                            "buttons",
                            Words.of(button),
                            Lines.GPIO,
                            usual == null ? example++ : usual,
                            meaning(button)));
        }
        return keys;
    }

    private static String meaning(Button button) {
        return switch (button) {
            case WHITE_CLOCK -> "the GPIO of White's side of the clock";
            case BLACK_CLOCK -> "that of Black's side";
            case ADJUST -> "of \"I adjust\"";
            case OFFER_DRAW -> "of the offer of a draw";
            case RESIGN -> "of resignation";
            case QUEEN, ROOK, BISHOP, KNIGHT -> "of the promotion to a " + Words.of(button);
        };
    }
}
