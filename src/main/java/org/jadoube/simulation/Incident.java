package org.jadoube.simulation;

import java.util.Locale;

/** Something that happens beside a move, and that its contacts tell too. */
public enum Incident {
    SLIDE,
    HOVER,
    GHOST,
    PUT_BACK,
    ADJUST,
    BUMP,
    KNOCK_OVER,
    WRONG_MOVE,
    LONG_HOLD,
    /** The move, or the reply to it, was begun before the hand before had finished. */
    OVERLAP,
    OFF_CENTRE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
