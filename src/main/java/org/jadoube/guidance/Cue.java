package org.jadoube.guidance;

/**
 * What a lit square wants or tells.
 *
 * <p>The order is the priority when several cues want one square, the first the highest: what is
 * wrong comes before what is asked, that before what the hands are doing, that before what they
 * must or may do next, and what merely tells of the past comes last.
 */
public enum Cue {
    /** The piece here has to go away before play goes on. */
    CLEAR("clear"),
    /** A piece has to come back here before play goes on. */
    FILL("fill"),
    /** One of the answers to the open question. */
    ASK("ask"),
    /** The piece from here is in the hand. */
    HELD("held"),
    /** The piece here was touched, so that it must move or be taken (Laws 4.3). */
    MUST("must"),
    /** The announced move wants this piece lifted. */
    ANNOUNCED_FROM("announced-from"),
    /** The announced move wants a piece put here. */
    ANNOUNCED_TO("announced-to"),
    /** A move that the board advises begins or ends here. */
    ADVISED("advised"),
    /** A piece in the hand may go here, but would be lost. */
    DANGER("danger"),
    /** What stands here can be taken, or is being taken. */
    CAPTURE("capture"),
    /** A piece in the hand may go here. */
    TARGET("target"),
    /** The piece here can move, or carry on what the hands have begun. */
    HINT("hint"),
    /** The king here is in check. */
    CHECK("check"),
    /** The last move ended here. */
    LAST_TO("last-to"),
    /** The last move began here. */
    LAST_FROM("last-from");

    private final String code;

    Cue(String code) {
        this.code = code;
    }

    /** The word for it in scenarios, journals and protocols, such as {@code announced-from}. */
    public String code() {
        return code;
    }
}
