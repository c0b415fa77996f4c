package org.jadoube.port;

import java.util.List;

/**
 * Tells which squares of a board are occupied.
 *
 * <p>Used by the loop's thread alone. A sensor that has trouble tells it by a {@link Signal} and
 * goes on trying in later polls; it never throws for it.
 */
public interface Sensor extends AutoCloseable {

    /**
     * The scans since the last poll, in order of their times, which never go back.
     *
     * <p>A sensor that is read by the host reads the board once. A board that scans by itself gives
     * all that has come in; one that reports changes only repeats the last contacts with the
     * present time, once it knows that nothing has changed up to then: contacts are believed when
     * two scans or more agree for long enough.
     *
     * <p>Returns within a few milliseconds, whatever the device does.
     *
     * @return empty when nothing is known of the contacts; they are then taken to be as they were,
     *     and never to be open
     */
    List<Scan> poll();

    /** Lets the device go; harmless when that has been done already. */
    @Override
    void close();
}
