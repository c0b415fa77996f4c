package org.jadoube.adapter.pi4j.wiring;

/** One of the two levels of a line. */
public enum Level {
    LOW,
    HIGH;

    /** The other level. */
    public Level opposite() {
        return this == LOW ? HIGH : LOW;
    }
}
