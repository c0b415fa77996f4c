package org.jadoube.lesson;

import java.util.Locale;
import org.jadoube.guidance.Saying;

/** Why a try does not solve an exercise, though no rule may forbid it. */
public enum Remark implements Saying {
    MOVE_ASKED(0),
    NOT_THIS_MOVE(0),
    CHECK_NOT_ASKED(0),
    /** How many moves there were. */
    OUT_OF_MOVES(1),

    /** The other king's square. */
    NO_CHECK(1),
    ANSWER_BY_KING(0),
    ANSWER_BY_CAPTURE(0),
    ANSWER_BY_BLOCK(0),
    NOTHING_TAKEN(0),
    /** Own piece, where it would be taken. */
    COSTS_MORE(2),

    STALEMATED(0),
    /** King's square. */
    CHECK_IS_NO_STALEMATE(1),
    /** A piece that can move, its square. */
    STILL_MOVES(2),
    SOMEBODY_CAN_MATE(0),
    NOBODY_CAN_MATE(0),
    NO_MOVE_LEFT(0),
    IT_IS_MATE(0),

    /** Where the king can go. */
    KING_ESCAPES(1),
    /** Piece that the king can take, its square. */
    KING_TAKES(2),
    /** Capturing piece, its square, the checker's square. */
    CHECKER_IS_TAKEN(3),
    /** Piece, its square, where it steps between. */
    CHECK_IS_BLOCKED(3),
    /** Defending piece, from, to. */
    DEFENDED(3),
    /** New piece, where it can be taken. */
    PROMOTED_IS_TAKEN(2),
    NOT_PROMOTED(0),

    SAY_IT(0),
    CLAIM_IT(0),
    /** How often the position has stood. */
    NOT_THREEFOLD(1),
    /** How many moves each side has made without capture or pawn move. */
    NOT_FIFTY(1),
    MOVE_FIRST(0),
    PRESS_NOW(0);

    private final int gaps;

    Remark(int gaps) {
        this.gaps = gaps;
    }

    @Override
    public String key() {
        return "lesson." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public int gaps() {
        return gaps;
    }
}
