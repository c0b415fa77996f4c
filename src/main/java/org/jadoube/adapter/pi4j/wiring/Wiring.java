package org.jadoube.adapter.pi4j.wiring;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board as it is wired to a Raspberry Pi. It may be nonsense, as a setup may be no position:
 * {@link #faults} tells.
 *
 * @param lights null where there are none
 * @param model what the machine is to be taken for; null to recognise it
 * @param gpioChip the chip of the lines, by the name of its device; null for the first whose label
 *     tells of the header
 */
public record Wiring(
        SensorWiring sensor,
        @Nullable LightWiring lights,
        PanelWiring panel,
        @Nullable PiModel model,
        @Nullable String gpioChip) {

    /** The board that most should build: matrix on an MCP23017, HT16K33, clock buttons, buzzer. */
    public static final Wiring DEFAULT =
            new Wiring(
                    SensorWiring.ExpanderMatrix.DEFAULT,
                    LightWiring.Ht16k33.DEFAULT,
                    PanelWiring.DEFAULT,
                    null,
                    null);

    /** All that is wrong with it, in the order of the components; empty when it can be used. */
    public List<WiringFault> faults() {
        return new WiringInspection(this).faults();
    }
}
