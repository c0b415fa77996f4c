package org.jadoube.adapter.serial;

/** An open serial port. One thread reads, another one may write, any may close. */
interface SerialLine extends AutoCloseable {
    /** What {@link #read} returns when the device is gone. */
    int GONE = -1;

    /**
     * Waits 100 ms for bytes.
     *
     * @return how many came, at once with the first; 0 when none did; {@link #GONE} when there is
     *     nothing to wait for any more
     */
    int read(byte[] bytes);

    /** Writes all of it. May wait for ever when nobody reads, until the line is closed. */
    void write(byte[] bytes);

    /** Closes the port, which ends what waits for it; harmless when that has been done already. */
    @Override
    void close();
}
