package org.jadoube.adapter.pi4j.wiring;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.jadoube.port.Button;
import org.jspecify.annotations.Nullable;

/**
 * What is wired beside the board. Nothing is checked here, but by {@link Wiring#faults}.
 *
 * @param buttons the GPIO line of each button that there is
 * @param pressed the level of a line while its button is down: {@code LOW} for buttons to ground,
 *     with a pull-up, {@code HIGH} for buttons to 3.3 V, with a pull-down
 * @param buzzer null where there is none
 */
public record PanelWiring(Map<Button, Integer> buttons, Level pressed, @Nullable Buzzer buzzer) {
    /** No button and no buzzer. */
    public static final PanelWiring NONE = new PanelWiring(Map.of(), Level.LOW, null);

    public static final PanelWiring DEFAULT =
            new PanelWiring(
                    Map.of(Button.WHITE_CLOCK, 14, Button.BLACK_CLOCK, 15, Button.ADJUST, 7),
                    Level.LOW,
                    new Buzzer(18, Level.HIGH));

    /**
     * A buzzer that sounds by itself while its line is at a level.
     *
     * @param line of the GPIO
     */
    public record Buzzer(int line, Level sounding) {}

    public PanelWiring {
        Map<Button, Integer> copy = new EnumMap<>(Button.class);
        copy.putAll(buttons);
        buttons = Collections.unmodifiableMap(copy);
    }
}
