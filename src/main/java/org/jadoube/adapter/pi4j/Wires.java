package org.jadoube.adapter.pi4j;

import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.Level;

/**
 * The lines and buses of the machine. Whatever fails, fails with an {@link IOException} whose
 * message tells a person what could not be reached.
 */
interface Wires extends AutoCloseable {

    /**
     * Begins to read a line.
     *
     * @param rest what it is pulled to, by the machine's own resistor
     */
    InputLine input(int line, Level rest) throws IOException;

    /** Begins to drive a line, from this level. */
    OutputLine output(int line, Level level) throws IOException;

    /** Opens a chip on an I2C bus; that it answers is not yet known. */
    I2cChip i2c(int bus, int address) throws IOException;

    /** Opens a chip select of an SPI bus, in mode 0; that anything is there is never known. */
    SpiChip spi(int bus, int chipSelect, int baud) throws IOException;

    @Override
    void close();
}
