package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.LightWiring;
import org.jadoube.guidance.LightFrame;

/** The way of a frame to the bytes that a chip is sent, without threads and without a bus. */
public final class LightPath {
    private final Illumination illumination;
    private final LightChip chip;
    private long bytes;

    private LightPath(LightWiring wiring) {
        illumination = new Illumination(wiring);
        FakeWires wires = new FakeWires();
        wires.i2c(LightWiring.Ht16k33.DEFAULT.address(), new Matrix());
        wires.spi(LightWiring.Ws2812.DEFAULT.chipSelect(), new Strip());
        try {
            chip = LightChip.open(wiring, wires);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The way to an HT16K33. */
    public static LightPath toHt16k33() {
        return new LightPath(LightWiring.Ht16k33.DEFAULT);
    }

    /** The way to a strip of WS2812. */
    public static LightPath toWs2812() {
        return new LightPath(LightWiring.Ws2812.DEFAULT);
    }

    /**
     * Shows a frame.
     *
     * @return how many bytes have been sent since the beginning
     */
    public long show(LightFrame frame) throws IOException {
        chip.show(illumination.colors(frame, 0));
        return bytes;
    }

    private final class Matrix implements I2cChip {
        @Override
        public void write(byte... sent) {
            bytes += sent.length;
        }

        @Override
        public void read(int register, byte[] into) {
            throw new AssertionError("nothing to read");
        }

        @Override
        public void close() {}
    }

    private final class Strip implements SpiChip {
        @Override
        public void write(byte... sent) {
            bytes += sent.length;
        }

        @Override
        public void read(byte[] into) {
            throw new AssertionError("nothing to read");
        }

        @Override
        public void close() {}
    }
}
