package org.jadoube.adapter.pi4j;

import java.io.IOException;

/** A chip on an I2C bus. */
interface I2cChip extends AutoCloseable {

    /** Sends bytes in one transfer. */
    void write(byte... bytes) throws IOException;

    /** Sends the number of a register, and fills an array from there on, in one transfer. */
    void read(int register, byte[] into) throws IOException;

    @Override
    void close();
}
