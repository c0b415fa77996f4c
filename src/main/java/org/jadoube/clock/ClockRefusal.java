package org.jadoube.clock;

/** Why a chess clock did not do what it was asked. */
public enum ClockRefusal {
    /** The other side's time is running, or is to run first. */
    NOT_YOUR_TURN,
    /** The press is older than the turn that it would end. */
    BEFORE_TURN,
    /** The clock has been started already. */
    ALREADY_STARTED,
    /** The clock has not been started. */
    NOT_STARTED,
    /** The clock is paused. */
    PAUSED,
    /** The clock is not paused. */
    NOT_PAUSED,
    /** A flag has fallen; it never rises again. */
    FLAG_FALLEN,
    /** The clock has been stopped for good. */
    STOPPED,
    /** The correction would leave the side without time. */
    NOT_ENOUGH_TIME,
    /** The side plays without a limit. */
    UNTIMED
}
