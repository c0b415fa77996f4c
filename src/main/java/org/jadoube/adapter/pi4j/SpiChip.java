package org.jadoube.adapter.pi4j;

import java.io.IOException;

/** What hangs on one chip select of an SPI bus. */
interface SpiChip extends AutoCloseable {

    /** Sends bytes in one transfer, after which chip select rises. */
    void write(byte... bytes) throws IOException;

    /** Fills an array with what comes in while as many zeros are sent, in one transfer. */
    void read(byte[] into) throws IOException;

    @Override
    void close();
}
