package org.jadoube.simulation;

/**
 * A deed and when it is done.
 *
 * @param needed whether the move could not be told without it
 */
record Motion(Deed deed, long atMicros, boolean needed) {
    Motion later(long micros) {
        return new Motion(deed, atMicros + micros, needed);
    }
}
