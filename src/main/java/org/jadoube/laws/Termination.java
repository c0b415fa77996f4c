package org.jadoube.laws;

/** The reason for which a game is over. */
public enum Termination {
    /** Laws 5.1.1. */
    CHECKMATE("checkmate"),
    /** Laws 5.2.1. */
    STALEMATE("stalemate"),
    /** Laws 5.1.2. */
    RESIGNATION("resignation"),
    /** A flag has fallen, Laws 6.9. */
    TIME("time"),
    /** Laws 5.2.3. */
    AGREEMENT("agreement"),
    /** The same position for the third time, Laws 9.2. */
    THREEFOLD("threefold"),
    /** The same position for the fifth time, Laws 9.6.1. */
    FIVEFOLD("fivefold"),
    /** Fifty moves by each side without a capture or a pawn move, Laws 9.3. */
    FIFTY("fifty"),
    /** Seventy-five moves by each side without a capture or a pawn move, Laws 9.6.2. */
    SEVENTY_FIVE("seventy-five"),
    /** No sequence of legal moves leads to a checkmate, Laws 5.2.2. */
    DEAD_POSITION("dead-position"),
    /** The second illegal move of one player, Laws 7.5.5. */
    ILLEGAL_MOVES("illegal-moves"),
    /** The arbiter has decided, for one as a penalty (Laws 12.9). */
    ARBITER("arbiter"),
    /** The players showed the result by putting both kings in the centre. */
    KINGS("kings"),
    /** The players went away. */
    ABANDONED("abandoned");

    private final String code;

    Termination(String code) {
        this.code = code;
    }

    /** The word for it in scenarios, journals and messages, such as {@code seventy-five}. */
    public String code() {
        return code;
    }
}
