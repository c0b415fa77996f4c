package org.jadoube.clock;

/** What became of something asked of a {@link ChessClock}. */
public sealed interface ClockResult {

    /** It was done; this is the clock from now on. */
    record Changed(ChessClock clock) implements ClockResult {}

    /** It was not done, and the clock is as before. */
    record Refused(ClockRefusal reason) implements ClockResult {}
}
