package org.jadoube.port;

import org.jadoube.guidance.LightFrame;

/**
 * The lights of a board.
 *
 * <p>Used by the loop's thread alone. Lights that have trouble tell it by a {@link Signal}, and
 * when they work again they show the last frame by themselves.
 */
public interface Lights extends AutoCloseable {

    /** Shows this from now on; returns within a few milliseconds, whatever the device does. */
    void show(LightFrame frame);

    /** Turns the lights off and lets the device go; harmless when that has been done already. */
    @Override
    void close();
}
