package org.jadoube.table;

/** Why an input was not accepted. */
public enum Refusal {
    NO_MOVE("no-move"),
    NOT_YOUR_TURN("not-your-turn"),
    PIECE_IN_HAND("piece-in-hand"),
    ILLEGAL_MOVE("illegal-move"),
    CASTLING_INCOMPLETE("castling-incomplete"),
    EN_PASSANT_INCOMPLETE("en-passant-incomplete"),
    TOUCH_MOVE("touch-move"),
    POSITION_DIFFERS("position-differs"),
    NOTHING_TO_CLAIM("nothing-to-claim"),
    OFFER_STANDS("offer-stands"),
    TOO_EARLY("too-early"),
    NO_CLOCK("no-clock"),
    CLOCK_STANDS("clock-stands"),
    CLOCK_RUNS("clock-runs"),
    NOT_ENOUGH_TIME("not-enough-time"),
    HELP_LOCKED("help-locked"),
    GAME_OVER("game-over"),
    NOT_ASKED("not-asked");

    private final String code;

    Refusal(String code) {
        this.code = code;
    }

    /** The word for it in scenarios and journals, such as {@code piece-in-hand}. */
    public String code() {
        return code;
    }
}
