package org.jadoube.port;

/** Something beside a board that can be heard. */
@FunctionalInterface
public interface Sounder {

    /** Sounds, after what sounds already; never waits. */
    void sound(Sound sound);
}
