package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.LightWiring;

/**
 * Light-emitting diodes and what drives them. Colours are given by the number of the diode, red in
 * bits 23 to 16, green, and blue in bits 7 to 0; where there is but one colour, all but 0 is it.
 */
interface LightChip extends AutoCloseable {

    /** Stands for a chip that goes on by itself. */
    long NEVER_MICROS = Long.MAX_VALUE;

    /**
     * Sets the chip up and shows this, whatever was before. One that is set up already and shows it
     * does not as much as blink.
     */
    void restart(int[] colors) throws IOException;

    /** Shows this from now on; writes only what differs from what was shown before. */
    void show(int[] colors) throws IOException;

    /**
     * Does what has to be done again and again to keep showing the same.
     *
     * @return after how many microseconds it has to be done next
     */
    default long tend() throws IOException {
        return NEVER_MICROS;
    }

    @Override
    void close();

    /** Opens what a wiring names. */
    static LightChip open(LightWiring wiring, Wires wires) throws IOException {
        return switch (wiring) {
            case LightWiring.Ht16k33 chip ->
                    new Ht16k33Chip(
                            wires.i2c(chip.bus(), chip.address()), chip.brightnessPercent());
            case LightWiring.Max7219 chain -> Max7219Chain.open(chain, wires);
            case LightWiring.Ws2812 strip ->
                    new Ws2812Strip(
                            wires.spi(strip.bus(), strip.chipSelect(), Ws2812Strip.BAUD),
                            strip.brightnessPercent(),
                            strip.mostMilliamps());
            case LightWiring.GpioLights matrix -> GpioLightMatrix.open(matrix, wires);
        };
    }
}
